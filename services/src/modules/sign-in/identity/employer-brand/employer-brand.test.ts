import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contrastRatio } from '@hirehq/shared-contracts/contrast';
import { jsonb } from '../../../../platform/database/database.ts';
import { createTestApp, type TestApp } from '../../../../platform/testing/test-app.ts';
import { candidatesModule } from '../../../candidate/candidates/index.ts';
import { identityModule } from '../index.ts';
import { createTestBrowser, proofKey } from '../testing/test-browser.ts';

let server: TestApp;
const NAME = 'Acme "Health" </style><script>alert(1)</script>';
const PALE = {
  primaryColor: 'FFE95C',
  secondaryColor: '9CFFB0',
  hoverButtonColor: 'FFF3A6',
  hoverButtonTextColor: 'FFFFFF',
  headingTextColor: 'EEEEEE',
  mainTextColor: 'EEEEEE',
  listHoverColor: '333333',
  isSelected: true,
};

beforeAll(async () => {
  server = await createTestApp({ modules: [candidatesModule, identityModule], candidateOf: 'module' });
  await server.db
    .insertInto('enterprise')
    .values({
      id: randomUUID(),
      establishment_name: NAME,
      domain_names: ['jobs.acme.example'],
      logo_file: randomUUID(),
      theme: jsonb([PALE]),
    })
    .execute();
});
afterAll(() => server.close());

async function signUpPage(extra: Readonly<Record<string, string>>) {
  const visitor = createTestBrowser(server.app);
  return (await visitor.open(visitor.startUrl(proofKey(), extra, 'registrations'))).page.body;
}
const styleOf = (path: string) => server.app.inject({ url: path });
const coloursIn = (css: string) =>
  Object.fromEntries([...css.matchAll(/--([\w-]+):(#[0-9a-f]{6})/g)].map(([, name, value]) => [name, value ?? '']));

test('SH-29 the pages of somebody who followed an employer’s link wear its name, logo and colours', async () => {
  const page = await signUpPage({ employer: 'jobs.acme.example', login_hint: 'ada@example.com' });
  expect(page).toContain('value="ada@example.com"');
  expect(page).toContain('<span class="employer-name">Acme &quot;Health&quot; &lt;/style&gt;&lt;script&gt;');
  expect(page).not.toContain('<script>alert');
  expect(page).toMatch(/<img class="employer-logo" src="\/files\/[0-9a-f-]{36}[^"]*" alt=""/);
  expect(page).toContain('<link rel="stylesheet" href="/sso/employer-brand/jobs.acme.example.css" />');
});

test('SH-30 their colours are corrected as in the shell', async () => {
  const response = await styleOf('/sso/employer-brand/jobs.acme.example.css');
  expect(response.headers['content-type']).toContain('text/css');
  expect(response.headers['cross-origin-resource-policy']).toBe('cross-origin');
  const [light = '', dark = ''] = response.body.split('@media');
  const colours = coloursIn(light);
  const pairs = [
    [colours['brand'], colours['on-brand']],
    [colours['brand-hover'], colours['on-brand-hover']],
    [colours['link'], '#ffffff'],
    [coloursIn(dark)['link'], '#1b1b24'],
    [colours['accent'], '#ffffff'],
  ] as const;
  for (const [front = '', back = ''] of pairs) expect(contrastRatio(front, back)).toBeGreaterThanOrEqual(4.5);
  expect(response.body).not.toContain('<');
  expect(decodeURIComponent(/--employer-name:"([^"]*)"/.exec(light)?.[1] ?? '')).toBe(NAME);
});

test('SH-29 only an employer that exists is worn, and nothing of the address itself', async () => {
  for (const employer of ['nobody.example', 'jobs.acme.example"><script>', '../../x', 'https://evil.example/x.css', '']) {
    const page = await signUpPage({ employer });
    expect(page).not.toContain('employer-name');
    expect(page).not.toContain('/sso/employer-brand/');
    expect(page).not.toContain('evil.example');
  }
  for (const path of ['nobody.example.css', '..%2F..%2Fx.css', '%00.css']) {
    const response = await styleOf(`/sso/employer-brand/${path}`);
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.body).not.toContain('--');
  }
});
