import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '@hirehq/shared-contracts/durations';
import { LICENCES_MAX } from '@hirehq/shared-contracts/inputs';
import { ProfileDocument } from '@hirehq/mfe-profile/src/shared/profile.graphql.ts';
import { SaveLanguagesDocument } from '@hirehq/mfe-profile/src/shared/records/save-languages.graphql.ts';
import { SaveLicenceDocument } from '@hirehq/mfe-profile/src/shared/records/save-licence.graphql.ts';
import { RemoveProfileRecordDocument } from '@hirehq/mfe-profile/src/shared/removal/profile-record.graphql.ts';
import { createTestApp, type TestApp } from '../../../../platform/testing/test-app.ts';
import { testCandidate, type TestCandidate } from '../../../../platform/testing/test-candidate.ts';
import { throwRefused } from '../../../../platform/testing/throw-refused.ts';
import { withoutSchedules } from '../testing/without-schedules.ts';
import { remindOfLicences } from './licence-reminders.ts';
import { stageOf } from './licence-stage.ts';

const START = new Date('2030-01-01T12:00:00Z');
let hirehq: TestApp;
let ada: TestCandidate;
let at = START;
beforeAll(async () => {
  hirehq = await createTestApp({ modules: withoutSchedules, candidateOf: 'module', now: () => at });
});
afterAll(() => hirehq.close());
beforeEach(async () => {
  at = START;
  ada = await testCandidate(hirehq);
});

const inDays = (days: number) => new Date(START.getTime() + days * DAY_MS).toISOString().slice(0, 10);

async function save(input: { id?: string; name?: string; issuedOn?: string; expiresOn?: string | null }, who = ada) {
  const { data, errors } = await hirehq.graphql(SaveLicenceDocument, { input: { name: 'Forklift', ...input } }, who.headers);
  throwRefused(errors);
  if (!data) throw new Error('The response has no data.');
  return data.saveLicence;
}
async function saved(...args: Parameters<typeof save>) {
  const response = await save(...args);
  if (response.__typename !== 'SaveLicenceDone') throw new Error(response.message);
  return response.licence;
}
const profile = async () => (await hirehq.graphql(ProfileDocument, {}, ada.headers)).data?.profile;

