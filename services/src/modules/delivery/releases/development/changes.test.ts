import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createTestApp } from '../../../../platform/testing/test-app.ts';
import { publishReleases, releasesModule } from '../index.ts';
import { writeTestRelease } from '../testing/test-release.ts';

async function startApp(mode: 'development' | 'production') {
  const test = await createTestApp({ modules: [releasesModule], config: { mode } });
  onTestFinished(() => test.close());
  const shell = (version: string) => writeTestRelease({ remote: 'shell', version });
  const page = async () => (await test.app.inject({ url: '/', headers: { accept: 'text/html' } })).body;
  return { test, shell, page };
}

it('a release of npm run dev is published at run time, notifies open pages, and replaces the previous one', async () => {
  const { test, shell, page } = await startApp('development');
  await publishReleases(test.services, [await shell('1.0.0-abc')]);
  expect(await page()).not.toContain('/dev/changes');

  const origin = await test.app.listen({ port: 0 });
  const changes = await fetch(`${origin}/dev/changes`);
  const reader = changes.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect(await reader?.read()).toMatchObject({ value: 'retry: 200\n\n' });

  const publish = async (version: string) => {
    const folder = await shell(version);
    return fetch(`${origin}/dev/releases`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ folder }),
    });
  };
  expect((await publish('1.0.0-dev.1')).status).toBe(204);
  expect(await reader?.read()).toMatchObject({ value: 'data: published\n\n' });
  expect(await page()).toContain('/dev/changes');

  expect((await publish('1.0.0-dev.2')).status).toBe(204);
  expect(await page()).toContain('/shell/1.0.0-dev.2/');
  const folder = join(test.services.config.dataFolder, 'releases/shell');
  expect(['1.0.0-abc', '1.0.0-dev.1', '1.0.0-dev.2'].map((version) => existsSync(join(folder, version)))).toEqual([
    true,
    false,
    true,
  ]);
  await reader?.cancel();

  // A release that was built takes its place, and never steps back to it.
  await publishReleases(test.services, [await shell('1.0.0-def')]);
  expect(await page()).not.toContain('/dev/changes');
  expect(existsSync(join(folder, '1.0.0-dev.2'))).toBe(false);
});

it('names the field if no folder is sent', async () => {
  const { test } = await startApp('development');
  const response = await test.app.inject({ method: 'POST', url: '/dev/releases', payload: {}, headers: { host: 'localhost' } });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({
    errorCode: 'VALIDATION_FAILED',
    fields: { folder: 'Send the path of a built folder.' },
  });
});

it('in production it is rejected, and there is no route to send it', async () => {
  const { test, shell } = await startApp('production');
  await expect(publishReleases(test.services, [await shell('1.0.0-dev.1')])).rejects.toThrow('it was built by npm run dev');
  const response = await test.app.inject({ method: 'POST', url: '/dev/releases', payload: { folder: '/tmp' } });
  expect(response.statusCode).toBe(404);
});
