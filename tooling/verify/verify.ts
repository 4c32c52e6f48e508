// Runs the checks named on the command line, by default all of them: those that read the tree first, then the tests.
// `changed` limits the tests to what the change can break; `full` runs all of them on the oldest PostgreSQL too.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedFiles, testsFor } from '../run/changed.ts';
import type { Check, Result } from './check.ts';
import { NAMED_CHECKS, STATIC_CHECKS, testChecks } from './checks/index.ts';
import { findingLines, resultLine, slowestChecks } from './print.ts';
import { REPOSITORY } from './run-tool.ts';
import { filesBelow } from './tree.ts';

const LANES = 2;
const STILL_MS = 30_000;
const TREE = REPOSITORY.slice(0, -1);

const words = process.argv.slice(2);
const full = words.includes('full');
const wanted = words.filter((word) => word !== 'changed' && word !== 'full');

function changeOf() {
  const tests = filesBelow(TREE).filter((file) => /\.test\.tsx?$/.test(file));
  const { everything, ...change } = testsFor(changedFiles(TREE), tests);
  return everything ? undefined : change;
}
const change = words.includes('changed') && !full ? changeOf() : undefined;
const isAlone = !words.includes('unit') && words.includes('postgres');
const tests = testChecks({ full: full || isAlone, ...(change && { change }) });

const known = new Set([...STATIC_CHECKS, ...testChecks(), ...NAMED_CHECKS].map(({ name }) => name));
const unknown = wanted.filter((name) => !known.has(name));
if (unknown.length > 0) {
  console.error(`There is no check ${unknown.join(', ')}. Available: ${[...known].join(' ')}, and the words changed and full.`);
  process.exit(2);
}

// What `unit` sends to the newest PostgreSQL is prepared on the oldest by `postgres`.
const statements = mkdtempSync(join(tmpdir(), 'hirehq-statements-'));
process.env['HIREHQ_STATEMENTS'] = statements;

const isWanted = ({ name }: Check) => wanted.length === 0 || wanted.includes(name);
const running = new Map<string, { started: number; progress: string }>();
const took = new Map<string, number>();
const closing: string[] = [];
const failed: string[] = [];

async function runOne(check: Check) {
  const state = { started: performance.now(), progress: '' };
  running.set(check.name, state);
  const progress = (text: string) => {
    state.progress = `, ${text}`;
  };
  const result = await check.run(TREE, progress).catch((error: unknown): Result => ({
    findings: [{ message: error instanceof Error ? (error.stack ?? error.message) : String(error) }],
    note: 'broke',
  }));
  running.delete(check.name);
  const ms = performance.now() - state.started;
  took.set(check.name, ms);
  console.log(resultLine(check.name, result, ms));
  closing.push(...(result.closing ?? []));
  if (result.findings.length === 0) return;
  failed.push(check.name);
  console.log(`${findingLines(check.name, result.findings).join('\n')}\n`);
}

async function runAll(checks: readonly Check[], lanes: number) {
  const queue = checks.filter(isWanted);
  const lane = async () => {
    for (let check = queue.shift(); check; check = queue.shift()) await runOne(check);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

const still = setInterval(() => {
  const now = performance.now();
  const lines = [...running].map(
    ([name, { started, progress }]) => `${name} (${Math.round((now - started) / 1000)} s${progress})`,
  );
  console.log(`  … still running: ${lines.join(', ')}`);
}, STILL_MS);

await runAll(STATIC_CHECKS, LANES);
// The unit tests take the whole machine, and record what the tests after them read. After a finding they would only delay the
// next try.
const leftOut = failed.length > 0 ? tests.filter(isWanted) : [];
if (leftOut.length === 0) {
  const [units, ...others] = tests;
  if (units) await runAll([units], 1);
  // `npm test` builds from here on.
  if (failed.length === 0) process.send?.('tested');
  await runAll(others, LANES);
  if (wanted.length > 0) await runAll(NAMED_CHECKS, 1);
}
clearInterval(still);
rmSync(statements, { recursive: true, force: true });

if (closing.length > 0) console.log(`\n${closing.join('\n')}`);
console.log(`\n${slowestChecks(took)}`);
console.log(`\n${took.size - failed.length} passed, ${failed.length} failed${failed.length > 0 ? `: ${failed.join(', ')}` : ''}`);
if (leftOut.length > 0) console.log(`Not run until then: ${leftOut.map(({ name }) => name).join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
