import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PROFILE_AUDIENCES, PROFILE_SECTIONS, type ProfileAudience, type ProfileSection } from '@hirehq/shared-contracts/codes';
import { EMBED_GRAPHQL_PATH } from '@hirehq/shared-contracts/embed';
import { PublicProfileDocument } from '@hirehq/shared-contracts/graphql';
import { REST_CALLS, type RestCall, type RestInput, type RestKey } from '@hirehq/shared-contracts/rest';
import { HideProfileFromDocument } from '@hirehq/mfe-profile/src/features/share-profile/hidden-employers.graphql.ts';
import {
  CreatePublicKeyDocument,
  RevokePublicKeyDocument,
} from '@hirehq/mfe-profile/src/features/share-profile/public-key.graphql.ts';
import { ProfilePreviewDocument } from '@hirehq/mfe-profile/src/features/view-profile/profile-preview.graphql.ts';
import { ProfileDocument } from '@hirehq/mfe-profile/src/shared/profile.graphql.ts';
import { SetProfileVisibilityDocument } from '@hirehq/mfe-profile/src/shared/sections/section-visibility.graphql.ts';
import { askRest, inject } from '../../../../access/testing/ask-rest.ts';
import { REST_EXAMPLES } from '../../../../access/testing/rest-examples.ts';
import { createAccessFixture, setScenery, type Ids } from '../../../../access/testing/access-fixture.ts';
import { createTestApp, type TestApp } from '../../../../platform/testing/test-app.ts';
import { workDone } from '../../../../platform/testing/work-done.ts';
import { testEmployer, type TestEmployer } from '../../../employer-api/employers/testing/test-employer.ts';
import { publishReleases } from '../../../delivery/releases/index.ts';
import { writeTestRelease } from '../../../delivery/releases/testing/test-release.ts';
import { plantedProfile, type PlantedProfile } from '../testing/planted-profile.ts';
import { DEFAULT_AUDIENCES } from './visibility.policy.ts';

let hirehq: TestApp;
let planted: PlantedProfile;
let employer: TestEmployer;
/** Has nothing to do with the candidate. */
let stranger: TestEmployer;
beforeAll(async () => {
  hirehq = await createTestApp({ candidateOf: 'module', config: { employerRateLimit: 0 } });
  await setScenery(hirehq);
  [employer, stranger] = [await testEmployer(hirehq), await testEmployer(hirehq)];
  planted = await plantedProfile(hirehq);
  const pool = { id: randomUUID(), enterprise_id: employer.enterpriseId, name: 'Pool' };
  await hirehq.db.insertInto('talent_pool').values(pool).execute();
  await hirehq.db
    .insertInto('talent_pool_member')
    .values({ talent_pool_id: pool.id, candidate_id: planted.candidate.id, origin: 'J' })
    .execute();
});
afterAll(() => hirehq.close());

test('PR-08 publishes a shell and the page of public profiles; the video of the profile is checked', async () => {
  const texts = { 'frame.title': '{title} · {brand}', 'title.publicProfile': 'Profile', 'title.notFound': 'Not found' };
  const servedTexts = { en: texts, es: texts, ar: texts };
  const shell = await writeTestRelease({
    remote: 'shell',
    version: '1.0.0-a',
    files: { 'main.js': 'start();' },
    parts: { main: { js: ['main.js'], css: [] } },
    servedTexts,
  });
  const route = { access: 'public', criticality: 'primary', skeleton: 'detail' } as const;
  const profile = await writeTestRelease({
    remote: 'profile',
    version: '1.0.0-a',
    routes: [{ ...route, id: 'publicProfile', path: '/candidate/public/:candidateKey', pageData: ['publicProfile'] }],
    servedTexts,
  });
  expect(await publishReleases(hirehq.services, [shell, profile])).toHaveLength(2);
  await workDone(hirehq.db);
});

type Choice = Readonly<Record<ProfileSection, ProfileAudience>>;

async function choose(choice: Partial<Choice>): Promise<void> {
  const { id } = planted.candidate;
  await hirehq.db.deleteFrom('profile_visibility').where('candidate_id', '=', id).execute();
  const rows = Object.entries(choice).map(([section, audience]) => ({
    candidate_id: id,
    section: section as ProfileSection,
    audience,
  }));
  if (rows.length > 0) await hirehq.db.insertInto('profile_visibility').values(rows).execute();
}

