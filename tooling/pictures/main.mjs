// Takes the pictures of the product that the start page shows, of a running demo, with the Chromium that CHROME_PATH names:
// `main.mjs [ORIGIN]`. Each is taken in every language and in both colour schemes.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { LOCALES } from '@hirehq/shared-contracts/page';
import { COOKIES } from '@hirehq/shared-contracts/storage-keys';
import { PICTURES } from './pictures.ts';

const FOLDER = join(import.meta.dirname, '../../host-shell/src/pages/landing/pictures');
const SCHEMES = ['light', 'dark'];
/** Device pixels of a CSS pixel. */
const SCALE = 2;
const QUALITY = 72;
const DEMO = { email: 'nadia@demo.hirehq.example', password: 'Demo-pass-2026' };

const [origin = 'http://localhost:3000'] = process.argv.slice(2);
const browser = await chromium.launch({
  ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }),
  args: ['--no-sandbox', '--disable-background-networking', '--hide-scrollbars'],
});

/** A browser of its own for one language and colour scheme, signed in if the picture needs it. */
async function contextFor(locale, colorScheme, { width, height }, storageState) {
  const context = await browser.newContext({
    locale,
    colorScheme,
    viewport: { width, height },
    deviceScaleFactor: SCALE,
    reducedMotion: 'reduce',
    ...(storageState && { storageState }),
  });
  const { name, value } = COOKIES.cookieConsent;
  await context.addCookies([{ name, value, url: origin }]);
  return context;
}

async function signIn() {
  const context = await contextFor('en', 'light', { width: 1280, height: 900 });
  const page = await context.newPage();
  await page.goto(`${origin}/candidate/dashboard`);
  await page.getByLabel('Email').fill(DEMO.email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/candidate\//);
  await page.locator('main h1').first().waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}

const asCandidate = await signIn();

async function take(picture, locale, scheme) {
  const context = await contextFor(locale, scheme, picture, picture.isSignedIn ? asCandidate : undefined);
  // The account keeps a language of its own; a picture has that of its page.
  await context.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale);
  const page = await context.newPage();
  await page.goto(origin + picture.path);
  const subject = page.locator(picture.subject).first();
  await subject.waitFor();
  await page.waitForFunction(() => document.querySelector('main .mantine-Skeleton-root') === null);
  await page.evaluate(() => document.fonts.ready);
  await subject.evaluate((element, above) => {
    // The header covers what is scrolled to the top.
    const header = document.querySelector('header')?.getBoundingClientRect().height ?? 0;
    window.scrollTo({ top: element.getBoundingClientRect().top + window.scrollY - header - above });
  }, picture.above);
  await page.waitForTimeout(500);
  const top = await page.evaluate(() => document.querySelector('header')?.getBoundingClientRect().bottom ?? 0);
  const devtools = await context.newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    clip: {
      x: 0,
      y: (await page.evaluate(() => window.scrollY)) + top,
      width: picture.width,
      height: picture.height - top,
      scale: 1,
    },
  });
  mkdirSync(FOLDER, { recursive: true });
  const file = `${picture.name}.${locale}.${scheme}.webp`;
  writeFileSync(join(FOLDER, file), Buffer.from(data, 'base64'));
  console.log(`${file}  ${Math.round((data.length * 3) / 4 / 1024)} KB`);
  await context.close();
}

for (const picture of PICTURES) for (const locale of LOCALES) for (const scheme of SCHEMES) await take(picture, locale, scheme);
await browser.close();
