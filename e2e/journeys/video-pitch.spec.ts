import type { Browser, Page } from '@playwright/test';
import { ORIGIN } from '../platform/addresses.ts';
import { expectNoAxeViolation } from '../platform/axe.ts';
import { COMPLETE_CHROMIUM } from '../platform/complete-chromium.ts';
import { acceptCookies } from '../platform/consent.ts';
import { expect, test } from '../platform/test.ts';

// A picture and a sound that Chromium makes itself, without a question to the person.
const CAMERA = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

test.use({
  signedIn: 'new',
  launchOptions: { ...COMPLETE_CHROMIUM, args: [...COMPLETE_CHROMIUM.args, ...CAMERA] },
  permissions: ['camera', 'microphone'],
});

/** A phone that has never been here, in a browser context of its own. */
async function phoneAt(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({
    storageState: { cookies: [], origins: [] },
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    permissions: ['camera', 'microphone'],
  });
  await acceptCookies(context, ORIGIN);
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

async function record(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Turn on the camera' }).click();
  await page.getByRole('button', { name: 'Start recording' }).click();
  await expect(page.getByRole('timer')).toHaveText(/^0:0[2-9] of 2:00$/, { timeout: 30_000 });
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('timer')).toHaveText(/^Paused at/);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('heading', { name: 'Watch your video before you send it' })).toBeVisible();
}

test('PR-09 PR-10 from the QR code on a computer to a video recorded on a phone', async ({ page, browser }) => {
  await page.goto('/qr');
  const link = page.getByRole('link', { name: /\/upload-video\?key=/ });
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  const address = (await link.getAttribute('href')) ?? '';

  const phone = await phoneAt(browser, address);
  await test.step('the phone opens it without a session, and the computer shows it', async () => {
    await expect(phone.getByText(/^This video is for the profile of/)).toBeVisible();
    await expect(phone).toHaveURL(/\/upload-video$/);
    await expect(page.getByText('Your other device is connected. Continue there.')).toBeVisible();
    await expectNoAxeViolation(phone);
  });

  await test.step('a second phone cannot use the same code', async () => {
    const second = await phoneAt(browser, address);
    await expect(second.getByRole('heading', { name: 'This code does not work' })).toBeVisible();
    await second.context().close();
  });

  await test.step('a recording is watched, sent and checked', async () => {
    await record(phone);
    await expectNoAxeViolation(phone);
    await phone.getByRole('button', { name: 'Send this video' }).click();
    await expect(phone.getByRole('heading', { name: 'Your video is ready' })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('Your video has arrived and was checked.')).toBeVisible();
  });

  await test.step('when it is done, the phone has no access any more', async () => {
    await phone.getByRole('button', { name: 'Done' }).click();
    await expect(phone.getByRole('heading', { name: 'Sign in to add a video' })).toBeVisible();
    await phone.context().close();
  });
});

test.describe('without a network', () => {
  test.use({ expectedProblems: [/ERR_CONNECTION_RESET|ERR_INTERNET_DISCONNECTED/] });

  test('PR-09 PR-13 a network that is lost while a video is sent', async ({ page, context }) => {
    await page.goto('/upload-video');
    await record(page);
    // The first request with bytes breaks off; the next ones find no network.
    let broken = 0;
    await context.route('**/uploads/videos/**', async (route) => {
      if (route.request().method() !== 'PATCH' || broken > 0) return route.fallback();
      broken += 1;
      await context.setOffline(true);
      return route.abort('connectionreset');
    });
    await page.getByRole('button', { name: 'Send this video' }).click();
    await expect(page.getByText(/^The connection was lost at/)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'Your video is ready' })).toBeVisible({ timeout: 30_000 });
  });
});

test('PR-09 a file that is no video is refused before it is sent', async ({ page }) => {
  await page.goto('/upload-video');
  const chooser = page.locator('input[type=file]');
  await chooser.setInputFiles({ name: 'pitch.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') });
  await expect(page.getByText('Only MP4, MOV and WebM videos are accepted.')).toBeVisible();
  await chooser.setInputFiles({ name: 'pitch.mp4', mimeType: 'video/mp4', buffer: Buffer.from('<html>') });
  await expect(page.getByText('This browser cannot play the file. Choose another one.')).toBeVisible();
});
