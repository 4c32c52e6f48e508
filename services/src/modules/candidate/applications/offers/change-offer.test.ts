import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ApplicationTimelineDocument } from '@hirehq/mfe-jobs/src/track/features/track-jobs/tracked-job.graphql.ts';
import { DAY_MS } from '@hirehq/shared-contracts/durations';
import { multipartBody } from '../../../../platform/testing/multipart-body.ts';
import { SAMPLES } from '../../../../platform/testing/sample-files.ts';
import { createTestApp, type TestApp } from '../../../../platform/testing/test-app.ts';
import { testEmployer } from '../../../employer-api/employers/testing/test-employer.ts';
import { sentApplication } from '../testing/sent-application.ts';
import { AcceptOfferDocument, DeclineOfferDocument } from './testing/answer-offer.graphql.ts';

const START = new Date('2026-05-04T09:00:00Z');
let time = START;
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ now: () => time });
});
afterAll(() => app.close());
beforeEach(() => {
  time = START;
});

const FIRST = {
  startDate: '2026-06-01',
  pay: { currency: 'EUR', min: 20, max: 25.5, unit: 'HOUR' },
  expiresTimestamp: '2026-05-10T00:00:00.000Z',
  note: 'Welcome.',
};

/** An application with an offer, and both sides of it. */
async function offered(first: object = FIRST, documents: readonly File[] = []) {
  const sent = await sentApplication(app);
  const { employer, id, headers, jobId, candidateId } = sent;
  const send = async (method: 'POST' | 'PUT', parts: object, files: readonly File[] = [], more: Record<string, string> = {}) => {
    const form = await multipartBody({ offer: JSON.stringify(parts), documents: files });
    return employer.ask(`${method} applications/${id}/offer`, form.payload, { ...form.headers, ...more });
  };
  const made = await send('POST', first, documents);
  if (made.statusCode !== 200) throw new Error(JSON.stringify(made.body));
  const letter = async () => (await app.graphql(ApplicationTimelineDocument, { jobId }, headers)).data?.job?.application;
  return {
    ...sent,
    change: (parts: object, files?: readonly File[], more?: Record<string, string>) => send('PUT', parts, files, more),
    letter,
    offer: async () => (await letter())?.offer,
    accept: async (version?: number) =>
      (await app.graphql(AcceptOfferDocument, { applicationId: id, ...(version !== undefined && { version }) }, headers)).data
        ?.acceptOffer,
    decline: async (version?: number) =>
      (await app.graphql(DeclineOfferDocument, { applicationId: id, ...(version !== undefined && { version }) }, headers)).data
        ?.declineOffer,
    told: async () => {
      const rows = await app.db
        .selectFrom('notification')
        .select(['kind', 'call_to_action_url'])
        .where('candidate_id', '=', candidateId)
        .where('kind', 'in', ['offered', 'offerChanged'])
        // Of events of the same moment, either may be delivered first.
        .orderBy('kind')
        .execute();
      return rows.map(({ kind }) => kind);
    },
  };
}

