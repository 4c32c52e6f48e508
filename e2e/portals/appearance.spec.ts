import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { DEPLOYED } from '../platform/addresses.ts';
import { embed, jobLinks, linesWith, remote } from '../platform/embed-page.ts';
import { HOSTILE_STYLES, startPortal, type Portal } from '../platform/portal.ts';
import { expect, test } from '../platform/test.ts';

test.skip(DEPLOYED !== undefined, 'the key for localhost is made with a key of the employer');

let portal: Portal;
test.beforeAll(async () => {
  portal = await startPortal();
});
test.afterAll(() => portal.close());

/** All of the page, once its fonts are there. */
async function picture(page: Page): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot({ fullPage: true, caret: 'hide' });
}

async function expectSamePicture(name: string, clean: Page, hostile: Page): Promise<void> {
  const [one, other] = [await picture(clean), await picture(hostile)];
  if (!one.equals(other)) {
    writeFileSync(test.info().outputPath(`${name}-clean.png`), one);
    writeFileSync(test.info().outputPath(`${name}-hostile.png`), other);
  }
  expect(one.equals(other), `${name}: every pixel`).toBe(true);
}

for (const scheme of ['light', 'dark'])
  for (const locale of ['en', 'ar'])
    test(`PF-05 the list, its filters and a job are the same on a page with hostile styles: ${scheme}, ${locale}`, async ({
      page,
      context,
      request,
    }) => {
      const lines = await linesWith(request, `loading="eager" scheme="${scheme}" locale="${locale}"`);
      const hostile = await context.newPage();
      await portal.open(page, { lines });
      await portal.open(hostile, { lines, head: HOSTILE_STYLES });
      const both = [page, hostile];
      for (const each of both) await expect(jobLinks(each).first()).toBeVisible();
      await expectSamePicture('list', page, hostile);

      for (const each of both) await each.setViewportSize({ width: 390, height: 800 });
      for (const each of both) {
        await remote(each).locator('[aria-haspopup="dialog"]').click();
        await expect(embed(each).getByRole('dialog')).toBeVisible();
      }
      await expectSamePicture('filters', page, hostile);

      for (const each of both) {
        await each.keyboard.press('Escape');
        await expect(embed(each).getByRole('dialog')).toHaveCount(0);
        await each.setViewportSize({ width: 1280, height: 800 });
        await jobLinks(each).first().click();
        await expect(remote(each).getByRole('link').first()).toBeVisible();
        await expect(remote(each).getByRole('definition').first()).toBeVisible();
      }
      await expectSamePicture('job', page, hostile);
    });