const everySection = (audience: ProfileAudience) =>
  Object.fromEntries(PROFILE_SECTIONS.map((section) => [section, audience])) as Choice;

/** The points of the projective plane of order three: each pair of these columns takes all nine pairs of values. */
const COLUMNS = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
  [1, 1, 0],
  [1, 2, 0],
  [1, 0, 1],
  [1, 0, 2],
  [0, 1, 1],
  [0, 1, 2],
  [1, 1, 1],
  [1, 2, 2],
] as const;

/** Any two sections have any two audiences in at least one of these choices. */
const PAIRWISE: Choice[] = Array.from({ length: 27 }, (_, row) => {
  const digits = [row % 3, Math.floor(row / 3) % 3, Math.floor(row / 9)] as const;
  const audience = (index: number) => {
    const [a, b, c] = COLUMNS[index] ?? [0, 0, 0];
    return PROFILE_AUDIENCES[(a * digits[0] + b * digits[1] + c * digits[2]) % 3] ?? 'NOBODY';
  };
  return Object.fromEntries(PROFILE_SECTIONS.map((section, index) => [section, audience(index)])) as Choice;
});

const page = (key = planted.publicKey) => inject(hirehq, 'GET', `/candidate/public/${key}`, { accept: 'text/html' });

const publicProfile = (candidateKey = planted.publicKey) => hirehq.graphql(PublicProfileDocument, { candidateKey });
const employersView = (who = employer) => who.ask(`GET candidates/${planted.candidate.id}/profile`);

/** The sections of which a text contains something. */
const sectionsIn = (text: string): ProfileSection[] =>
  PROFILE_SECTIONS.filter((section) => planted.marks[section].some((mark) => text.includes(mark)));

/** The sections that are open to one of the audiences. */
const sectionsFor = (choice: Choice, ...audiences: ProfileAudience[]) =>
  PROFILE_SECTIONS.filter((section) => audiences.includes(choice[section]));

describe('what readers see of a profile', () => {
  test('the choices are pairwise', () => {
    for (const one of PROFILE_SECTIONS)
      for (const other of PROFILE_SECTIONS)
        if (one !== other) expect(new Set(PAIRWISE.map((choice) => `${choice[one]} ${choice[other]}`)).size).toBe(9);
  });

  test.each(PAIRWISE.map((choice, index) => [index, choice] as const))(
    'PR-07 PR-08 is what they may see, and nothing else, in the page, its head, GraphQL and the employers’ API: choice %i',
    async (_index, choice) => {
      await choose(choice);
      const forEverybody = sectionsFor(choice, 'EVERYBODY');
      const html = await page();
      expect(html.statusCode).toBe(200);
      expect(sectionsIn(html.text)).toEqual(forEverybody);
      const { data } = await publicProfile();
      expect(sectionsIn(JSON.stringify(data))).toEqual(forEverybody);
      const preview = await hirehq.graphql(ProfilePreviewDocument, { audience: 'EVERYBODY' }, planted.candidate.headers);
      expect(sectionsIn(JSON.stringify(preview.data))).toEqual(forEverybody);

      const forEmployers = sectionsFor(choice, 'EVERYBODY', 'EMPLOYERS');
      const { body } = await employersView();
      expect(sectionsIn(JSON.stringify(body))).toEqual(forEmployers);
      const employers = await hirehq.graphql(ProfilePreviewDocument, { audience: 'EMPLOYERS' }, planted.candidate.headers);
      expect(sectionsIn(JSON.stringify(employers.data))).toEqual(forEmployers);
      const alone = await hirehq.graphql(ProfilePreviewDocument, { audience: 'NOBODY' }, planted.candidate.headers);
      expect(sectionsIn(JSON.stringify(alone.data))).toEqual([]);
      // The address of a test's candidate contains the id.
      const email = `${planted.candidate.subject}@example.com`;
      for (const text of [html.text, JSON.stringify(data), JSON.stringify(body)].map((text) => text.replaceAll(email, '')))
        expect(planted.unshared.filter((value) => text.includes(value))).toEqual([]);
    },
  );

  test('PR-07 contact, photo, video and licences are not for everybody unless the candidate says so', async () => {
    await choose({});
    const { data } = await hirehq.graphql(ProfileDocument, {}, planted.candidate.headers);
    const audiences = Object.fromEntries((data?.profile.visibility ?? []).map(({ section, audience }) => [section, audience]));
    expect(audiences).toEqual(DEFAULT_AUDIENCES);
    expect(['CONTACT', 'PHOTO', 'VIDEO', 'LICENCES', 'CHECKLISTS'].map((section) => audiences[section])).not.toContain(
      'EVERYBODY',
    );
    expect(sectionsIn((await page()).text)).not.toEqual(expect.arrayContaining(['CONTACT']));
  });

  test('PR-07 a candidate chooses per section', async () => {
    await choose({});
    const change = { section: 'CONTACT', audience: 'NOBODY' } as const;
    await hirehq.graphql(SetProfileVisibilityDocument, change, planted.candidate.headers);
    expect(sectionsIn(JSON.stringify((await employersView()).body))).not.toContain('CONTACT');
  });

  test('PR-08 no public REST call contains anything of a profile that is open to everybody', async () => {
    await choose(everySection('EVERYBODY'));
    const { ids } = await createAccessFixture(hirehq);
    const named: Ids = { ...ids, candidateId: planted.candidate.id };
    const found: string[] = [];
    for (const [key, call] of Object.entries(REST_CALLS) as [RestKey, RestCall][]) {
      if (call.access === 'candidate') continue;
      const { text } = await askRest(hirehq, key, REST_EXAMPLES[key].call(named) as RestInput<never>, { signedIn: false });
      if (planted.unshared.concat(planted.candidate.subject).some((value) => text.includes(value))) found.push(key);
    }
    expect(found).toEqual([]);
  });
});