describe('JB-17 SV-08 an offer that is not answered', () => {
  test('JB-17 is corrected: the candidate is notified and sees what it was and what it is, in both APIs', async () => {
    const a = await offered(FIRST, [SAMPLES.pdf()]);
    time = new Date(START.getTime() + DAY_MS);
    const { statusCode, body } = await a.change({ pay: { ...FIRST.pay, max: 27 }, note: null });
    expect(statusCode).toBe(200);
    time = new Date(START.getTime() + 2 * DAY_MS);
    await a.change({ startDate: '2026-07-01' });
    const before = { startDate: '2026-06-01', pay: FIRST.pay, note: 'Welcome.', documents: ['cv.pdf'] };
    const after = { ...before, pay: { ...FIRST.pay, max: 27 }, note: null };
    expect(body['offer']).toMatchObject({
      version: 2,
      pay: { max: 27 },
      changes: [{ version: 2, before: { ...before, expiresTimestamp: FIRST.expiresTimestamp }, after }],
    });
    expect(await a.offer()).toMatchObject({
      version: 3,
      startDate: '2026-07-01',
      note: null,
      documents: [{ fileName: 'cv.pdf' }],
      changes: [
        { version: 2, changedAt: new Date(START.getTime() + DAY_MS).toISOString(), before, after },
        { version: 3, before: after, after: { ...after, startDate: '2026-07-01' } },
      ],
    });
    expect(await a.told()).toEqual(['offerChanged', 'offerChanged', 'offered']);
    expect((await a.letter())?.history.map(({ change }) => change)).toEqual([
      'applied',
      'offered',
      'offer_changed',
      'offer_changed',
    ]);
  });

  test('JB-17 is extended, and renewed after it has expired', async () => {
    const a = await offered();
    await a.change({ expiresTimestamp: '2026-05-12T00:00:00Z' });
    time = new Date('2026-05-11T00:00:00Z');
    expect((await a.offer())?.expiresAt).toBe('2026-05-12T00:00:00.000Z');
    time = new Date('2026-05-13T00:00:00Z');
    expect(await a.accept(2)).toMatchObject({ code: 'CONFLICT', message: 'This offer has expired.' });
    const late = await a.change({ startDate: '2026-08-01' });
    expect([late.statusCode, late.body]).toMatchObject([400, { fields: { expiresTimestamp: 'must be in the future' } }]);
    expect((await a.change({ expiresTimestamp: '2026-05-12T12:00:00Z' })).statusCode).toBe(400);
    expect((await a.change({ expiresTimestamp: null })).statusCode).toBe(200);
    expect(await a.accept(3)).toMatchObject({ __typename: 'AcceptOfferDone' });
  });

  test('JB-17 gets other documents in place of the earlier ones', async () => {
    const a = await offered(FIRST, [SAMPLES.pdf()]);
    await a.change({}, [SAMPLES.png()]);
    const offer = await a.offer();
    expect(offer?.documents).toHaveLength(1);
    expect(offer?.changes).toMatchObject([{ before: { documents: ['cv.pdf'] } }]);
    expect(offer?.changes[0]?.after.documents).toEqual(offer?.documents.map(({ fileName }) => fileName));
    expect(offer?.changes[0]?.after.documents).not.toEqual(['cv.pdf']);
  });

  test('JB-17 stays as it is when the same terms, or the same request, are sent again', async () => {
    const a = await offered();
    expect((await a.change(FIRST)).body['offer']).toMatchObject({ version: 1, changes: [] });
    const key = { 'idempotency-key': randomUUID() };
    for (let count = 0; count < 2; count += 1) await a.change({ note: 'See you soon.' }, [], key);
    expect([(await a.offer())?.version, await a.told()]).toEqual([2, ['offerChanged', 'offered']]);
  });

  test('JB-17 is not changed by another employer, nor in an earlier version', async () => {
    const a = await offered();
    const other = await testEmployer(app);
    const form = await multipartBody({ offer: JSON.stringify({ note: 'Mine' }) });
    expect((await other.ask(`PUT applications/${a.id}/offer`, form.payload, form.headers)).statusCode).toBe(404);
    expect((await a.change({ version: 1, note: 'One' })).statusCode).toBe(200);
    const stale = await a.change({ version: 1, note: 'Two' });
    expect([stale.statusCode, stale.body['errorCode']]).toEqual([409, 'CONFLICT']);
    expect((await a.offer())?.note).toBe('One');
  });
});

test.each(['accept', 'decline'] as const)(
  'JB-17 to %s a version that has just been changed is refused with what has changed',
  async (answer) => {
    const a = await offered();
    await a.change({ pay: { ...FIRST.pay, min: 21 } });
    expect(await a[answer](1)).toMatchObject({ code: 'OFFER_CHANGED' });
    // Pages of an earlier release name no version.
    expect(await a[answer]()).toMatchObject({ code: 'OFFER_CHANGED' });
    expect((await a.offer())?.answeredAt).toBeNull();
    if (answer === 'accept')
      expect(await a.accept(1)).toMatchObject({
        changed: { offer: { version: 2, changes: [{ before: { pay: { min: 20 } }, after: { pay: { min: 21 } } }] } },
      });
    expect(await a[answer](2)).toMatchObject({ __typename: answer === 'accept' ? 'AcceptOfferDone' : 'DeclineOfferDone' });
  },
);

test('JB-17 an answered offer is not changed any more', async () => {
  for (const answer of ['accept', 'decline'] as const) {
    const a = await offered();
    await a[answer](1);
    expect((await a.change({ note: 'Too late' })).statusCode).toBe(409);
    expect(await a.offer()).toMatchObject({ version: 1, note: 'Welcome.', changes: [] });
  }
});

test('JB-17 of an answer and a change at the same time one happens, and the other is refused', async () => {
  for (let round = 0; round < 6; round += 1) {
    const a = await offered();
    const [answer, change] = await Promise.all([a.accept(1), a.change({ note: `Round ${round}` })]);
    const offer = await a.offer();
    const isAccepted = answer?.__typename === 'AcceptOfferDone';
    expect(change.statusCode).toBe(isAccepted ? 409 : 200);
    expect(answer).toMatchObject(isAccepted ? {} : { code: 'OFFER_CHANGED' });
    expect([offer?.version, offer?.answeredAt !== null]).toEqual(isAccepted ? [1, true] : [2, false]);
  }
});
