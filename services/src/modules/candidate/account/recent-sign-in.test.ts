import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { needsRecentSignIn, REFUSALS, type GuardedMutation, type MutationName } from '@hirehq/shared-contracts/refusals';
import { RECENT_SIGN_IN_SECONDS } from '@hirehq/shared-contracts/session';
import { AccountSettingsDocument } from '@hirehq/mfe-profile/src/shared/account-settings/account-settings.graphql.ts';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { workDone } from '../../../platform/testing/work-done.ts';
import { ensureAccount } from '../../sign-in/identity/index.ts';
import { codeMailedTo } from '../../sign-in/identity/testing/mailbox.ts';
import { withoutSending } from '../../post/mail/testing/without-sending.ts';

const NOW = () => Math.floor(Date.now() / 1000);
const STALE = RECENT_SIGN_IN_SECONDS + 30;

/** Mutations of the account that hand nothing over, with the reason; every other one requires a recent sign-in. */
const UNGUARDED: Readonly<Partial<Record<MutationName, string>>> = {
  requestUnbind: 'asks an employer, who decides; the account and its data stay',
  saveAccountSettings: 'a language and a time zone',
  cancelDeletion: 'keeps what there is',
  signOutEverywhere: 'takes sessions away and gives none; whoever has lost a device must not be slowed down',
};

let server: TestApp;
let count = 0;
beforeAll(async () => {
  server = await createTestApp({ modules: withoutSending, candidateOf: 'module' });
});
afterAll(() => server.close());

interface Member {
  email: string;
  candidateId: string;
  /** The headers of a session whose sign-in was this many seconds ago; null: the provider does not say when. */
  headers: (age: number | null) => Promise<Record<string, string>>;
}

/** A candidate with an account at the embedded provider, and tokens of any age. */
async function member(): Promise<Member> {
  const email = `mary${(count += 1)}@example.com`;
  const account = { name: 'Mary Jackson', email, password: 'correct-horse-7', emailVerified: true };
  const { id, candidateId } = await server.db.transaction().execute((trx) => ensureAccount(server.app.services, trx, account));
  return {
    email,
    candidateId: candidateId ?? '',
    async headers(age) {
      return server.asCandidate(id, { email, auth_time: age === null ? undefined : NOW() - age });
    },
  };
}

async function run(query: string, variables: object, headers: Record<string, string>) {
  const response = await server.app.inject({ method: 'POST', url: '/graphql', headers, payload: { query, variables } });
  const { data, errors } = response.json<{ data?: Record<string, { __typename: string; code?: string }>; errors?: unknown }>();
  expect(errors).toBeUndefined();
  return Object.values(data ?? {})[0];
}

const calls: Record<GuardedMutation, { arguments: string; of: (who: Member) => Promise<string> | string }> = {
  changeEmail: { arguments: 'emailAddress', of: ({ email }) => `other-${email}` },
  confirmEmail: {
    arguments: 'code',
    async of(who) {
      const wanted = `confirmed-${who.email}`;
      await run(mutation('changeEmail', 'emailAddress'), { value: wanted }, await who.headers(0));
      return codeMailedTo(server.db, wanted);
    },
  },
  requestExport: { arguments: '', of: () => '' },
  requestDeletion: { arguments: 'emailAddress', of: ({ email }) => email },
};

const typeOf = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

const mutation = (name: string, argument: string) =>
  `mutation ${argument && '($value: String!)'} {
    ${name}${argument && `(${argument}: $value)`} { __typename ... on ${typeOf(name)}Refused { code } }
  }`;

/** Everything that the guarded calls change, once the work of earlier tests has left its mails. */
async function stateOf({ candidateId }: Member) {
  await workDone(server.db, { but: ['mail.send'] });
  const [account, exports, deletions, mails] = await Promise.all([
    server.db.selectFrom('identity_account').selectAll().where('candidate_id', '=', candidateId).execute(),
    server.db.selectFrom('account_export').selectAll().where('candidate_id', '=', candidateId).execute(),
    server.db.selectFrom('account_deletion').selectAll().where('candidate_id', '=', candidateId).execute(),
    server.db.selectFrom('mail').select('id').orderBy('id').execute(),
  ]);
  return { account, exports, deletions, mails };
}

test('every mutation of the account requires a recent sign-in, or says why it does not', () => {
  const resolvers = server.app.modules.find(({ name }) => name === 'account')?.resolvers;
  const names = Object.keys(resolvers?.['Mutation'] ?? {}) as MutationName[];
  expect(names.filter((name) => needsRecentSignIn(name) === name in UNGUARDED)).toEqual([]);
  expect(Object.keys(UNGUARDED).filter((name) => !names.includes(name as MutationName))).toEqual([]);
  const guarded = (Object.keys(REFUSALS) as MutationName[]).filter((name) => needsRecentSignIn(name));
  expect(Object.keys(calls).toSorted()).toEqual(guarded.toSorted());
});

describe.each(Object.entries(calls))('%s', (name, { arguments: argument, of }) => {
  const own = typeOf(name);

  test.each([
    ['was too long ago', STALE],
    ['was a day ago', 86_400],
    ['is in the future', -3600],
    ['is not known', null],
  ])('is refused if the sign-in %s, and changes nothing', async (_when, age) => {
    const who = await member();
    const value = await of(who);
    const before = await stateOf(who);
    const refused = await run(mutation(name, argument), { value }, await who.headers(age));
    expect(refused).toEqual({ __typename: `${own}Refused`, code: 'SIGN_IN_AGAIN' });
    expect(await stateOf(who)).toEqual(before);
  });

  test('is done after a recent sign-in', async () => {
    const who = await member();
    const value = await of(who);
    const before = await stateOf(who);
    const done = await run(mutation(name, argument), { value }, await who.headers(RECENT_SIGN_IN_SECONDS - 30));
    expect(done).toMatchObject({ __typename: `${own}Done` });
    expect(await stateOf(who)).not.toEqual(before);
  });

  test('is not open to visitors', async () => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/graphql',
      payload: { query: mutation(name, argument), variables: { value: 'x' } },
    });
    expect(response.json<{ errors: { extensions: { errorCode: string } }[] }>().errors[0]?.extensions.errorCode).toBe(
      'NOT_SIGNED_IN',
    );
  });
});

test('a copy of all data is linked only for a recent sign-in', async () => {
  const who = await member();
  await run(mutation('requestExport', ''), {}, await who.headers(0));
  await workDone(server.db, { but: ['mail.send'] });
  const linkOf = async (age: number | null) => {
    const { data } = await server.graphql(AccountSettingsDocument, {}, await who.headers(age));
    const made = data?.accountSettings.export;
    expect(made?.size).toBeGreaterThan(0);
    return made?.signedUrl;
  };
  expect(await linkOf(0)).toMatch(/^\//);
  expect(await linkOf(STALE)).toBeNull();
  expect(await linkOf(null)).toBeNull();
});
