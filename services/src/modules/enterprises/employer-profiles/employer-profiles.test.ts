import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jsonb } from '../../../platform/database/database.ts';
import { multipartBody } from '../../../platform/testing/multipart-body.ts';
import { NO_FACTS, columnsOfFacts } from '../../../platform/job-facts.ts';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { testCandidate, type TestCandidate } from '../../../platform/testing/test-candidate.ts';

let hirehq: TestApp;
const enterpriseId = randomUUID();
const jobId = randomUUID();

beforeAll(async () => {
  hirehq = await createTestApp({ candidateOf: 'module' });
  await hirehq.db
    .insertInto('enterprise')
    .values({
      id: enterpriseId,
      establishment_name: 'Acme Health',
      domain_names: ['jobs.acme.example', 'acme.example'],
      favicon_file: randomUUID(),
    })
    .execute();
  await hirehq.db
    .insertInto('job')
    .values({
      id: jobId,
      enterprise_id: enterpriseId,
      title: 'Nurse',
      summary: '',
      description_html: '',
      places: jsonb([]),
      questions: jsonb([]),
      posted_at: new Date(),
      remote: false,
      ...columnsOfFacts({ ...NO_FACTS, easyApply: true }),
    })
    .execute();
});
afterAll(() => hirehq.close());

const ask = async (path: string) => {
  const response = await hirehq.app.inject({ url: `/public/api/v1/${path}` });
  return { statusCode: response.statusCode, body: response.json<{ responsePayload: never; errorCode?: string }>() };
};

describe('employers', () => {
  test('SV-01 SH-29 are found by any of their domains, in any case, without a token', async () => {
    for (const domain of ['jobs.acme.example', 'ACME.example']) {
      expect((await ask(`candidates/enterprise/details/${domain}`)).body.responsePayload).toMatchObject({
        enterpriseId,
        establishmentName: 'Acme Health',
        theme: null,
        validDomainNames: 'jobs.acme.example,acme.example',
      });
    }
    expect((await ask('candidates/enterprise/details/other.example')).statusCode).toBe(404);
    expect((await ask('candidates/enterprise/details/..%2F')).statusCode).toBe(400);
  });

  test('SV-01 return their logo and favicon by id', async () => {
    expect((await ask(`enterprises/${enterpriseId}/details`)).body.responsePayload).toEqual({
      navBarLogoSignedUrl: null,
      careerPortalFavicon: expect.stringContaining('/files/') as string,
    });
    expect((await ask(`enterprises/${randomUUID()}/details`)).statusCode).toBe(404);
  });

  test('SH-45 are found by a job; an unknown id is not found, one with other characters is refused', async () => {
    expect((await ask(`enterprises/job/${jobId}`)).body.responsePayload).toEqual({
      enterprisePublicDto: { enterpriseId, establishmentName: 'Acme Health', validDomainNames: 'jobs.acme.example,acme.example' },
    });
    expect((await ask('enterprises/job/abc-123')).statusCode).toBe(404);
    expect((await ask(`enterprises/job/${randomUUID()}`)).statusCode).toBe(404);
    expect((await ask("enterprises/job/1'or'1")).statusCode).toBe(400);
  });

  test('JB-20 a remark requires an application; the last one counts, and is shown without a name', async () => {
    const [mine, other] = [await testCandidate(hirehq), await testCandidate(hirehq)];
    const now = new Date();
    await hirehq.db
      .insertInto('application')
      .values({
        id: randomUUID(),
        job_id: jobId,
        candidate_id: mine.id,
        request_id: randomUUID(),
        answers: jsonb([]),
        enterprise_process_status: 'R',
        submitted_at: now,
        changed_at: now,
      })
      .execute();
    const remark = ({ headers }: TestCandidate, ratingRemarksByCandidate: string, mayBeShown?: boolean) =>
      hirehq.app.inject({
        method: 'PUT',
        url: '/api/v1/candidates/pool/candidate-remark',
        headers,
        payload: { jobId, ratingRemarksByCandidate, ...(mayBeShown !== undefined && { mayBeShown }) },
      });
    expect((await remark(other, 'Never applied')).statusCode).toBe(404);
    expect((await remark(mine, 'Slow')).statusCode).toBe(200);
    await remark(mine, 'Quick and kind');
    const reviews = async () => (await ask(`enterprises/candidate-review/${enterpriseId}`)).body.responsePayload;
    // Nobody else reads a remark whose author was not asked, or did not agree.
    expect(await reviews()).toEqual({ reviewCount: 0, reviews: [] });
    await remark(mine, 'Quick and kind', true);
    expect(await reviews()).toEqual({
      reviewCount: 1,
      reviews: [
        { ratingRemarksByCandidate: 'Quick and kind', createdTimestamp: expect.stringMatching(/-01T00:00:00\.000Z$/) as string },
      ],
    });
    await remark(mine, 'Quick and kind', false);
    expect(await reviews()).toEqual({ reviewCount: 0, reviews: [] });
  });

  test('SV-01 a candidate can join a talent pool with their own id only', async () => {
    const [mine, other] = [await testCandidate(hirehq), await testCandidate(hirehq)];
    const poolId = randomUUID();
    await hirehq.db.insertInto('talent_pool').values({ id: poolId, enterprise_id: enterpriseId, name: 'Nurses' }).execute();
    const join = (candidatesIds: string[]) =>
      hirehq.app.inject({
        method: 'PUT',
        url: `/api/v1/candidates/pool/priority/${poolId}/candidates`,
        headers: mine.headers,
        payload: { candidatesIds, origin: 'I' },
      });
    expect((await join([mine.id, other.id])).statusCode).toBe(404);
    expect((await join([mine.id])).statusCode).toBe(200);
    expect((await join([mine.id])).statusCode).toBe(200);
    const members = await hirehq.db
      .selectFrom('talent_pool_member')
      .select('candidate_id')
      .where('talent_pool_id', '=', poolId)
      .execute();
    expect(members).toEqual([{ candidate_id: mine.id }]);
  });

  test('SV-01 an invitation is for the address it was sent to, and can be accepted again by the same candidate', async () => {
    const [mine, other] = [await testCandidate(hirehq), await testCandidate(hirehq)];
    const [poolId, id] = [randomUUID(), randomUUID()];
    await hirehq.db.insertInto('talent_pool').values({ id: poolId, enterprise_id: enterpriseId, name: 'Guests' }).execute();
    const email_address = `${mine.subject.toUpperCase()}@example.com`;
    await hirehq.db.insertInto('invitation').values({ id, talent_pool_id: poolId, email_address }).execute();
    const accept = async ({ headers }: TestCandidate, invitation = id) => {
      const body = await multipartBody({ id: invitation });
      const response = await hirehq.app.inject({
        method: 'PUT',
        url: '/api/v1/candidates/pool/priority/invitee',
        headers: { ...headers, ...body.headers },
        payload: body.payload,
      });
      return response.statusCode;
    };
    expect([await accept(other), await accept(mine, randomUUID()), await accept(mine), await accept(mine)]).toEqual([
      404, 404, 200, 200,
    ]);
    expect(
      await hirehq.db
        .selectFrom('talent_pool_member')
        .select(['candidate_id', 'origin'])
        .where('talent_pool_id', '=', poolId)
        .execute(),
    ).toEqual([{ candidate_id: mine.id, origin: 'I' }]);
  });
});
