import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from '@playwright/test';
import { PORTS } from '../platform/addresses.ts';
import { createDataFolder, removeDataFolder } from '../platform/data-folder.ts';
import { START_WITHIN_MS } from '../platform/start-platform.ts';

test('services and database end when the worker that started them is killed', async () => {
  test.setTimeout(START_WITHIN_MS);
  const data = await createDataFolder();
  const program = join(import.meta.dirname, 'start-and-wait.ts');
  const worker = spawn(process.execPath, [program, String(PORTS.orphaned), data], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [origin] = (await once(createInterface(worker.stdout), 'line')) as [string];
  expect((await fetch(`${origin}/ready`)).ok).toBe(true);
  const database = join(data, 'pg/postmaster.pid');
  expect(existsSync(database)).toBe(true);

  worker.kill('SIGKILL');
  const responses = () =>
    fetch(`${origin}/ready`).then(
      () => true,
      () => false,
    );
  await expect.poll(responses, { timeout: 60_000 }).toBe(false);
  // PostgreSQL removes it when it has stopped in good order.
  await expect.poll(() => existsSync(database), { timeout: 60_000 }).toBe(false);
  await removeDataFolder(data);
});
