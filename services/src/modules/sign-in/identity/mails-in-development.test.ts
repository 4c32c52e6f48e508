import { expect, onTestFinished, test } from 'vitest';
import type { Config } from '../../../platform/config.ts';
import { createTestApp } from '../../../platform/testing/test-app.ts';
import { candidatesModule } from '../../candidate/candidates/index.ts';
import { createTestBrowser, proofKey } from './testing/test-browser.ts';
import { identityModule } from './index.ts';

const EMAIL = 'ada+new@example.com';

async function pagesWith(config: Partial<Config>) {
  const server = await createTestApp({ modules: [candidatesModule, identityModule], candidateOf: 'module', config });
  onTestFinished(() => server.close());
  const visitor = createTestBrowser(server.app);
  const signIn = await visitor.open(visitor.startUrl(proofKey()));
  const { url } = await visitor.open(visitor.startUrl(proofKey(), {}, 'registrations'));
  const account = { name: 'Ada Lovelace', email: EMAIL, password: 'correct-horse-7', terms: 'yes' };
  const { page: confirm } = await visitor.submit(url, 'sign-up', account);
  return { signIn: signIn.page.body, confirm: confirm.body };
}

const OUTBOX = `href="/dev/outbox?to=${encodeURIComponent(EMAIL)}"`;

test('ID-01 without a mail server, the page that asks for a code links to the mails of its address', async () => {
  const { signIn, confirm } = await pagesWith({ mode: 'development', seed: true });
  expect(confirm).toContain(OUTBOX);
  expect(signIn).toContain('href="/dev/demo"');
});

test.each<Partial<Config>>([
  { mode: 'production', seed: true },
  { mode: 'development', seed: false, mail: { smtpUrl: 'smtp://mail.example.com', from: 'hireHQ <jobs@example.com>' } },
])('ID-01 nobody else sees pages for developers: %j', async (config) => {
  const { signIn, confirm } = await pagesWith(config);
  expect(confirm).toContain('name="code"');
  expect(signIn + confirm).not.toContain('/dev/');
});
