import { randomUUID } from 'node:crypto';
import { jobPicturePath } from '@hirehq/shared-contracts/page-head';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../platform/testing/test-app.ts';
import { place, storedJobs } from '../../jobs/testing/stored-jobs.ts';

let app: TestApp;
let ids: string[];
const EVIL = [
  '</span><span foreground="red">&lt; "',
  'W'.repeat(300),
  '\u0000\u202E\uD800x',
  `e${'\u0316'.repeat(200)}`,
  'ممرض أول في قسم الطوارئ Intensive Care (m/w/d)',
  '看護師 नर्स พยาบาล 간호사 👩‍⚕️',
  '&#0; %s ${x}',
];
beforeAll(async () => {
  app = await createTestApp();
  const facts = {
    title: 'Nurse',
    company: 'Acme Health',
    places: [place('Utrecht', 'Utrecht', 'NL')],
    pay: { currency: 'EUR', min: 20, max: 25, unit: 'HOUR' as const },
  };
  ids = await storedJobs(app.db, [
    facts,
    { ...facts, closesOn: '2020-01-01' },
    facts,
    // PostgreSQL stores no U+0000.
    ...EVIL.map((title) => ({ ...facts, title: title.replaceAll('\u0000', '\u0001').toWellFormed() })),
  ]);
  await app.db
    .updateTable('job')
    .set({ closed_at: new Date() })
    .where('id', '=', ids[2] ?? '')
    .execute();
});
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.app.inject({ url, headers });
const pictureOf = (index: number, locale = 'en') => get(jobPicturePath(ids[index] ?? '', locale));

async function sizeOf(data: Buffer) {
  const { format, width, height } = await sharp(data).metadata();
  return { format, width, height };
}

test('JB-24 the picture of an open job is a PNG of 1200 × 630, in each language, and is not sent again if unchanged', async () => {
  const pictures = [];
  for (const locale of ['en', 'es', 'ar']) {
    const response = await pictureOf(0, locale);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('image/png');
    expect(response.headers['cache-control']).toBe('public, max-age=3600');
    expect(await sizeOf(response.rawPayload)).toEqual({ format: 'png', width: 1200, height: 630 });
    pictures.push(response.rawPayload.toString('base64'));
    const again = await get(jobPicturePath(ids[0] ?? '', locale), { 'if-none-match': String(response.headers.etag) });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  }
  expect(new Set(pictures).size).toBe(3);
});

test('JB-24 a changed title has another picture', async () => {
  const before = await pictureOf(0);
  await app.db
    .updateTable('job')
    .set({ title: 'Midwife' })
    .where('id', '=', ids[0] ?? '')
    .execute();
  const after = await pictureOf(0);
  expect(after.headers.etag).not.toBe(before.headers.etag);
  expect(after.rawPayload.equals(before.rawPayload)).toBe(false);
});

test.each(EVIL.map((title, index) => [title.slice(0, 40), index + 3] as const))(
  'JB-24 a title such as %j is drawn within the size',
  async (_title, index) => {
    const { statusCode, rawPayload } = await pictureOf(index);
    expect(statusCode).toBe(200);
    expect(await sizeOf(rawPayload)).toEqual({ format: 'png', width: 1200, height: 630 });
    expect(rawPayload.length).toBeLessThan(200_000);
  },
);

test('JB-24 a job that is over, closed or missing has no picture, nor has a language that we lack', async () => {
  const urls = [
    jobPicturePath(ids[1] ?? '', 'en'),
    jobPicturePath(ids[2] ?? '', 'en'),
    jobPicturePath(randomUUID(), 'en'),
    jobPicturePath('x', 'en'),
    jobPicturePath(ids[0] ?? '', 'xx'),
  ];
  for (const url of urls) expect((await get(url)).statusCode).toBe(404);
});