describe('licences', () => {
  test('PR-05 are added, changed and listed, those that expire first at the front', async () => {
    await saved({ name: 'Degree' });
    const { id } = await saved({ name: 'Driving', expiresOn: inDays(400) });
    await saved({ name: 'Nursing', expiresOn: inDays(100) });
    await saved({ id, name: 'Driving licence', expiresOn: inDays(50) });
    expect((await profile())?.licences.map(({ name, expiresOn }) => [name, expiresOn])).toEqual([
      ['Driving licence', inDays(50)],
      ['Nursing', inDays(100)],
      ['Degree', null],
    ]);
  });

  test('PR-05 of somebody else cannot be changed', async () => {
    const { id } = await saved({});
    expect(await save({ id, name: 'Stolen' }, await testCandidate(hirehq))).toMatchObject({ code: 'NOT_FOUND' });
    expect(await save({ id: 'x' })).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('PR-05 have a name, and dates in their order', async () => {
    await expect(save({ name: ' ' })).rejects.toMatchObject({ code: 'VALIDATION_FAILED', fields: { name: 'MISSING' } });
    await expect(save({ issuedOn: '2026-02-01', expiresOn: '2026-01-31' })).rejects.toMatchObject({
      fields: { expiresOn: 'BEFORE_START' },
    });
  });

  test('PR-05 are limited in number, those that can be restored included', async () => {
    for (let index = 1; index < LICENCES_MAX; index += 1) await saved({});
    const { id } = await saved({});
    expect(await save({})).toMatchObject({ code: 'VALIDATION_FAILED' });
    await hirehq.graphql(RemoveProfileRecordDocument, { kind: 'LICENCE', id }, ada.headers);
    expect(await save({})).toMatchObject({ code: 'VALIDATION_FAILED' });
  });
});

const reminders = () =>
  hirehq.db
    .selectFrom('notification')
    .select(['notification_value', 'call_to_action_url'])
    .where('candidate_id', '=', ada.id)
    .where('kind', '=', 'licenceExpiring')
    .orderBy('created_timestamp')
    .execute();

describe('reminders of licences', () => {
  test('PR-05 are sent 60, 30 and 7 days before the expiry, once each', async () => {
    await saved({ name: 'Nursing', expiresOn: inDays(100) });
    const days: number[] = [];
    for (let day = 0; day <= 102; day += 1) {
      at = new Date(START.getTime() + day * DAY_MS);
      const before = (await reminders()).length;
      await remindOfLicences(hirehq.services);
      await remindOfLicences(hirehq.services);
      if ((await reminders()).length > before) days.push(100 - day);
    }
    expect(days).toEqual([60, 30, 7]);
    const sent = await reminders();
    expect(sent).toHaveLength(3);
    expect(sent[0]).toEqual({
      notification_value: 'Your licence or certificate “Nursing” expires on April 11, 2030.',
      call_to_action_url: '/candidate/edit-profile',
    });
  });

  test('PR-05 that were due while no process ran are sent as one', async () => {
    await saved({ expiresOn: inDays(100) });
    at = new Date(START.getTime() + 95 * DAY_MS);
    await remindOfLicences(hirehq.services);
    expect(await reminders()).toHaveLength(1);
  });

  test('PR-05 begin again for a new date, and are not sent for a date that was just entered or is over', async () => {
    const { id } = await saved({ expiresOn: inDays(20) });
    await saved({ expiresOn: inDays(-3) });
    await remindOfLicences(hirehq.services);
    expect(await reminders()).toHaveLength(0);
    at = new Date(START.getTime() + 14 * DAY_MS);
    await remindOfLicences(hirehq.services);
    expect(await reminders()).toHaveLength(1);
    await saved({ id, expiresOn: inDays(100) });
    at = new Date(START.getTime() + 41 * DAY_MS);
    await remindOfLicences(hirehq.services);
    expect(await reminders()).toHaveLength(2);
  });

  test.each([
    [null, null],
    ['2030-03-03', null],
    ['2030-03-02', 60],
    ['2030-01-31', 30],
    ['2030-01-08', 7],
    ['2029-01-01', 7],
  ])('PR-05 a licence until %s has reached stage %s', (expiresOn, stage) => expect(stageOf(expiresOn, '2030-01-01')).toBe(stage));
});

describe('languages', () => {
  const saveLanguages = async (languages: { language: string; level: 'B2' | 'NATIVE' }[]) => {
    const { data, errors } = await hirehq.graphql(SaveLanguagesDocument, { languages }, ada.headers);
    throwRefused(errors);
    return data?.saveLanguages;
  };

  test('PR-05 replace the former ones, in their order', async () => {
    await saveLanguages([{ language: 'de', level: 'B2' }]);
    const now = [
      { language: 'es', level: 'NATIVE' as const },
      { language: 'ar', level: 'B2' as const },
    ];
    expect(await saveLanguages(now)).toEqual({ __typename: 'SaveLanguagesDone', languages: now });
    expect((await profile())?.languages).toEqual(now);
    await saveLanguages([]);
    expect((await profile())?.languages).toEqual([]);
  });

  test.each([
    ['an unknown code', [{ language: 'qqq', level: 'B2' }], { '0.language': 'NOT_A_CHOICE' }],
    ['no code', [{ language: 'Spanish', level: 'B2' }], { '0.language': 'NOT_A_CHOICE' }],
    [
      'a language twice',
      [
        { language: 'es', level: 'B2' },
        { language: 'es', level: 'NATIVE' },
      ],
      { '1.language': 'REPEATED' },
    ],
  ] as const)('PR-05 %s is refused', async (_name, languages, fields) => {
    await expect(saveLanguages([...languages])).rejects.toMatchObject({ code: 'VALIDATION_FAILED', fields });
  });
});
