import { afterAll, expect, test } from 'vitest';
import { createTestApp } from '../../../platform/testing/test-app.ts';
import { testCandidate } from '../../../platform/testing/test-candidate.ts';
import { listVersion } from './list-version.store.ts';
import { markRead } from './notifications.store.ts';
import { notifyCandidate } from './notify-candidate.ts';

const hirehq = await createTestApp({ candidateOf: 'module' });
afterAll(() => hirehq.close());

test('NT-05 MS-08 the version of the lists changes with every change of them, and with no other', async () => {
  const { services, db } = hirehq;
  const [{ id }, stranger] = [await testCandidate(hirehq), await testCandidate(hirehq)];
  const notify = (candidateId: string) =>
    db.transaction().execute((trx) =>
      notifyCandidate(services, trx, {
        candidateId,
        kind: 'message',
        link: '/candidate/dashboard',
        values: {},
        at: new Date(),
      }),
    );
  const seen = new Set<string>();
  const isNew = async () => {
    const version = await listVersion(db, id);
    const known = seen.has(version);
    seen.add(version);
    return !known;
  };
  const changes = {
    'the first': () => notify(id),
    'a second': () => notify(id),
    'all read': () => db.transaction().execute((trx) => markRead(trx, id)),
    'another language': () => db.updateTable('candidate').set({ locale: 'es' }).where('id', '=', id).execute(),
    'one deleted': () => db.deleteFrom('notification').where('candidate_id', '=', id).execute(),
  };
  expect(await isNew()).toBe(true);
  for (const [name, change] of Object.entries(changes)) {
    await change();
    expect([name, await isNew(), await isNew()]).toEqual([name, true, false]);
  }
  await notify(stranger.id);
  expect(await isNew()).toBe(false);
});
