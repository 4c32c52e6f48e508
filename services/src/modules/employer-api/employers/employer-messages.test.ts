import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { multipartBody } from '../../../platform/testing/multipart-body.ts';
import { SAMPLES } from '../../../platform/testing/sample-files.ts';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { storedCandidate } from '../../engine/jobs/testing/stored-jobs.ts';
import { pngBytes, pngFile } from '../../../platform/testing/png-file.ts';
import { testEmployer } from './testing/test-employer.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type Parts = Parameters<typeof multipartBody>[0];

/** An employer and a candidate of one of its talent pools. */
async function acquainted() {
  const { ask, enterpriseId } = await testEmployer(app);
  const candidateId = await storedCandidate(app.db);
  const { id: talent_pool_id } = (await ask('POST talent-pools', { name: 'Friends' })).body;
  await app.db.insertInto('talent_pool_member').values({ talent_pool_id, candidate_id: candidateId, origin: 'I' }).execute();
  const send = async (parts: Parts, idempotencyKey?: string) => {
    const { headers, payload } = await multipartBody(parts);
    return ask(`POST messages/${candidateId}`, payload, {
      ...headers,
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    });
  };
  const stored = async () => (await ask(`GET messages/${candidateId}`)).body as unknown as { message: string }[];
  return { ask, enterpriseId, candidateId, send, stored };
}

const text = (words: string) => ({ message: JSON.stringify({ text: words }) });

describe('SV-08 a repeated message', () => {
  test('SV-08 with the same text and file is stored once and returns the same response', async () => {
    const { send, stored } = await acquainted();
    const key = randomUUID();
    const first = await send({ ...text('The offer'), file: SAMPLES.pdf() }, key);
    const second = await send({ file: SAMPLES.pdf(), message: JSON.stringify({ text: ' The offer ' }) }, key);
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    const unsigned = ({ body }: typeof first) => ({ ...body, messageSignedUrl: String(body['messageSignedUrl']).split('?')[0] });
    expect(unsigned(second)).toEqual(unsigned(first));
    expect([first.headers['idempotent-replayed'], second.headers['idempotent-replayed']]).toEqual([undefined, 'true']);
    expect(await stored()).toHaveLength(1);
  });

  const changes: [string, Parts][] = [
    ['other words', { ...text('Another offer'), file: SAMPLES.pdf() }],
    ['no file', text('The offer')],
    ['another file', { ...text('The offer'), file: SAMPLES.png() }],
    [
      'a file of the same size and name',
      {
        ...text('The offer'),
        file: new File(['%PDF-1.7\n2 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF'], 'cv.pdf', { type: 'application/pdf' }),
      },
    ],
    [
      'the same file under another name',
      { ...text('The offer'), file: new File([SAMPLES.pdf()], 'offer.pdf', { type: 'application/pdf' }) },
    ],
  ];
  test.each(changes)('SV-08 under the same key with %s is refused, and nothing is stored', async (_name, parts) => {
    const { send, stored } = await acquainted();
    const key = randomUUID();
    await send({ ...text('The offer'), file: SAMPLES.pdf() }, key);
    const { statusCode, body } = await send(parts, key);
    expect([statusCode, body['errorCode']]).toEqual([422, 'REQUEST_REUSED']);
    expect(await stored()).toHaveLength(1);
  });

  test('SV-08 with invisible characters only is refused', async () => {
    const { send, stored } = await acquainted();
    for (const blank of ['\u200b', '\u3164 \u202e', '\u2800\ufe0f'])
      expect(await send(text(blank))).toMatchObject({ statusCode: 400, body: { errorCode: 'VALIDATION_FAILED' } });
    expect(await stored()).toEqual([]);
  });

  test('SV-08 a request that was refused may be sent again with another file under the same key', async () => {
    const { send, stored } = await acquainted();
    const key = randomUUID();
    expect((await send({ ...text('See'), file: SAMPLES.svg() }, key)).statusCode).toBe(415);
    expect((await send({ ...text('See'), file: pngFile(pngBytes({ width: 2, height: 2 })) }, key)).statusCode).toBe(200);
    expect(await stored()).toHaveLength(1);
  });
});

describe('SV-08 a blocked conversation', () => {
  const block = (candidateId: string) => `PUT messages/${candidateId}/blocked` as const;

  test('SV-08 accepts no message of the employer until it is unblocked', async () => {
    const { ask, send, candidateId } = await acquainted();
    await send(text('Hello'));
    for (let times = 0; times < 2; times += 1)
      expect((await ask(block(candidateId), { blocked: true })).body).toEqual({ candidateId, blocked: true });
    const { statusCode, body } = await send(text('Hello?'));
    expect([statusCode, body['errorCode'], body['errorMessage']]).toEqual([
      409,
      'CONFLICT',
      'This conversation is blocked. Unblock it to write to this candidate.',
    ]);
    expect((await ask(block(candidateId), { blocked: false })).body).toEqual({ candidateId, blocked: false });
    expect((await send(text('Hello!'))).statusCode).toBe(200);
  });

  test('SV-08 is blocked for one employer only; with an unconnected candidate there is none', async () => {
    const [own, other] = [await acquainted(), await testEmployer(app)];
    const refused = await other.ask(block(own.candidateId), { blocked: true });
    const missing = await other.ask(block(randomUUID()), { blocked: true });
    expect(refused.statusCode).toBe(404);
    expect({ ...refused.body, traceId: '' }).toEqual({ ...missing.body, traceId: '' });
    expect((await own.send(text('Hello'))).statusCode).toBe(200);
  });

  test.each([{}, { blocked: 'true' }, { blocked: null }])('SV-08 is not blocked by %j', async (wrong) => {
    const { ask, candidateId } = await acquainted();
    expect((await ask(block(candidateId), wrong)).statusCode).toBe(400);
  });
});
