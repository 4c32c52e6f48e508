import { randomBytes } from 'node:crypto';
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { passMailCheck } from './mails.ts';
import type { DemoAccount } from './start-platform.ts';

export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** The state of a browser nobody has used. By default the context of a test is signed in as the test says. */
export const NOTHING_KEPT: StorageState = { cookies: [], origins: [] };

export interface Person {
  name: string;
  email: string;
  password: string;
}

/** Someone nobody has met before. */
export function newPerson(): Person {
  const tail = randomBytes(5).toString('hex');
  return {
    name: `Robin Vale ${tail}`,
    email: `robin.${tail}@example.com`,
    password: `quiet-harbour-${randomBytes(4).toString('hex')}`,
  };
}

/** Fills in the registration form that is on the screen, sends it, and confirms the address. */
export async function sendRegistration(page: Page, person: Person): Promise<void> {
  await fillRegistration(page, person);
  await confirmEmail(page, person.email);
}

/** Fills in the registration form that is on the screen, and sends it. */
export async function fillRegistration(page: Page, person: Person): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await page.getByLabel('Full name').fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  for (const label of ['Password', 'Password again']) {
    const field = page.getByLabel(label, { exact: true });
    if (await field.isVisible()) await field.fill(person.password);
  }
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** Does what the mail to a new address says. */
export async function confirmEmail(page: Page, email: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Confirm your email' })).toBeVisible();
  await passMailCheck(page, email);
}

export async function sendSignIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

export const accountMenu = (page: Page) => page.getByRole('button', { name: /’s account$/ });

/** A candidate of the demo data, with a history; a fresh one on a platform that has no demo data. */
export function demoAccount(): DemoAccount | undefined {
  const accounts = JSON.parse(process.env['HIREHQ_E2E_DEMO'] ?? '[]') as DemoAccount[];
  return accounts[0];
}
