import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { EMPLOYER_SCOPES } from '@hirehq/shared-contracts/employer';
import {
  NotificationPreferencesDocument,
  SaveNotificationPreferencesDocument,
} from '@hirehq/mfe-notifications/src/features/set-preferences/preferences.graphql.ts';
import { ChangeEmailDocument, ConfirmEmailDocument } from '@hirehq/mfe-profile/src/features/change-email/change-email.graphql.ts';
import { SaveAccountSettingsDocument } from '@hirehq/mfe-profile/src/features/choose-language/save-language.graphql.ts';
import { RequestUnbindDocument } from '@hirehq/mfe-profile/src/features/leave-pool/leave-pool.graphql.ts';
import { AccountSettingsDocument } from '@hirehq/mfe-profile/src/shared/account-settings/account-settings.graphql.ts';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { createKey } from '../../employer-api/employers/index.ts';
import { codeMailedTo, mailsTo } from '../../sign-in/identity/testing/mailbox.ts';
import { withoutSending } from '../../post/mail/testing/without-sending.ts';
import { plantedCandidate, type PlantedCandidate } from './testing/planted-candidate.ts';

let app: TestApp;
let ada: PlantedCandidate;

beforeAll(async () => {
  app = await createTestApp({ modules: withoutSending, candidateOf: 'module' });
});
afterAll(() => app.close());
beforeEach(async () => {
  ada = await plantedCandidate(app);
});

const settings = async () => (await app.graphql(AccountSettingsDocument, {}, ada.headers)).data?.accountSettings;
const change = async (emailAddress: string) =>
  (await app.graphql(ChangeEmailDocument, { emailAddress }, ada.headers)).data?.changeEmail;
const confirm = async (code: string) => (await app.graphql(ConfirmEmailDocument, { code }, ada.headers)).data?.confirmEmail;
const newAddress = () => `ada.new.${randomUUID().slice(0, 8)}@example.com`;

describe('PR-11 the email address', () => {
  test('changes once the code sent to the new one is entered; the former address is notified', async () => {
    const email = newAddress();
    expect(await change(email)).toEqual({ __typename: 'ChangeEmailDone', pendingEmailAddress: email });
    expect(await settings()).toMatchObject({ emailAddress: ada.email, emailVerified: false, pendingEmailAddress: email });
    expect(await confirm('000000')).toMatchObject({ code: 'CODE_WRONG' });
    expect(await confirm(await codeMailedTo(app.db, email))).toEqual({ __typename: 'ConfirmEmailDone', emailAddress: email });
    expect(await settings()).toMatchObject({ emailAddress: email, emailVerified: true, pendingEmailAddress: null });
    expect((await mailsTo(app.db, ada.email)).map(({ subject }) => subject)).toEqual(['The email of your account was changed']);
  });

  test('of somebody else gets a notice instead of a code, and the response does not tell', async () => {
    const bea = await plantedCandidate(app);
    expect(await change(bea.email)).toMatchObject({ __typename: 'ChangeEmailDone' });
    expect((await mailsTo(app.db, bea.email)).map(({ text }) => /^\d{6}$/m.test(text))).toEqual([false]);
  });

  test('is not changed to itself, or to something that is none', async () => {
    expect(await change(ada.email.toUpperCase())).toMatchObject({ code: 'VALIDATION_FAILED' });
    const { errors } = await app.graphql(ChangeEmailDocument, { emailAddress: 'nobody' }, ada.headers);
    expect(errors[0]?.extensions.fields).toEqual({ email: 'NOT_AN_EMAIL' });
  });

  test('is changed at an external identity provider, which owns it', async () => {
    const sso = { ...app.services.config.sso, embedded: false, actions: ['PASSWORD', 'ACCOUNT'] as const };
    const external = await createTestApp({ modules: withoutSending, candidateOf: 'module', config: { sso } });
    const headers = await external.asCandidate(randomUUID(), { email_verified: false });
    const { data } = await external.graphql(ChangeEmailDocument, { emailAddress: newAddress() }, headers);
    expect(data?.changeEmail).toMatchObject({ code: 'EMAIL_AT_PROVIDER' });
    const shown = (await external.graphql(AccountSettingsDocument, {}, headers)).data?.accountSettings;
    expect(shown).toMatchObject({
      emailVerified: false,
      providerActions: ['PASSWORD', 'ACCOUNT'],
      providerAccountUrl: `${sso.issuer}/account`,
      providerAccountDeleted: false,
    });
    await external.close();
  });
});

