import { spawn } from 'node:child_process';
import { expect, onTestFinished, test, vi } from 'vitest';
import { processorMs } from './processor-time.ts';

test.runIf(process.platform === 'linux')('the time of a process that waits stays, and that of one that works grows', async () => {
  const start = (code: string) => {
    const child = spawn(process.execPath, ['-e', code], { stdio: 'ignore' });
    onTestFinished(() => void child.kill('SIGKILL'));
    return child.pid ?? 0;
  };
  const waits = start('setTimeout(() => 0, 1e6)');
  const works = start('for (;;);');
  await vi.waitFor(async () => expect(await processorMs(works)).toBeGreaterThan(1000), { timeout: 60_000 });
  expect(await processorMs(waits)).toBeLessThan(1000);
});

test('a process that is not there has no time', async () => {
  expect(await processorMs(2 ** 30)).toBeUndefined();
});
