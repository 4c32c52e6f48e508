import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { WithdrawApplicationDocument } from '@hirehq/mfe-jobs/src/track/features/withdraw-application/withdraw-application.graphql.ts';
import { jsonb } from '../../../platform/database/database.ts';
import { withoutTables } from '../../../platform/database/migrate.ts';
import { up } from '../../../platform/database/migrations/0200-answers-about-candidates.ts';
import { createTestApp } from '../../../platform/testing/test-app.ts';
import { sentApplication } from '../../candidate/applications/testing/sent-application.ts';

test('JB-17 earlier deliveries and stored responses reveal nothing about withdrawn applications', async () => {
  const app = await createTestApp();
  onTestFinished(() => app.close());
  const { db } = app;
  const [gone, stays] = [await sentApplication(app), await sentApplication(app)];
  await app.graphql(WithdrawApplicationDocument, { applicationId: gone.id }, gone.headers);
  const { body: hook } = await stays.employer.ask('POST webhooks', { url: 'https://hooks.example.com/', topics: ['job.closed'] });
  const now = new Date();
  const delivery = (topic: string, { id: applicationId, candidateId }: typeof gone) => ({
    id: `msg_${randomUUID()}`,
    webhook_id: String(hook['id']),
    topic,
    body: JSON.stringify({ type: topic, data: { applicationId, candidateId } }),
    give_up_at: now,
    next_attempt_at: new Date(now.getTime() + 3_600_000),
    created_at: now,
  });
  const withResponse = (responsePayload: object) => ({
    id: randomUUID(),
    enterprise_id: stays.employer.enterpriseId,
    fingerprint: 'f',
    answer: jsonb({ responsePayload }),
    taken_until: now,
    created_at: now,
  });
  await db.schema.alterTable('employer_request').dropColumn('done_at').execute();
  await db
    .insertInto('webhook_delivery')
    .values([
      delivery('application.submitted', gone),
      delivery('application.withdrawn', gone),
      delivery('application.submitted', stays),
    ])
    .execute();
  await db
    .insertInto('employer_request')
    .values([
      withResponse({ id: '1', candidateName: 'Ada', candidateId: gone.candidateId }),
      withResponse({ id: '2', title: 'Baker' }),
    ])
    .execute();
  await db.transaction().execute((trx) => up(withoutTables(trx)));
  const bodies = await db
    .selectFrom('webhook_delivery')
    .select('body')
    .where('webhook_id', '=', String(hook['id']))
    .orderBy('position')
    .execute();
  expect(bodies.map(({ body }) => (JSON.parse(body) as { data: object }).data)).toEqual([
    { applicationId: gone.id },
    { applicationId: stays.id, candidateId: stays.candidateId },
  ]);
  const responses = await db
    .selectFrom('employer_request')
    .select(['answer', 'done_at'])
    .where('enterprise_id', '=', stays.employer.enterpriseId)
    .execute();
  expect(responses.map((row) => (row.answer === null ? 'done' : 'kept')).toSorted()).toEqual(['done', 'kept']);
  expect(responses.every((row) => (row.answer === null) === (row.done_at !== null))).toBe(true);
});
