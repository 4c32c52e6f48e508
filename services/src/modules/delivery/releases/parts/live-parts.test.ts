import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PaintedPages } from '@hirehq/shared-contracts/first-paint';
import { SERVED_PART } from '@hirehq/shared-contracts/release';
import { SERVED_PART_FILE, SERVED_PART_GLOBAL } from '@hirehq/shared-contracts/served-part';
import { createTestApp, type TestApp } from '../../../../platform/testing/test-app.ts';
import { publishReleases } from '../index.ts';
import { LoadReportsStore } from '../load-reports.store.ts';
import { writeTestRelease } from '../testing/test-release.ts';

let app: TestApp;
let now = new Date('2030-01-07T12:00:00Z');

beforeAll(async () => {
  app = await createTestApp({ now: () => now });
});
afterAll(() => app.close());

const bodyOf = async (url: string) => (await app.app.inject({ url, headers: { accept: 'text/html' } })).body;
/** The first page of a release is served while its part is being read. */
const served = (content: string) => expect.poll(() => bodyOf('/about?from=mail'), { timeout: 60_000 }).toContain(content);

const partOf = (body: string) => `globalThis.${SERVED_PART_GLOBAL} = (input) => { ${body} };\n`;

const makeLive = (folder: string) => publishReleases(app.services, [folder], { promote: true });

async function publish(version: string, body: string): Promise<string> {
  const folder = await writeTestRelease({
    remote: 'about',
    version,
    files: { 'entry.js': 'export {}', [SERVED_PART_FILE]: partOf(body) },
    routes: [{ id: 'about', path: '/about', access: 'public', criticality: 'primary', skeleton: 'page', served: true }],
    parts: { about: { js: [], css: [] } },
  });
  await makeLive(folder);
  return folder;
}

test('PF-01 PF-03 a published release writes the content of the next page, and the previous one does when it is live again', async () => {
  const html = '<main><template data-part="begin"></template><i>skeleton</i><template data-part="end"></template></main>';
  const painted: PaintedPages = { '/about': { skeleton: 'page', footer: true, html } };
  const shell = await writeTestRelease({
    remote: 'shell',
    version: '1.0.0-a',
    files: { 'main.js': 'start();', 'first-paint.D.en.json': JSON.stringify(painted) },
    parts: { main: { js: ['main.js'], css: [] } },
  });
  await makeLive(shell);
  const first = await publish('1.0.0-a', "return { html: `<b>first of ${input.route} at ${input.now}</b>`, rules: '' };");
  await served(`<b>first of about at ${now.getTime()}</b>`);
  await publish('1.0.0-b', "return { html: `<b>second of ${input.route}</b>`, rules: '' };");
  await served('<b>second of about</b>');
  await makeLive(first);
  await served('<b>first of about at');
});

test('PF-01 a part that keeps failing is switched off with one report, and pages have their skeleton', async () => {
  await publish('1.0.0-c', "throw new Error('broken on purpose');");
  const reports = async () =>
    (await new LoadReportsStore(app.db).reports(100)).map(({ report }) => report).filter(({ part }) => part === SERVED_PART);
  for (let minute = 0; minute < 10 && (await reports()).length === 0; minute += 1) {
    now = new Date(now.getTime() + 61_000);
    expect(await bodyOf('/about')).toContain('<i>skeleton</i>');
    await sleep(200);
  }
  await expect.poll(reports, { timeout: 60_000 }).toMatchObject([
    {
      remote: 'about',
      outcome: 'failed',
      attempts: [{ version: '1.0.0-c', message: expect.stringContaining('broken on purpose') as string }],
    },
  ]);
});
