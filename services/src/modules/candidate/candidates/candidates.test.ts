import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ASSISTIVE_TOOLS_DEFAULTS, assistiveText } from '@hirehq/shared-contracts/reading';
import type { Candidate } from '@hirehq/shared-contracts/rest';
import { readConfig } from '../../../platform/config.ts';
import { jsonb } from '../../../platform/database/database.ts';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { candidatesModule, ensureCandidate } from './index.ts';
import { testCandidate, type TestCandidate } from '../../../platform/testing/test-candidate.ts';

let hirehq: TestApp;
beforeAll(async () => {
  hirehq = await createTestApp({ candidateOf: 'module' });
});
afterAll(() => hirehq.close());

interface Envelope<T> {
  responsePayload: T;
  errorCode?: string;
  fields?: Record<string, string>;
}

async function ask<T = Candidate>(
  { headers }: Pick<TestCandidate, 'headers'>,
  method: 'GET' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
) {
  const response = await hirehq.app.inject({ method, url: `/api/v1/candidates/${path}`, headers, ...(payload && { payload }) });
  return { statusCode: response.statusCode, body: response.json<Envelope<T>>() };
}

async function newEmployer() {
  const id = randomUUID();
  const theme = {
    isSelected: true,
    primaryColor: '1A7FAE',
    secondaryColor: 'ffffff',
    hoverButtonColor: '000000',
    hoverButtonTextColor: 'ffffff',
    headingTextColor: '101828',
    mainTextColor: '101828',
    listHoverColor: 'eeeeee',
  };
  await hirehq.db
    .insertInto('enterprise')
    .values({
      id,
      establishment_name: 'Acme',
      domain_names: [`${id}.example.com`],
      theme: jsonb([theme]),
      logo_file: randomUUID(),
    })
    .execute();
  return { id, theme };
}