describe('the head of a public profile', () => {
  test('PR-08 names and describes the candidate by what is shared, and is never indexed', async () => {
    await choose(everySection('EVERYBODY'));
    const { text } = await page();
    expect(text).toContain('<title>Ada Byron · Analyst · hireHQ</title>');
    expect(text).toContain('<meta name="robots" content="noindex" />');
    const description = /<meta name="description" content="([^"]*)"/.exec(text)?.[1] ?? '';
    expect(sectionsIn(description)).toEqual(['LOCATION', 'SKILLS', 'WORK_HISTORY']);
    await choose(everySection('NOBODY'));
    const hidden = (await page()).text;
    expect(hidden).toContain('<title>Ada Byron · Analyst · hireHQ</title>');
    expect(hidden).not.toContain('name="description"');
  });

  test('PR-08 an unknown key is a page that does not exist', async () => {
    const { statusCode, text } = await page('nobodys-key');
    expect(statusCode).toBe(404);
    expect(text).toContain('<title>Not found · hireHQ</title>');
    expect((await publicProfile('nobodys-key')).data).toEqual({ publicProfile: null });
  });
});

describe('the public key', () => {
  test('PR-08 is long and random; a new one replaces it, and it can be revoked', async () => {
    const { headers } = planted.candidate;
    const create = async () => {
      const { data } = await hirehq.graphql(CreatePublicKeyDocument, {}, headers);
      return data?.createPublicKey.__typename === 'CreatePublicKeyDone' ? data.createPublicKey.publicKey : '';
    };
    const [first, second] = [await create(), await create()];
    expect(Buffer.from(second, 'base64url').byteLength).toBeGreaterThanOrEqual(16);
    expect(second).not.toBe(first);
    expect((await page(first)).statusCode).toBe(404);
    expect((await page(second)).statusCode).toBe(200);
    await hirehq.graphql(RevokePublicKeyDocument, {}, headers);
    expect((await page(second)).statusCode).toBe(404);
    expect((await publicProfile(second)).data).toEqual({ publicProfile: null });
    const again = await hirehq.graphql(RevokePublicKeyDocument, {}, headers);
    expect(again.data?.revokePublicKey.__typename).toBe('RevokePublicKeyDone');
    await hirehq.db
      .insertInto('public_profile')
      .values({ candidate_id: planted.candidate.id, key: planted.publicKey, created_at: new Date() })
      .execute();
  });
});