describe('PR-11 language and time zone', () => {
  const save = (input: { locale?: string; timeZone?: string }) =>
    app.graphql(SaveAccountSettingsDocument, { input }, { ...ada.headers });

  test('are saved, each by itself', async () => {
    await save({ locale: 'es' });
    const { data } = await save({ timeZone: 'America/Bogota' });
    expect(data?.saveAccountSettings).toMatchObject({ accountSettings: { locale: 'es', timeZone: 'America/Bogota' } });
  });

  test('a time zone is the same in the settings and in the notification preferences, and sent to every open page', async () => {
    await save({ timeZone: 'America/Bogota' });
    const zoneThere = async () =>
      (await app.graphql(NotificationPreferencesDocument, {}, ada.headers)).data?.notificationPreferences.timeZone;
    expect(await zoneThere()).toBe('America/Bogota');
    await app.graphql(SaveNotificationPreferencesDocument, { input: { timeZone: 'Asia/Tokyo' } }, ada.headers);
    expect(await settings()).toMatchObject({ timeZone: 'Asia/Tokyo' });
    const events = await app.db
      .selectFrom('stream_event')
      .select('payload')
      .where('candidate_id', '=', ada.candidateId)
      .where('topic', '=', 'time-zone.chosen')
      .orderBy('id')
      .execute();
    expect(events.map(({ payload }) => payload)).toEqual([{ timeZone: 'America/Bogota' }, { timeZone: 'Asia/Tokyo' }]);
  });

  test.each([
    [{ locale: 'xx' }, 'locale'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
    [{ timeZone: '+02:00' }, 'timeZone'],
  ])('are refused if they are none: %j', async (input, field) => {
    const { errors } = await save(input);
    expect(Object.keys(errors[0]?.extensions.fields ?? {})).toEqual([field]);
  });
});

describe('PR-11 leaving an employer’s talent pool', () => {
  async function employer(enterpriseId: string) {
    const { key } = await createKey(app.db, { enterpriseId, label: 'ATS', scopes: EMPLOYER_SCOPES, now: new Date() });
    const headers = { authorization: `Bearer ${key}` };
    const path = '/employer/v1/talent-pools/releases';
    return {
      requests: async () =>
        (await app.app.inject({ url: path, headers })).json<{ responsePayload: { candidateId: string }[] }>().responsePayload,
      answer: async (candidateId: string, released: boolean) =>
        (await app.app.inject({ method: 'PUT', url: `${path}/${candidateId}`, headers, payload: { released } })).statusCode,
    };
  }
  const request = async () => (await app.graphql(RequestUnbindDocument, {}, ada.headers)).data?.requestUnbind;
  const status = async () => (await settings())?.pool?.unbindRequestStatus;

  test('is requested (P), declined (R), requested again and granted; the candidate is notified by email', async () => {
    const acme = await employer(ada.enterpriseId);
    const other = await employer((await plantedCandidate(app)).enterpriseId);
    expect((await settings())?.pool).toEqual({
      enterpriseId: ada.enterpriseId,
      enterpriseName: 'Daily Crumb',
      unbindRequestStatus: null,
    });
    expect(await acme.answer(ada.candidateId, true)).toBe(404);
    expect(await request()).toMatchObject({ pool: { unbindRequestStatus: 'P' } });
    expect((await acme.requests()).map(({ candidateId }) => candidateId)).toEqual([ada.candidateId]);
    expect(await other.requests()).toEqual([]);
    expect(await other.answer(ada.candidateId, true)).toBe(404);
    expect([await acme.answer(ada.candidateId, false), await status()]).toEqual([200, 'R']);
    await request();
    expect([await acme.answer(ada.candidateId, true), (await settings())?.pool]).toEqual([200, null]);
    expect((await mailsTo(app.db, ada.email)).map(({ subject }) => subject)).toEqual([
      'Daily Crumb has released you from its talent pool',
      'Daily Crumb declined your request',
    ]);
    expect(await request()).toMatchObject({ code: 'NOT_FOUND' });
  });
});
