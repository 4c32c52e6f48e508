import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { JobPageDocument, SearchJobsDocument } from '@hirehq/shared-contracts/graphql';
import { buildApp } from '../../../build-app.ts';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { storedCandidate } from '../../engine/jobs/testing/stored-jobs.ts';
import { withoutSending } from '../../post/mail/testing/without-sending.ts';
import { vouchForDomain } from '../../enterprises/domains/index.ts';
import { JOB, testEmployer } from './testing/test-employer.ts';

let app: TestApp;
let time = new Date('2026-05-04T09:00:00Z');
beforeAll(async () => {
  app = await createTestApp({ modules: withoutSending, now: () => time });
});
afterAll(() => app.close());

describe('SV-08 keys', () => {
  test('SV-08 a key is stored as a hash and shown once', async () => {
    const { ask } = await testEmployer(app);
    const { body } = await ask('POST keys', { label: 'ATS', scopes: ['jobs:write'] });
    expect(body).toMatchObject({ label: 'ATS', scopes: ['jobs:write'], key: expect.stringMatching(/^hq_[0-9a-f]{16}_/) });
    const row = await app.db.selectFrom('employer_key').selectAll().where('id', '=', body['id']).executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(String(body['key']).slice(20));
    expect(JSON.stringify((await ask('GET keys')).body)).not.toContain(String(body['key']).slice(20));
  });

  test.each(['', 'Bearer nonsense', `Bearer hq_0123456789abcdef_${'a'.repeat(43)}`])(
    'SV-08 without a valid key (%j) every request is refused',
    async (authorization) => {
      const { ask } = await testEmployer(app);
      const { statusCode, body } = await ask('GET brand', undefined, { authorization });
      expect({ statusCode, code: body['errorCode'] }).toEqual({ statusCode: 401, code: 'KEY_REFUSED' });
    },
  );

  test('SV-08 a missing scope is named', async () => {
    const { ask } = await testEmployer(app, { scopes: ['applications:read'] });
    const { statusCode, body } = await ask('POST jobs', JOB);
    expect(statusCode).toBe(403);
    expect(body).toMatchObject({ errorCode: 'SCOPE_MISSING', errorMessage: expect.stringContaining('jobs:write') });
  });

  test('SV-08 a key cannot grant a scope that it does not have', async () => {
    const { ask } = await testEmployer(app, { scopes: ['keys:write'] });
    expect((await ask('POST keys', { label: 'more', scopes: ['jobs:write'] })).statusCode).toBe(403);
  });

  test('SV-08 a rotated key and its successor are both valid until the old one expires', async () => {
    const { ask, key } = await testEmployer(app);
    const id = key.split('_')[1];
    const { body } = await ask(`POST keys/${id}/rotate`, { hours: 1 });
    const withNew = { authorization: `Bearer ${body['key']}` };
    expect((await ask('GET brand')).statusCode).toBe(200);
    expect((await ask('GET brand', undefined, withNew)).statusCode).toBe(200);
    expect((await ask(`POST keys/${id}/rotate`, {})).statusCode).toBe(409);
    time = new Date(time.getTime() + 3_600_000);
    expect((await ask('GET brand')).statusCode).toBe(401);
    expect((await ask('GET brand', undefined, withNew)).statusCode).toBe(200);
  });

  test('SV-08 a revoked key is invalid immediately; another employer’s key is not found', async () => {
    const [own, other] = [await testEmployer(app), await testEmployer(app)];
    const id = own.key.split('_')[1];
    const refused = await other.ask(`DELETE keys/${id}`);
    const missing = await other.ask('DELETE keys/0123456789abcdef');
    expect({ ...refused.body, traceId: '' }).toEqual({ ...missing.body, traceId: '' });
    expect((await own.ask(`DELETE keys/${id}`)).statusCode).toBe(200);
    expect((await own.ask('GET brand')).statusCode).toBe(401);
  });

  test('SV-08 a key that sends too many requests has to wait', async () => {
    const limited = await createTestApp({ config: { employerRateLimit: 2 } });
    try {
      const { ask } = await testEmployer(limited);
      await ask('GET brand');
      await ask('GET jobs');
      const { statusCode, headers } = await ask('GET brand');
      expect(statusCode).toBe(429);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    } finally {
      await limited.close();
    }
  });

  test('SV-08 a key that sends too many requests has to wait, whichever process it asks', async () => {
    let at = new Date('2026-03-01T12:00:00Z');
    const now = () => at;
    const hirehq = await createTestApp({ now, config: { employerRateLimit: 5 } });
    onTestFinished(() => hirehq.close());
    const { config, db, files } = hirehq.services;
    const secret = 'a secret of at least 32 characters';
    const other = await buildApp({ config, db, databaseUrl: hirehq.databaseUrl, files, secret, now });
    onTestFinished(() => other.close());
    const { key } = await testEmployer(hirehq);
    const ask = (index: number) =>
      [hirehq.app, other][index % 2]?.inject({ url: '/employer/v1/brand', headers: { authorization: `Bearer ${key}` } });

    const statuses = [];
    for (let index = 0; index < 5; index += 1) statuses.push((await ask(index))?.statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200]);
    at = new Date('2026-03-01T12:00:15Z');
    for (const index of [0, 1]) expect(await ask(index)).toMatchObject({ statusCode: 429, headers: { 'retry-after': '45' } });
    at = new Date('2026-03-01T12:01:00Z');
    for (const index of [0, 1]) expect(await ask(index)).toMatchObject({ statusCode: 200 });
  });
});

