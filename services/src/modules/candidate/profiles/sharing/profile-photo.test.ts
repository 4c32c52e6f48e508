import { afterAll, beforeAll, expect, test } from 'vitest';
import { ProfileDocument } from '@hirehq/mfe-profile/src/shared/profile.graphql.ts';
import {
  RemoveProfileRecordDocument,
  RestoreProfileRecordDocument,
} from '@hirehq/mfe-profile/src/shared/removal/profile-record.graphql.ts';
import { createTestApp, type TestApp } from '../../../../platform/testing/test-app.ts';
import { testCandidate } from '../../../../platform/testing/test-candidate.ts';
import { plantedProfile } from '../testing/planted-profile.ts';

let hirehq: TestApp;
beforeAll(async () => {
  hirehq = await createTestApp({ candidateOf: 'module' });
});
afterAll(() => hirehq.close());

test('PR-05 the own profile has the photo with the id by which it is removed and restored', async () => {
  const { candidate } = await plantedProfile(hirehq);
  const photo = async () => (await hirehq.graphql(ProfileDocument, {}, candidate.headers)).data?.profile.photo;
  const before = await photo();
  expect(before).toMatchObject({ contentType: 'image/png' });
  expect((await hirehq.app.inject({ url: before?.signedUrl ?? '' })).headers['content-type']).toBe('image/png');

  const record = { kind: 'FILE' as const, id: before?.id ?? '' };
  await hirehq.graphql(RemoveProfileRecordDocument, record, candidate.headers);
  expect(await photo()).toBeNull();
  await hirehq.graphql(RestoreProfileRecordDocument, record, candidate.headers);
  expect((await photo())?.id).toBe(before?.id);
});

test('PR-05 a candidate without a photo has none', async () => {
  const { headers } = await testCandidate(hirehq);
  expect((await hirehq.graphql(ProfileDocument, {}, headers)).data?.profile.photo).toBeNull();
});
