import { writeFileSync } from 'node:fs';
import type { APIResponse, BrowserContext, Page } from '@playwright/test';
import { EMBED_CALLS_PATH, EMBED_GRAPHQL_PATH } from '@hirehq/shared-contracts/embed';
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

/** A window in which all of it is in sight: cards that are not are not rendered. */
const WIDE = { width: 1280, height: 4000 };
const NARROW = { width: 390, height: 2000 };

/** For a few pictures of both pages. */
const SAME_WITHIN_MS = 10_000;

/** What an edge may differ by where the browser draws it in another order, of 255. */
const ROUNDED = 2;

/** Pixels that differ between two pictures, and the first of them. */
const differingPixels = (page: Page, pictures: readonly Buffer[]) =>
  page.evaluate(
    async ([urls, rounded]) => {
      const read = async (url: string) => {
        const picture = await createImageBitmap(await (await fetch(url)).blob());
        const { width, height } = picture;
        const canvas = new OffscreenCanvas(width, height).getContext('2d');
        canvas?.drawImage(picture, 0, 0);
        return { width, height, bytes: canvas?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray() };
      };
      const [one, other] = [await read(urls[0] ?? ''), await read(urls[1] ?? '')];
      if (one.width !== other.width || one.height !== other.height) return 'their sizes differ';
      const differing = one.bytes.reduce<number[]>((found, byte, index) => {
        if (Math.abs(byte - (other.bytes[index] ?? 0)) > rounded) found.push(Math.floor(index / 4));
        return found;
      }, []);
      const [first = 0] = differing;
      return differing.length === 0
        ? ''
        : `${new Set(differing).size} pixels, first at ${first % one.width}, ${Math.floor(first / one.width)}`;
    },
    [pictures.map((picture) => `data:image/png;base64,${picture.toString('base64')}`), ROUNDED] as const,
  );

/** What the server says is the same in all pages, whatever other tests change meanwhile. */
async function sayTheSame(context: BrowserContext): Promise<void> {
  const said = new Map<string, Promise<APIResponse>>();
  await context.route(
    ({ pathname }) => pathname === EMBED_GRAPHQL_PATH || pathname.startsWith(EMBED_CALLS_PATH),
    async (route) => {
      const asked = route.request().url();
      const response = said.get(asked) ?? route.fetch();
      said.set(asked, response);
      await route.fulfill({ response: await response });
    },
  );
}

/** A difference that styles make stays; one of the moment, such as an icon that has just been drawn, is gone in the next picture. */
async function expectSamePicture(name: string, clean: Page, hostile: Page): Promise<void> {
  await expect(async () => {
    const pictures = [await clean.screenshot({ caret: 'hide' }), await hostile.screenshot({ caret: 'hide' })];
    const differing = await differingPixels(clean, pictures);
    if (differing)
      for (const [index, picture] of pictures.entries()) writeFileSync(test.info().outputPath(`${name}-${index}.png`), picture);
    expect(differing, name).toBe('');
  }).toPass({ timeout: SAME_WITHIN_MS });
}

// Whether a font is there in time to be used is a matter of the machine.
test.use({ viewport: WIDE, expectedProblems: [/Failed to load resource: net::ERR_FAILED \(.*\.woff2\)/] });

for (const scheme of ['light', 'dark'])
  for (const locale of ['en', 'ar'])
    test(`PF-05 the list, its filters and a job are the same on a page with hostile styles: ${scheme}, ${locale}`, async ({
      page,
      context,
      request,
    }) => {
      const lines = await linesWith(request, `loading="eager" scheme="${scheme}" locale="${locale}"`);
      await context.route('**/*.woff2', (route) => route.abort());
      await sayTheSame(context);
      // How long ago something was is the same in both.
      await context.clock.setFixedTime(Date.now());
      const hostile = await context.newPage();
      await portal.open(page, { lines });
      await portal.open(hostile, { lines, head: HOSTILE_STYLES });
      const both = [page, hostile];
      for (const each of both) {
        await expect(jobLinks(each).first()).toBeVisible();
        // The fields of the pay filter load when the browser is idle.
        await expect(remote(each).getByRole('complementary').locator('form')).toBeVisible();
      }
      await expectSamePicture('list', page, hostile);

      for (const each of both) await each.setViewportSize(NARROW);
      for (const each of both) {
        await remote(each).locator('[aria-haspopup="dialog"]').click();
        await expect(embed(each).getByRole('dialog')).toBeVisible();
      }
      await expectSamePicture('filters', page, hostile);

      for (const each of both) {
        await each.keyboard.press('Escape');
        await expect(embed(each).getByRole('dialog')).toHaveCount(0);
        await each.setViewportSize(WIDE);
        await jobLinks(each).first().click();
        await expect(remote(each).getByRole('link').first()).toBeVisible();
        await expect(remote(each).getByRole('definition').first()).toBeVisible();
      }
      await expectSamePicture('job', page, hostile);
    });