describe('SV-08 brand', () => {
  const entry = {
    isSelected: true,
    primaryColor: '112233',
    secondaryColor: '112233',
    hoverButtonColor: '112233',
    hoverButtonTextColor: 'ffffff',
    headingTextColor: '111111',
    mainTextColor: '222222',
    listHoverColor: 'eeeeee',
  };

  test('SV-08 a theme is checked, stored, and shown to candidates', async () => {
    const { ask, enterpriseId } = await testEmployer(app);
    expect((await ask('PUT brand', { theme: [{ ...entry, primaryColor: 'red' }] })).statusCode).toBe(400);
    expect((await ask('PUT brand', { theme: [entry, entry] })).statusCode).toBe(400);
    expect((await ask('PUT brand', { theme: [entry], about: 'We bake.' })).body).toMatchObject({
      theme: [entry],
      about: 'We bake.',
      establishmentName: 'Acme',
    });
    const domain = `jobs-${randomUUID()}.example`;
    await ask('PUT brand/domains', { domains: [domain.toUpperCase()] });
    await vouchForDomain(app.services, enterpriseId, domain);
    const shown = await app.app.inject({ url: `/public/api/v1/candidates/enterprise/details/${domain}` });
    expect(shown.json().responsePayload).toMatchObject({ theme: [entry], validDomainNames: domain });
  });
});

