import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { Theme } from '@hirehq/shared-contracts/rest';
import { purpleTheme } from '@hirehq/shared-contracts/testing';
import { createTestApp } from '../../../platform/testing/test-app.ts';
import { testCandidate } from '../../../platform/testing/test-candidate.ts';
import { storedTheme } from './stored-theme.ts';

test('SH-30 a theme is returned as it was stored', () => {
  const theme = [{ ...purpleTheme, isSelected: false }, purpleTheme];
  expect(storedTheme(theme)).toEqual([purpleTheme, { ...purpleTheme, isSelected: false }]);
});

test.each([null, undefined, 'red', 7, {}, { isSelected: true }, true])('SH-30 %j is not a theme', (kept) => {
  expect(storedTheme(kept)).toBeNull();
});

test.each([
  ['rules of a style sheet', { ...purpleTheme, primaryColor: 'red;}body{display:none}' }],
  ['an address', { ...purpleTheme, mainTextColor: 'url(//evil.example)' }],
  ['three digits', { ...purpleTheme, mainTextColor: 'fff' }],
  ['eight digits', { ...purpleTheme, mainTextColor: 'ffffff80' }],
  ['a number', { ...purpleTheme, mainTextColor: 111_111 }],
  ['nothing', { ...purpleTheme, mainTextColor: null }],
  ['an object', { ...purpleTheme, mainTextColor: { toString: 1 } }],
  ['a missing colour', { isSelected: true, primaryColor: '7A1FA2' }],
  ['a text that says selected', { ...purpleTheme, isSelected: 'true' }],
  ['a list', [purpleTheme]],
  ['null', null],
])('SH-30 an purpleTheme with %s is left out, the others stay', (_what, bad) => {
  expect(storedTheme([bad, purpleTheme])).toEqual([purpleTheme]);
});

test('SH-30 of ten thousand entries the selected one is kept', () => {
  const many = Array.from({ length: 10_000 }, () => ({ ...purpleTheme, isSelected: false }));
  const theme = storedTheme([...many, purpleTheme]);
  expect(theme?.[0]).toEqual(purpleTheme);
  expect(theme?.length).toBe(20);
});

test('SH-29 SH-30 an invalid stored theme fails no request of the employer or its candidates', async () => {
  const hirehq = await createTestApp({ candidateOf: 'module' });
  onTestFinished(() => hirehq.close());
  const id = randomUUID();
  const stored = (text: string) => sql<Theme>`${text}::jsonb`;
  const broken = stored(JSON.stringify([{ isSelected: true, primaryColor: 'url(//evil.example)' }]));
  await hirehq.db
    .insertInto('enterprise')
    .values({
      id,
      establishment_name: 'Acme',
      domain_names: ['acme.example'],
      theme: broken,
      exclusive_candidate_theme: stored('7'),
    })
    .execute();
  const details = await hirehq.app.inject({ url: '/public/api/v1/candidates/enterprise/details/acme.example' });
  expect(details.statusCode).toBe(200);
  expect(details.json()).toMatchObject({ responsePayload: { theme: [], exclusiveCandidateTheme: null } });

  const candidate = await testCandidate(hirehq);
  await hirehq.db
    .updateTable('candidate')
    .set({ source_enterprise_id: id, talent_pool: 'Z' })
    .where('id', '=', candidate.id)
    .execute();
  const own = await hirehq.app.inject({ url: '/api/v1/candidates/', headers: candidate.headers });
  expect(own.statusCode).toBe(200);
  expect(own.json()).toMatchObject({ responsePayload: { enterpriseTheme: [], exclusiveCandidateTheme: null } });
});
