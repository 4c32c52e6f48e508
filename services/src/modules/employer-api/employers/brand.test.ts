import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Theme } from '@hirehq/shared-contracts/rest';
import { employerTheme } from '@hirehq/shared-contracts/employer-theme';
import { MAX_PICTURE_BYTES } from '@hirehq/shared-contracts/employer-picture';
import { purpleTheme } from '@hirehq/shared-contracts/testing';
import { multipartBody } from '../../../platform/testing/multipart-body.ts';
import { SAMPLES } from '../../../platform/testing/sample-files.ts';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { pngBytes, pngFile } from '../../../platform/testing/png-file.ts';
import { testEmployer } from './testing/test-employer.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const pale = {
  ...purpleTheme,
  isSelected: false,
  primaryColor: 'FFFF00',
  mainTextColor: 'CCCCCC',
  headingTextColor: 'EEEEEE',
  hoverButtonTextColor: '4A148C',
  listHoverColor: '333333',
};

describe('SV-08 the report of a theme', () => {
  test('SV-08 is empty for legible colours', async () => {
    const { ask } = await testEmployer(app);
    const { body } = await ask('PUT brand', { theme: [purpleTheme], exclusiveCandidateTheme: [purpleTheme] });
    expect(body['themeReport']).toEqual({ corrections: [], refusedEntries: [] });
  });

  test('SV-08 names the entry, the requested colour, the one used and why; reading the brand returns the same', async () => {
    const { ask } = await testEmployer(app);
    const { statusCode, body } = await ask('PUT brand', { theme: [purpleTheme, pale] });
    expect(statusCode).toBe(200);
    const { theme: shown } = employerTheme({ ...pale, isSelected: true });
    const bare = (colour: string | undefined) => colour?.slice(1);
    const correction = (colour: string, asked: string, painted: string | undefined) => ({
      theme: 'theme',
      entry: 1,
      colour,
      asked,
      shown: painted,
      reason: 'CONTRAST',
      message: expect.stringContaining('is used.') as string,
    });
    expect(body['themeReport']).toEqual({
      corrections: [
        correction('primaryColor', 'FFFF00', bare(shown?.primary)),
        correction('mainTextColor', 'CCCCCC', '1f1d1a'),
        correction('headingTextColor', 'EEEEEE', '1f1d1a'),
        correction('listHoverColor', '333333', expect.stringMatching(/^[0-9a-f]{6}$/) as string),
        correction('hoverButtonTextColor', '4A148C', 'ffffff'),
      ],
      refusedEntries: [],
    });
    expect((await ask('GET brand')).body['themeReport']).toEqual(body['themeReport']);
  });

  test('SV-08 covers both themes', async () => {
    const { ask } = await testEmployer(app);
    const { body } = await ask('PUT brand', {
      theme: [purpleTheme],
      exclusiveCandidateTheme: [{ ...purpleTheme, mainTextColor: 'FFFFFF' }],
    });
    expect(body['themeReport'].corrections).toMatchObject([
      { theme: 'exclusiveCandidateTheme', entry: 0, colour: 'mainTextColor', asked: 'FFFFFF' },
    ]);
  });

  test('SV-08 an invalid entry is refused with its position and what to send, and nothing is changed', async () => {
    const { ask } = await testEmployer(app);
    await ask('PUT brand', { theme: [purpleTheme] });
    const { statusCode, body } = await ask('PUT brand', {
      about: 'New',
      theme: [purpleTheme, { ...pale, mainTextColor: '#fff' }],
    });
    expect(statusCode).toBe(400);
    expect(body['fields']).toEqual({ 'theme.1.mainTextColor': 'Send six hexadecimal digits without #.' });
    expect((await ask('GET brand')).body).toMatchObject({ theme: [purpleTheme], about: null });
  });

  test('SV-08 an old invalid entry is reported, and left out as on the pages', async () => {
    const { ask, enterpriseId } = await testEmployer(app);
    const kept = sql<Theme>`${JSON.stringify([7, { ...pale, primaryColor: 'url(//evil.example)' }, purpleTheme])}::jsonb`;
    await app.db.updateTable('enterprise').set({ theme: kept }).where('id', '=', enterpriseId).execute();
    const { statusCode, body } = await ask('GET brand');
    expect(statusCode).toBe(200);
    expect(body).toMatchObject({
      theme: [purpleTheme],
      themeReport: {
        corrections: [],
        refusedEntries: [
          { theme: 'theme', entry: 0 },
          { theme: 'theme', entry: 1, message: 'primaryColor: Send six hexadecimal digits without #.' },
        ],
      },
    });
  });
});

describe.each([
  ['logo', 'navBarLogoSignedUrl'],
  ['candidate-logo', 'exclusiveCandidateLogoFileSignedUrl'],
  ['favicon', 'careerPortalFavIcon'],
] as const)('SV-08 brand/%s', (name, link) => {
  const pngWithNoise = pngBytes({ width: 2, height: 2, pixels: Buffer.alloc(14) });

  async function sender() {
    const { ask } = await testEmployer(app);
    return {
      ask,
      send: async (file: File) => {
        const { headers, payload } = await multipartBody({ file });
        return ask(`PUT brand/${name}`, payload, headers);
      },
    };
  }

  test('SV-08 accepts a PNG', async () => {
    const { send } = await sender();
    expect((await send(pngFile(pngBytes({ width: 320, height: 80 })))).body[link]).toMatch(/^\/files\//);
  });

  test.each([
    ['an SVG', () => SAMPLES.svg(), 415, 'Candidates’ pages support PNG pictures only. Save the picture as a PNG and resend it.'],
    [
      'an SVG that calls itself a PNG',
      () => pngFile(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
      415,
      'Candidates’ pages support PNG pictures only. Save the picture as a PNG and resend it.',
    ],
    [
      'a PNG that is cut off',
      () => pngFile(pngWithNoise.subarray(0, -14)),
      400,
      'This PNG is broken. Save the picture as a PNG again and resend it.',
    ],
    [
      'a PNG of too many pixels',
      () => pngFile(pngBytes({ width: 5000, height: 20 })),
      400,
      'This picture is 5000 × 20 pixels. Send one of at most 4096 × 4096.',
    ],
    [
      'a PNG of too many bytes',
      () => pngFile(Buffer.concat([pngWithNoise, Buffer.alloc(MAX_PICTURE_BYTES)])),
      413,
      'Maximum upload size exceeded. Try to upload a file upto 1MB.',
    ],
  ])('SV-08 refuses %s with a message, and keeps the previous picture', async (_name, file, status, sentence) => {
    const { ask, send } = await sender();
    await send(SAMPLES.png());
    const path = (url: string) => url.split('?')[0];
    const before = path((await ask('GET brand')).body[link]);
    const { statusCode, body } = await send(file());
    expect([statusCode, body['errorMessage']]).toEqual([status, sentence]);
    expect(path((await ask('GET brand')).body[link])).toBe(before);
  });

  test('SV-08 without a file is refused', async () => {
    const { ask } = await sender();
    const { headers, payload } = await multipartBody({ other: randomUUID() });
    expect((await ask(`PUT brand/${name}`, payload, headers)).body['fields']).toEqual({ file: 'is missing' });
  });
});

test('JB-13 an employer shows how many people have applied only if it says so', async () => {
  const { ask } = await testEmployer(app);
  expect((await ask('GET brand')).body).toMatchObject({ showsApplicants: false });
  expect((await ask('PUT brand', { showsApplicants: true })).body).toMatchObject({ showsApplicants: true });
  expect((await ask('PUT brand', { about: 'New' })).body).toMatchObject({ showsApplicants: true });
});