describe('SV-08 jobs', () => {
  test('SV-08 a job is posted, found, changed, closed and reopened', async () => {
    const { ask } = await testEmployer(app);
    const word = `Zz${randomUUID().slice(0, 8)}`;
    const posted = await ask('POST jobs', {
      ...JOB,
      title: `${word} Nurse`,
      skills: [{ name: 'Patient care', minYears: 2 }, { name: 'Levitation' }],
    });
    expect(posted.statusCode).toBe(200);
    expect(posted.body).toMatchObject({
      description: '<p>Care for people on our ward.</p>',
      closedTimestamp: null,
      skills: [{ name: 'Patient care', minYears: 2, maxYears: null }],
      unknownSkills: ['Levitation'],
    });
    const { id } = posted.body;
    const found = async () =>
      (await app.graphql(SearchJobsDocument, { filter: { keyword: word }, sort: 'NEWEST', first: 5 })).data?.jobs.nodes.map(
        (job) => job.id,
      );
    expect(await found()).toEqual([id]);
    await ask(`PUT jobs/${id}`, { ...JOB, title: `${word} Chief Nurse`, externalId: 'n-1' });
    expect((await ask('GET jobs?externalId=n-1')).body['items']).toMatchObject([{ id, title: `${word} Chief Nurse` }]);
    expect((await ask('POST jobs', { ...JOB, externalId: 'n-1' })).statusCode).toBe(409);
    await ask(`POST jobs/${id}/close`);
    expect(await found()).toEqual([]);
    expect((await ask(`PUT jobs/${id}`, JOB)).statusCode).toBe(409);
    await ask(`POST jobs/${id}/reopen`);
    expect(await found()).toEqual([id]);
  });

  test('SV-08 a request sent twice posts one job; the key for another request is refused', async () => {
    const { ask } = await testEmployer(app);
    const once = { 'idempotency-key': 'first-1' };
    const [first, second] = [await ask('POST jobs', JOB, once), await ask('POST jobs', JOB, once)];
    expect(second.body).toEqual(first.body);
    expect(second.headers['idempotent-replayed']).toBe('true');
    expect((await ask('POST jobs', { ...JOB, title: 'Other' }, once)).statusCode).toBe(422);
    expect((await ask('GET jobs')).body['items']).toHaveLength(1);
  });

  test('SV-08 another employer’s job is not found', async () => {
    const [own, other] = [await testEmployer(app), await testEmployer(app)];
    const { id } = (await own.ask('POST jobs', JOB)).body;
    for (const call of ['GET jobs/{id}', 'POST jobs/{id}/close', 'POST jobs/{id}/reopen'] as const) {
      const refused = await other.ask(call.replace('{id}', id) as typeof call);
      const missing = await other.ask(call.replace('{id}', randomUUID()) as typeof call);
      expect(refused.statusCode).toBe(404);
      expect({ ...refused.body, traceId: '' }).toEqual({ ...missing.body, traceId: '' });
    }
  });

  test('SV-08 pages of jobs are consecutive', async () => {
    const { ask } = await testEmployer(app);
    for (let number = 0; number < 5; number += 1) await ask('POST jobs', { ...JOB, title: `Job ${number}` });
    const titles: string[] = [];
    let cursor = '';
    do {
      const { body } = await ask(`GET jobs?limit=2${cursor && `&cursor=${cursor}`}`);
      titles.push(...body['items'].map((job: { title: string }) => job.title));
      cursor = body['nextCursor'] ?? '';
    } while (cursor);
    expect(titles.toSorted()).toEqual(['Job 0', 'Job 1', 'Job 2', 'Job 3', 'Job 4']);
    expect((await ask('GET jobs?cursor=nonsense')).statusCode).toBe(400);
  });

  test('SV-08 a job of a talent pool is visible to its members only', async () => {
    const { ask } = await testEmployer(app);
    const { id: poolId } = (await ask('POST talent-pools', { name: 'Friends' })).body;
    const word = `Zz${randomUUID().slice(0, 8)}`;
    const { id } = (await ask('POST jobs', { ...JOB, title: word, talentPoolId: poolId })).body;
    const [member, stranger] = [await storedCandidate(app.db), await storedCandidate(app.db)];
    await app.db.insertInto('talent_pool_member').values({ talent_pool_id: poolId, candidate_id: member, origin: 'I' }).execute();
    const see = async (candidateId?: string) =>
      app.graphql(JobPageDocument, { id }, candidateId ? await app.asCandidate(candidateId) : {});
    expect((await see(member)).data?.job?.title).toBe(word);
    expect((await see()).data?.job).toBeNull();
    expect((await see(stranger)).errors[0]).toMatchObject({
      message: 'as a candidate you are not authorized to view this job',
      extensions: { errorCode: 'JOB_NOT_FOR_CANDIDATE' },
    });
    const rest = await app.app.inject({ url: `/api/v1/candidates/job/${id}`, headers: await app.asCandidate(stranger) });
    expect(rest.json()).toMatchObject({
      statusCode: 404,
      errorMessage: 'as a candidate you are not authorized to view this job',
    });
    expect(
      (await app.graphql(SearchJobsDocument, { filter: { keyword: word }, sort: 'NEWEST', first: 5 })).data?.jobs.nodes,
    ).toEqual([]);
    const shared = await app.app.inject({ url: `/public/api/v1/enterprises/job/${id}` });
    expect(shared.statusCode).toBe(404);
  });

  test('SV-08 PF-09 a candidate is invited in their language', async () => {
    const { ask } = await testEmployer(app, { name: 'Daily Crumb' });
    const { id: poolId } = (await ask('POST talent-pools', { name: 'Amigas' })).body;
    const to = `${randomUUID()}@example.com`;
    await app.db
      .insertInto('candidate')
      .values({ id: randomUUID(), issuer: 'i', subject: to, first_name: 'Zoë', email_address: to, locale: 'es' })
      .execute();
    await ask(`POST talent-pools/${poolId}/invitations`, { emailAddress: to });
    const mail = await app.db.selectFrom('mail').select('subject').where('recipient', '=', to).executeTakeFirst();
    expect(mail?.subject).toBe('Daily Crumb te invita');
  });
});