describe('the candidate record', () => {
  test('ID-02 a verified identity gets a row on first use, and the same one afterwards', async () => {
    const headers = await hirehq.asCandidate(randomUUID(), {
      name: 'Grace Brewster Hopper',
      email: 'grace@example.com',
      neuro_classification: 'ND',
    });
    const [first, again] = await Promise.all([ask({ headers }, 'GET', ''), ask({ headers }, 'GET', '')]);
    expect(first.body.responsePayload).toMatchObject({
      firstName: 'Grace',
      lastName: 'Brewster Hopper',
      emailAddress: 'grace@example.com',
      neuroClassification: 'ND',
      origin: null,
      skillData: [],
    });
    expect(again.body.responsePayload.id).toBe(first.body.responsePayload.id);
  });

  test('ID-02 a UUID subject becomes the candidate’s id, unless another provider uses it', async () => {
    const subject = randomUUID();
    const identity = { subject, name: 'A B', email: 'a@example.com', neuroClassification: null };
    const [here, there] = ['https://a.example.com', 'https://b.example.com'];
    expect(await ensureCandidate(hirehq.db, { ...identity, issuer: here })).toEqual({ id: subject });
    const other = await ensureCandidate(hirehq.db, { ...identity, issuer: there });
    expect(other.id).not.toBe(subject);
    expect(await ensureCandidate(hirehq.db, { ...identity, issuer: there })).toEqual(other);
  });

  test('ID-06 candidates of our own provider stay the same when the installation moves to another address', async () => {
    const identity = {
      subject: randomUUID(),
      sessionId: 's',
      authenticatedAt: new Date(),
      expiresAt: new Date(),
      claims: { name: 'Ada', email: 'ada@example.com' },
      roles: [],
    };
    const at = (origin: string) => {
      const { sso } = readConfig({ NODE_ENV: 'test', HIREHQ_DATA: tmpdir(), HIREHQ_ORIGIN: origin });
      return candidatesModule({ ...hirehq.services, config: { ...hirehq.services.config, sso } });
    };
    const before = await at('http://localhost:8080').candidateOf?.(identity, 'en');
    expect(await at('https://jobs.example.com').candidateOf?.(identity, 'en')).toEqual(before);
  });

  test('ID-03 an email changed at the provider is adopted once it is verified', async () => {
    const subject = randomUUID();
    const emailOf = async (claims: Record<string, unknown>) => {
      const headers = await hirehq.asCandidate(subject, claims);
      return (await ask({ headers }, 'GET', '')).body.responsePayload.emailAddress;
    };
    expect(await emailOf({ email: 'old@example.com' })).toBe('old@example.com');
    expect(await emailOf({ email: 'new@example.com', email_verified: false })).toBe('old@example.com');
    expect(await emailOf({ email: 'new@example.com', email_verified: true })).toBe('new@example.com');
  });

  test('PR-11 the language of the last page is stored; a call with an unsupported language changes nothing', async () => {
    const subject = randomUUID();
    const headers = await hirehq.asCandidate(subject);
    const reads = async (language?: string) => {
      const { body } = await ask({ headers: { ...headers, ...(language && { 'accept-language': language }) } }, 'GET', '');
      const { id } = body.responsePayload;
      return (await hirehq.db.selectFrom('candidate').select('locale').where('id', '=', id).executeTakeFirst())?.locale;
    };
    expect(await reads()).toBeNull();
    expect(await reads('es')).toBe('es');
    expect(await reads('fr')).toBe('es');
    expect(await reads()).toBe('es');
    expect(await reads('ar')).toBe('ar');
    const other = await hirehq.asCandidate(randomUUID());
    const { body } = await ask({ headers: { ...other, 'accept-language': 'ar-EG, en;q=0.5' } }, 'GET', '');
    const row = await hirehq.db
      .selectFrom('candidate')
      .select('locale')
      .where('id', '=', body.responsePayload.id)
      .executeTakeFirst();
    expect(row?.locale).toBe('ar');
  });

  test('ID-02 creating it twice at once results in one row', async () => {
    const identity = {
      issuer: 'https://sso.example.com',
      subject: randomUUID(),
      name: 'A B',
      email: 'a@example.com',
      neuroClassification: null,
    };
    const made = await Promise.all(Array.from({ length: 5 }, () => ensureCandidate(hirehq.db, identity)));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  });

  test.each([
    ['\u200b \u3164', ['ada', '']],
    ['\u2060 Lovelace', ['Lovelace', '']],
  ])('ID-02 words of invisible characters are no part of a name: %j', async (name, names) => {
    const identity = { issuer: 'https://sso.example.com', subject: randomUUID(), name, neuroClassification: null };
    const { id } = await ensureCandidate(hirehq.db, { ...identity, email: 'ada@example.com' });
    const row = await hirehq.db
      .selectFrom('candidate')
      .select(['first_name', 'last_name'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect([row.first_name, row.last_name]).toEqual(names);
  });

  test('SV-02 requires both tokens, of one person', async () => {
    const [mine, other] = [await testCandidate(hirehq), await testCandidate(hirehq)];
    const { authorization = '' } = mine.headers;
    for (const headers of [{}, { authorization }, { ...mine.headers, 'x-access-token': other.headers['x-access-token'] ?? '' }]) {
      expect((await ask({ headers }, 'GET', '')).body.errorCode).toBe('NOT_SIGNED_IN');
    }
  });

  test('SV-01 changes only the fields that are sent', async () => {
    const candidate = await testCandidate(hirehq);
    await ask(candidate, 'PUT', '', { profileTitle: 'Staff Nurse', city: 'Utrecht', overallYearsOfExperience: 7.5 });
    const { body } = await ask(candidate, 'PUT', '', { id: candidate.id, neuroClassification: 'NT' });
    expect(body.responsePayload).toMatchObject({
      firstName: 'Ada',
      profileTitle: 'Staff Nurse',
      city: 'Utrecht',
      overallYearsOfExperience: 7.5,
      neuroClassification: 'NT',
    });
  });

  test.each(['emailAddress', 'talentPool', 'subject', 'unbindRequestStatus'])('SV-01 refuses to change %s', async (field) => {
    const candidate = await testCandidate(hirehq);
    const { statusCode, body } = await ask(candidate, 'PUT', '', { [field]: 'Z' });
    expect([statusCode, body.errorCode]).toEqual([400, 'VALIDATION_FAILED']);
  });

  test("SV-01 another candidate's id in the body is not there", async () => {
    const [mine, other] = [await testCandidate(hirehq), await testCandidate(hirehq)];
    expect((await ask(mine, 'PUT', '', { id: other.id, firstName: 'Eve' })).statusCode).toBe(404);
    expect((await ask(other, 'GET', '')).body.responsePayload.firstName).toBe('Ada');
  });

  test('SH-38 origin and source are set once, and only for an existing employer', async () => {
    const candidate = await testCandidate(hirehq);
    const { id, theme } = await newEmployer();
    expect((await ask(candidate, 'PUT', '', { origin: 'R', sourceEnterpriseId: randomUUID() })).body.fields).toEqual({
      sourceEnterpriseId: 'is not a known employer',
    });
    const first = await ask(candidate, 'PUT', '', { origin: 'R', sourceEnterpriseId: id });
    expect(first.body.responsePayload).toMatchObject({
      origin: 'R',
      sourceEnterpriseId: id,
      enterpriseTheme: [theme],
      exclusiveCandidateTheme: null,
    });
    const second = await ask(candidate, 'PUT', '', { origin: 'P', sourceEnterpriseId: (await newEmployer()).id });
    expect(second.body.responsePayload).toMatchObject({ origin: 'R', sourceEnterpriseId: id });
  });

  test.each([
    [1, true],
    [91, false],
  ])('SH-38 who was invited %d days ago comes from that employer, whatever the browser says: %s', async (days, isInvited) => {
    const candidate = await testCandidate(hirehq);
    const [inviting, other] = [await newEmployer(), await newEmployer()];
    const { email_address: email } = await hirehq.db
      .selectFrom('candidate')
      .select('email_address')
      .where('id', '=', candidate.id)
      .executeTakeFirstOrThrow();
    const pool = randomUUID();
    await hirehq.db.insertInto('talent_pool').values({ id: pool, enterprise_id: inviting.id, name: 'Nurses' }).execute();
    await hirehq.db
      .insertInto('invitation')
      .values({
        id: randomUUID(),
        talent_pool_id: pool,
        email_address: email.toUpperCase(),
        candidate_id: null,
        completed_at: null,
        key_hash: randomUUID(),
        created_at: new Date(hirehq.services.now().getTime() - days * 86_400_000),
      })
      .execute();
    const { body } = await ask(candidate, 'PUT', '', { origin: 'J', sourceEnterpriseId: other.id });
    expect(body.responsePayload).toMatchObject(
      isInvited ? { origin: 'I', sourceEnterpriseId: inviting.id } : { origin: 'J', sourceEnterpriseId: other.id },
    );
  });

  test('SH-29 only an exclusive candidate of an employer gets its theme and logo', async () => {
    const candidate = await testCandidate(hirehq);
    const { id, theme } = await newEmployer();
    await hirehq.db
      .updateTable('candidate')
      .set({ source_enterprise_id: id, talent_pool: 'Z' })
      .where('id', '=', candidate.id)
      .execute();
    const { responsePayload } = (await ask(candidate, 'GET', '')).body;
    expect(responsePayload.exclusiveCandidateTheme).toEqual([theme]);
    expect(responsePayload.exclusiveCandidateLogoFileSignedUrl).toContain('/files/');
  });

  test('AX-06 stores and returns the reading mode', async () => {
    const candidate = await testCandidate(hirehq);
    const bionicReadingConfiguration = JSON.stringify({ fixation: 3, fontSize: 16, color: '#101828', bionicSelect: 'bold' });
    await ask(candidate, 'PUT', '', { id: candidate.id, accessibility: 'Y', bionicReadingConfiguration });
    expect((await ask(candidate, 'GET', 'accessibility')).body.responsePayload).toEqual({
      accessibility: 'Y',
      bionicReadingConfiguration,
      assistiveTools: null,
    });
    await ask(candidate, 'PUT', '', { id: candidate.id, bionicReadingConfiguration: '' });
    expect((await ask(candidate, 'GET', 'accessibility')).body.responsePayload).toEqual({
      accessibility: 'Y',
      bionicReadingConfiguration: '',
      assistiveTools: null,
    });
  });

  test('AX-06 AX-09 stores and returns toolbar tools and simplified view, and refuses anything else', async () => {
    const candidate = await testCandidate(hirehq);
    const assistiveTools = assistiveText({
      tools: { ...ASSISTIVE_TOOLS_DEFAULTS, zoom: 1.2 },
      simplified: true,
      density: 'compact',
    });
    await ask(candidate, 'PUT', '', { id: candidate.id, bionicReadingConfiguration: '', assistiveTools });
    for (const wrong of ['{', '{"tools":{"zoom":9}}', '{"tools":{},"note":"x"}', 'x'.repeat(2000)])
      expect((await ask(candidate, 'PUT', '', { assistiveTools: wrong })).body.fields).toHaveProperty('assistiveTools');
    expect((await ask(candidate, 'GET', 'accessibility')).body.responsePayload).toEqual({
      accessibility: null,
      bionicReadingConfiguration: '',
      assistiveTools,
    });
  });

  test.each([
    '{',
    '{}',
    '{"fixation":6,"fontSize":16,"color":"#101828","bionicSelect":"bold"}',
    '{"fixation":3,"fontSize":16,"color":"red","bionicSelect":"bold"}',
  ])('AX-02 refuses the reading mode %s', async (bionicReadingConfiguration) => {
    const candidate = await testCandidate(hirehq);
    expect((await ask(candidate, 'PUT', '', { bionicReadingConfiguration })).body.fields).toHaveProperty(
      'bionicReadingConfiguration',
    );
  });

  test('SV-06 the region must be a known country', async () => {
    const candidate = await testCandidate(hirehq);
    expect((await ask(candidate, 'PUT', 'update/region/netherlands')).statusCode).toBe(200);
    expect((await ask(candidate, 'GET', '')).body.responsePayload.country).toBe('Netherlands');
    expect((await ask(candidate, 'PUT', 'update/region/Atlantis')).body.fields).toEqual({
      countryName: 'is not a known country',
    });
  });

  test('PR-14 NT-12 accepting terms and registering devices can be repeated', async () => {
    const candidate = await testCandidate(hirehq);
    for (let time = 0; time < 2; time += 1) {
      expect((await ask(candidate, 'PUT', '/consented/versions')).body).toEqual({ responsePayload: true });
      expect((await ask(candidate, 'PUT', 'notification/device', { deviceToken: 'abc' })).body).toEqual({
        responsePayload: true,
      });
    }
    const stored = await hirehq.db
      .selectFrom('candidate_consent')
      .select('version')
      .where('candidate_id', '=', candidate.id)
      .execute();
    expect(stored).toHaveLength(1);
  });
});
