import { expect, test } from 'vitest';
import type { FileReport } from '../vitest/run-report.ts';
import { slowestFiles } from './print.ts';
import { testBudgetFindings, turnsOf } from './test-budgets.ts';

const file = (name: string, cpuMs: number, more: Partial<FileReport> = {}): FileReport => ({
  file: `toy/${name}.test.ts`,
  folder: 'toy',
  tests: 1,
  seconds: cpuMs / 1000,
  cost: { cpuMs, yardstickMs: 10 },
  made: {},
  failures: [],
  ...more,
});
const findings = (files: FileReport[], budget: { turns: number; made?: Record<string, number> }, mostOfAFile = 1000) =>
  testBudgetFindings({ files, errors: [] }, { toy: budget }, mostOfAFile).map(({ file: of, message }) => `${of}: ${message}`);

test('a package within its budget is accepted', () => {
  expect(findings([file('a', 500), file('b', 500)], { turns: 100 })).toEqual([]);
});

test('a package whose files together take more is a finding', () => {
  expect(findings([file('a', 500), file('b', 501)], { turns: 100 })).toEqual([
    expect.stringMatching(/^toy: its tests take 100 turns, more than 100:/),
  ]);
});

test('a machine that is slow, or busy, makes no difference', () => {
  const slow = (name: string, cpuMs: number) => file(name, cpuMs * 7, { cost: { cpuMs: cpuMs * 7, yardstickMs: 70 } });
  expect(findings([slow('a', 500), slow('b', 500)], { turns: 100 })).toEqual([]);
});

test('a worker that has just begun makes no difference', () => {
  const files = [file('a', 100, { cost: { cpuMs: 100, yardstickMs: 90 } }), file('b', 100), file('c', 100)];
  expect([...turnsOf({ files, errors: [] }).values()]).toEqual([10, 10, 10]);
});

test('too much made of what is expensive is a finding', () => {
  const files = [file('a', 1, { made: { databases: 2 } }), file('b', 1, { made: { databases: 1 } })];
  expect(findings(files, { turns: 100, made: { databases: 2 } })).toEqual([
    expect.stringMatching(/^toy: its tests take 3 databases, more than 2:/),
  ]);
  expect(findings(files, { turns: 100, made: { databases: 3 } })).toEqual([]);
});

test('a file that takes too much is a finding, however much its package may', () => {
  expect(findings([file('a', 300), file('b', 10)], { turns: 100 }, 20)).toEqual([
    expect.stringMatching(/^toy\/a\.test\.ts: its tests take 30 turns, more than 20:/),
  ]);
});

test('a package without a budget is a finding', () => {
  expect(testBudgetFindings({ files: [file('a', 1)], errors: [] }, {})).toEqual([
    { file: 'toy', message: 'has tests and no budget in tooling/verify/test-budgets.ts' },
  ]);
});

test('the ten slowest files are named, the slowest first', () => {
  const files = Array.from({ length: 12 }, (_, index) => file(`f${index}`, (index + 1) * 1000));
  const lines = slowestFiles({ files, errors: [] });
  expect(lines).toHaveLength(11);
  expect(lines[1]).toMatch(/12\.0 s +1200 turns +toy\/f11\.test\.ts/);
});
