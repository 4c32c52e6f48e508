// Runs the checks named on the command line, by default all of them, two at a time.
import type { Check, Result } from './check.ts';
import { CHECKS } from './checks/index.ts';
import { findingLines, resultLine } from './print.ts';
import { REPOSITORY } from './run-tool.ts';

const LANES = 2;
const STILL_MS = 15_000;

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !CHECKS.some((check) => check.name === name));
if (unknown.length > 0) {
  console.error(`There is no check ${unknown.join(', ')}. Available: ${CHECKS.map(({ name }) => name).join(' ')}`);
  process.exit(2);
}

const queue = CHECKS.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const running = new Map<string, number>();
const failed: { check: Check; result: Result }[] = [];
let passed = 0;

async function runOne(check: Check) {
  const started = performance.now();
  running.set(check.name, started);
  const result = await check.run(REPOSITORY.slice(0, -1)).catch((error: unknown): Result => ({
    findings: [{ message: error instanceof Error ? (error.stack ?? error.message) : String(error) }],
    note: 'broke',
  }));
  running.delete(check.name);
  console.log(resultLine(check.name, result, performance.now() - started));
  if (result.findings.length > 0) failed.push({ check, result });
  else passed += 1;
}

async function lane() {
  for (let check = queue.shift(); check; check = queue.shift()) await runOne(check);
}

const still = setInterval(() => {
  const names = [...running].map(([name, started]) => `${name} (${Math.round((performance.now() - started) / 1000)} s)`);
  console.log(`  … still running: ${names.join(', ')}`);
}, STILL_MS);

await Promise.all(Array.from({ length: LANES }, lane));
clearInterval(still);
for (const { check, result } of failed) console.log(`\n${findingLines(check.name, result.findings).join('\n')}`);
console.log(`\n${passed} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
