import { afterAll, expect, test } from 'vitest';
import { createTestApp } from '../../../platform/testing/test-app.ts';
import { sentApplication } from '../applications/testing/sent-application.ts';
import { conversationsVersion } from './list-version.store.ts';
import { sendMessage } from './send-message.ts';

const hirehq = await createTestApp();
afterAll(() => hirehq.close());

test('MS-08 the version of the conversations changes with every change of them, and before their links expire', async () => {
  const { services, db } = hirehq;
  const { employer, candidateId } = await sentApplication(hirehq);
  const pair = { candidateId, enterpriseId: employer.enterpriseId };
  const send = (by: 'candidate' | 'enterprise') =>
    sendMessage(services, { ...pair, by, text: 'Hello', file: undefined, requestId: undefined });
  const change = (set: object) => db.updateTable('conversation').set(set).where('candidate_id', '=', candidateId).execute();
  const time = new Date('2026-03-01T12:00:00Z');
  const version = (now = time) => conversationsVersion(db, candidateId, now);
  const seen = [await version()];
  const changes = [
    () => send('enterprise'),
    () => send('candidate'),
    () => change({ candidate_unread: 0 }),
    () => change({ candidate_cleared_to: 2 }),
    () => change({ blocked_at: time }),
    () => db.updateTable('enterprise').set({ logo_file: null }).where('id', '=', employer.enterpriseId).execute(),
  ];
  for (const make of changes) {
    await make();
    expect(seen).not.toContain(await version());
    seen.push(await version());
  }
  expect(await version(new Date(time.getTime() + 60_000))).toBe(seen.at(-1));
  expect(await version(new Date(time.getTime() + 4 * 60_000))).not.toBe(seen.at(-1));
});
