import { tmpdir } from 'node:os';
import { describe, expect, test } from 'vitest';
import { runBounded, type ProcessLimits } from './run-bounded.ts';
import { limitedNode } from './system-limits.ts';

const MB = 1024 * 1024;
const LIMITS: ProcessLimits = { memoryMb: 256, timeMs: 20_000, outputBytes: 1000 };
const BUFFERS = 'const kept = []; for (;;) kept.push(Buffer.alloc(4e6, 1));';
/** The clock is not what ends them. */
const PATIENT = { timeout: 40_000 };

const run = (code: string, limits: Partial<ProcessLimits> = {}, commandFor = limitedNode) =>
  runBounded({ args: ['-e', code], cwd: tmpdir(), input: ['a ', 'text'] }, { ...LIMITS, ...limits }, commandFor);

test('PR-03 a program reads its input and returns its output', async () => {
  const { outcome } = await run("process.stdin.on('data', (data) => process.stdout.write(data))");
  expect(outcome).toEqual({ output: 'a text' });
});

describe('PR-03 a program that takes more memory than it may is ended below the limit', () => {
  test.each([
    ['buffers, which no limit of the heap counts', BUFFERS],
    ['one buffer', 'const { length } = Buffer.alloc(1e9, 1); setTimeout(() => length, 1e5)'],
    ['strings outside the heap', "const kept = []; for (;;) kept.push(Buffer.alloc(4e6, 65).toString('latin1'));"],
    ['objects', 'const kept = []; for (;;) kept.push({ a: [kept.length] });'],
    ['many threads', "const { Worker } = require('node:worker_threads'); for (;;) new Worker('', { eval: true });"],
  ])('%s', PATIENT, async (_, code) => {
    const { outcome, peakBytes } = await run(code);
    // A library may catch what the system refuses; then the program ends by itself.
    expect(outcome).toMatchObject({ ended: expect.stringMatching(/^(memory|crash)$/) as string });
    expect(peakBytes).toBeLessThan(LIMITS.memoryMb * MB);
  });

  test('also where the system has no limit for it', PATIENT, async () => {
    const slowly = `const pause = new Int32Array(new SharedArrayBuffer(4)); ${BUFFERS.replace('for (;;)', 'for (;; Atomics.wait(pause, 0, 0, 8))')}`;
    const { outcome } = await run(slowly, {}, async (args) => [process.execPath, [...args]]);
    expect(outcome).toMatchObject({ ended: 'memory', detail: expect.stringMatching(/^took \d+ MB$/) as string });
  });
});

test('PR-03 a program that takes too long is ended, whatever it does', PATIENT, async () => {
  const { outcome } = await run("process.on('SIGTERM', () => 0); for (;;);", { timeMs: 500 });
  expect(outcome).toMatchObject({ ended: 'time' });
});

test('PR-03 a program that nobody stops any more is ended by the system, by the time of its processors', PATIENT, async () => {
  const nobody: typeof limitedNode = (args, limits) => limitedNode(args, { ...limits, cpuSeconds: 1 });
  const { outcome } = await run('for (;;);', {}, nobody);
  expect(outcome).toMatchObject({ ended: 'time', detail: 'ended with SIGXCPU' });
});

test('PR-03 a program that writes too much is ended', PATIENT, async () => {
  const { outcome } = await run("for (;;) require('node:fs').writeSync(1, 'much')");
  expect(outcome).toMatchObject({ ended: 'memory', detail: 'wrote more than 1000 bytes' });
});

test('PR-03 a program that fails is told from one at its limits', async () => {
  const { outcome } = await run('process.exit(3)');
  expect(outcome).toEqual({ ended: 'crash', detail: 'ended with 3' });
});