const linksIn = (value: unknown) => [...new Set(JSON.stringify(value).match(/\/files\/[^"\\]+/g) ?? [])];

describe('in a page of an employer', () => {
  test('PF-05 a profile says what everybody may see, but not how to reach the candidate, and no cache keeps it', async () => {
    await choose(everySection('EVERYBODY'));
    const embedded = (candidateKey: string) => {
      const variables = JSON.stringify({ candidateKey });
      const query = new URLSearchParams({ enterprise: employer.enterpriseId, query: PublicProfileDocument.text, variables });
      return hirehq.app.inject(`${EMBED_GRAPHQL_PATH}?${query}`);
    };
    const { data } = await publicProfile();
    const response = await embedded(planted.publicKey);
    expect(data?.publicProfile?.emailAddress).not.toBeNull();
    expect(response.json<{ data: unknown }>().data).toMatchObject({
      publicProfile: { firstName: data?.publicProfile?.firstName, emailAddress: null, telephone: null, video: null },
    });
    expect(response.headers['cache-control']).toBe('no-store');
    expect((await embedded('nobodys-key')).json()).toEqual({ data: { publicProfile: null } });
  });
});

describe('links to files', () => {
  test('PR-08 work while their section is shared and the key is valid, and do not contain the key', async () => {
    await choose(everySection('EVERYBODY'));
    const links = linksIn((await publicProfile()).data);
    expect(links).toHaveLength(3);
    const statuses = async () => Promise.all(links.map(async (link) => (await inject(hirehq, 'GET', link, {})).statusCode));
    expect(await statuses()).toEqual([200, 200, 200]);
    const shown = await inject(hirehq, 'GET', links[0] ?? '', {});
    // Pages of others may show it, like everybody with the key.
    expect(shown.headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(links.join()).not.toContain(planted.publicKey);
    for (const section of ['PHOTO', 'VIDEO', 'WORK_HISTORY'] as const) {
      await choose({ ...everySection('EVERYBODY'), [section]: 'EMPLOYERS' });
      expect((await statuses()).toSorted((a, b) => a - b)).toEqual([200, 200, 404]);
    }
    await choose(everySection('EVERYBODY'));
    await hirehq.db.updateTable('public_profile').set({ key: 'replaced' }).where('key', '=', planted.publicKey).execute();
    expect(await statuses()).toEqual([404, 404, 404]);
    await hirehq.db.updateTable('public_profile').set({ key: planted.publicKey }).where('key', '=', 'replaced').execute();
  });
});

describe('employers', () => {
  test('PR-07 without an application or a talent pool do not find the profile, as if it did not exist', async () => {
    await choose(everySection('EVERYBODY'));
    const [unrelated, missing] = [await employersView(stranger), await employer.ask(`GET candidates/${randomUUID()}/profile`)];
    expect([unrelated.statusCode, missing.statusCode]).toEqual([404, 404]);
    expect({ ...unrelated.body, traceId: '' }).toEqual({ ...missing.body, traceId: '' });
  });

  test('PR-07 from which the profile is hidden do not find it, and links they have stop working; others do', async () => {
    await choose(everySection('EVERYBODY'));
    const links = linksIn((await employersView()).body);
    const hide = (hidden: boolean) =>
      hirehq.graphql(HideProfileFromDocument, { enterpriseId: employer.enterpriseId, hidden }, planted.candidate.headers);
    const { data } = await hide(true);
    expect(data?.hideProfileFrom).toMatchObject({
      hiddenFrom: [{ enterpriseId: employer.enterpriseId, enterpriseName: 'Acme' }],
    });
    const hidden = await employersView();
    const missing = await employer.ask(`GET candidates/${randomUUID()}/profile`);
    expect({ ...hidden.body, traceId: '' }).toEqual({ ...missing.body, traceId: '' });
    for (const link of links) expect((await inject(hirehq, 'GET', link, {})).statusCode).toBe(404);
    await hide(false);
    expect((await employersView()).statusCode).toBe(200);
    for (const link of links) expect((await inject(hirehq, 'GET', link, {})).statusCode).toBe(200);
  });

  test('PR-07 that do not exist cannot be named', async () => {
    const { data } = await hirehq.graphql(
      HideProfileFromDocument,
      { enterpriseId: randomUUID(), hidden: true },
      planted.candidate.headers,
    );
    expect(data?.hideProfileFrom).toMatchObject({ __typename: 'HideProfileFromRefused', code: 'NOT_FOUND' });
  });
});
