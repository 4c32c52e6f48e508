import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { purpleTheme } from '@hirehq/shared-contracts/testing';
import { expectColoursToRead, expectNoAxeViolation } from '../platform/axe.ts';
import type { Identity } from '../platform/identity.ts';
import { expect, test } from './identity-test.ts';

// The response to a refused form, and to the question about a domain that nobody has.
test.use({ expectedProblems: [/status of 4\d\d/] });

const run = promisify(execFile);
const SERVICES = join(import.meta.dirname, '../../services');
const PURPLE = 'rgb(122, 31, 162)';

/** Makes an employer by the operator's command. */
async function makeEmployer({ data, origin }: Identity, name: string, domain: string): Promise<void> {
  const theme = join(data, `${domain}.json`);
  await writeFile(theme, JSON.stringify([purpleTheme]));
  const environment = { ...process.env, NODE_ENV: 'development', HIREHQ_DATA: data, PORT: new URL(origin).port };
  await run(process.execPath, ['src/commands/employer.ts', 'create', name, '--domain', domain, '--theme', theme], {
    cwd: SERVICES,
    env: environment,
  });
}

/** Where the link of an invitation leads. */
const invitation = (domain: string, email: string) =>
  `/candidate?${new URLSearchParams({ pool_id: randomUUID(), validDomainName: domain, email }).toString()}`;

const button = (page: Page) => page.getByRole('main').getByRole('button', { name: /^(Create account|Sign up|Register)/ });
const background = (page: Page) => button(page).evaluate((element) => getComputedStyle(element).backgroundColor);
const employer = (page: Page) => page.locator('.employer-name').first();

test('SH-29 SH-08 an invited person registers under the brand of the employer, also after a refused form', async ({
  page,
  identity,
}) => {
  const domain = `jobs.${randomUUID().slice(0, 8)}.example`;
  await makeEmployer(identity, 'Acme & <b>Sons</b>', domain);
  await page.goto(invitation(domain, 'ada@example.com'));
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.com');
  await expect(employer(page)).toHaveText('Acme & <b>Sons</b>');
  await expect(page).toHaveTitle('Create your account · Acme & <b>Sons</b> · hireHQ');
  expect(await background(page)).toBe(PURPLE);
  // axe requests style sheets of other origins itself, which the policy of Keycloak's pages refuses.
  if (identity.kind === 'embedded') await expectNoAxeViolation(page);

  await button(page).click();
  await expect(page.locator('[data-error]').first()).toBeVisible();
  await expect(employer(page)).toHaveText('Acme & <b>Sons</b>');
  expect(await background(page)).toBe(PURPLE);
});

test('SH-30 the brand of the employer can be read in light and dark', async ({ page, identity }) => {
  const domain = `jobs.${randomUUID().slice(0, 8)}.example`;
  await makeEmployer(identity, 'Acme', domain);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(invitation(domain, 'ada@example.com'));
    await expect(employer(page)).toHaveText('Acme');
    await expectColoursToRead(page);
  }
});

test('SH-29 a domain that no employer has leaves our own brand', async ({ page }) => {
  await page.goto(invitation('nobody.example', 'ada@example.com'));
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await expect(page).toHaveTitle('Create your account · hireHQ');
  await expect(employer(page)).toHaveCount(0);
  expect(await background(page)).not.toBe(PURPLE);
});
