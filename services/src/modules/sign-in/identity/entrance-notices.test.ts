import { afterAll, beforeAll, expect, test } from 'vitest';
import { ENTRANCE_NOTICE_PARAMETER } from '@hirehq/shared-contracts/session';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { candidatesModule } from '../../candidate/candidates/index.ts';
import { createTestBrowser, proofKey } from './testing/test-browser.ts';
import { identityModule } from './index.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ modules: [candidatesModule, identityModule], candidateOf: 'module' });
});
afterAll(() => server.close());

async function pageAt(kind: 'auth' | 'registrations', notice?: string) {
  const visitor = createTestBrowser(server.app);
  const extra = notice === undefined ? {} : { [ENTRANCE_NOTICE_PARAMETER]: notice };
  const { page } = await visitor.open(visitor.startUrl(proofKey(), extra, kind));
  return page.body;
}

test.each([
  ['SH-41 sign-in', 'auth', 'session-ended', 'Your session has ended.', 'Welcome back.'],
  ['SH-15 registration', 'registrations', 'account-incomplete', 'does not tell us your name and email', 'It takes a minute.'],
] as const)('%s says why somebody is there who did not ask for it', async (_, kind, notice, told, otherwise) => {
  const page = await pageAt(kind, notice);
  expect(page).toContain(told);
  expect(page).not.toContain(otherwise);
  for (const unknown of [undefined, 'nonsense', '<b>']) {
    const plain = await pageAt(kind, unknown);
    expect(plain).toContain(otherwise);
    expect(plain).not.toContain(told);
  }
});
