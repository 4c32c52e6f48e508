import { createHash } from 'node:crypto';
import { afterAll } from 'vitest';

/** What a test file took, whatever else ran on the machine. */
export interface FileCost {
  /** Milliseconds of the processor that the worker spent on the file: imports, hooks and tests. */
  cpuMs: number;
  /** Milliseconds of the processor that the yardstick took in the same worker, just before. */
  yardstickMs: number;
}

declare module 'vitest' {
  interface TaskMeta {
    cost?: FileCost;
  }
}

const SAMPLE = Array.from({ length: 400 }, (_, index) => ({ id: index, title: `Job ${index}`, skills: ['a', 'b', `c${index}`] }));
const ROUNDS = 12;

function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** A fixed amount of work of the kind tests do: texts, objects, hashes. */
function yardstick(): number {
  const started = processorMs();
  for (let round = 0; round < ROUNDS; round += 1) {
    const text = JSON.stringify(SAMPLE);
    const byTitle = new Map((JSON.parse(text) as typeof SAMPLE).map((job) => [job.title, job]));
    createHash('sha256').update(text).update(String(byTitle.size)).digest();
  }
  return processorMs() - started;
}

const yardstickMs = yardstick();
const started = processorMs();

// Registered first, so it runs after every other afterAll of the file.
// oxlint-disable-next-line no-empty-pattern -- vitest reads which fixtures a hook wants from this pattern
afterAll(({}, file) => {
  file.meta.cost = { cpuMs: processorMs() - started, yardstickMs };
});
