import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { testCandidate } from '../../../platform/testing/test-candidate.ts';
import { deleteAccount } from './delete-account.ts';
import { deletionDue, dueDeletions, lockDueDeletion, insertDeletion, withdrawDeletion } from './deletions.store.ts';

const DUE = new Date('2026-03-01T12:00:00Z');
const EDGES = [
  ['a moment before it is due', -1, false],
  ['at the moment at which it is due', 0, true],
  ['later', 86_400_000, true],
] as const;
const after = (ms: number) => new Date(DUE.getTime() + ms);

let hirehq: TestApp;
/** Admin API of an external provider. */
let provider: Server;
let requests: string[] = [];

beforeAll(async () => {
  hirehq = await createTestApp({ candidateOf: 'module' });
  provider = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    response.writeHead(request.method === 'DELETE' ? 204 : 200, { 'content-type': 'application/json' });
    response.end(request.method === 'DELETE' ? undefined : JSON.stringify({ access_token: 'a-token' }));
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await hirehq.close();
  await new Promise((resolve) => provider.close(resolve));
});

/** A candidate who has asked for the deletion of the account. */
async function requested() {
  const { id: candidateId, subject } = await testCandidate(hirehq);
  await request(candidateId, DUE);
  return { candidateId, subject };
}
const request = (candidateId: string, dueAt: Date) =>
  hirehq.db.transaction().execute((trx) => insertDeletion(trx, { candidateId, now: after(-86_400_000), dueAt }));
const holds = (candidateId: string, at: Date) => hirehq.db.transaction().execute((trx) => lockDueDeletion(trx, candidateId, at));

function servicesAt(at: Date) {
  const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  const admin = { clientId: 'hirehq-services', secret: 'secret' };
  const sso = { ...hirehq.services.config.sso, embedded: false, issuer: `${url}/realms/jobs`, url, realm: 'jobs', admin };
  return { ...hirehq.services, now: () => at, config: { ...hirehq.services.config, sso } };
}

test.each(EDGES)('PR-11 %s an account counts as due: %s %s', async (_when, later, isDue) => {
  const { candidateId } = await requested();
  const due = await hirehq.db.transaction().execute((trx) => dueDeletions(trx, after(later)));
  expect(due.includes(candidateId)).toBe(isDue);
  expect(await holds(candidateId, after(later))).toBe(isDue);
});

test.each(EDGES)('PR-11 %s nothing is deleted here and at the provider, or both: %s %s', async (_when, later, isDue) => {
  const { candidateId, subject } = await requested();
  requests = [];
  await deleteAccount(servicesAt(after(later)), candidateId, { completeIn: async () => {} });
  expect(requests).toEqual(
    isDue ? ['POST /realms/jobs/protocol/openid-connect/token', `DELETE /admin/realms/jobs/users/${subject}`] : [],
  );
  expect(await deletionDue(hirehq.db, candidateId)).toEqual(isDue ? undefined : DUE);
});

test('PR-11 a deletion that was withdrawn and requested again meanwhile waits for its new time', async () => {
  const { candidateId } = await requested();
  await hirehq.db.transaction().execute((trx) => withdrawDeletion(trx, candidateId));
  expect(await holds(candidateId, DUE)).toBe(false);
  await request(candidateId, after(1));
  expect(await holds(candidateId, DUE)).toBe(false);
});
