// Draws the icons of every brand into host-shell/public/icons, with the Chromium that CHROME_PATH names.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { BRAND_VARIANTS } from '@hirehq/shared-contracts/codes';
import { icoFile } from './ico-file.ts';
import { iconSvg } from './icon-svg.ts';

const FOLDER = join(import.meta.dirname, '../../host-shell/public/icons');

const browser = await chromium.launch({
  ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }),
  args: ['--no-sandbox', '--disable-background-networking'],
});
const page = await browser.newPage();

async function png(variant, shape, size) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${iconSvg(variant, shape)}`);
  return page.screenshot({ omitBackground: shape === 'tile' });
}

for (const variant of BRAND_VARIANTS) {
  const folder = join(FOLDER, variant);
  mkdirSync(folder, { recursive: true });
  const small = [];
  for (const size of [16, 32, 48]) small.push({ size, png: await png(variant, 'tile', size) });
  const files = {
    'favicon.svg': iconSvg(variant, 'tile'),
    'favicon.ico': icoFile(small),
    'icon-192.png': await png(variant, 'tile', 192),
    'icon-512.png': await png(variant, 'tile', 512),
    'maskable-512.png': await png(variant, 'square', 512),
    'apple-touch-icon.png': await png(variant, 'square', 180),
  };
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes);
  console.log(`${variant}: ${Object.keys(files).join(', ')}`);
}
await browser.close();
