import { expect, type Page } from '@playwright/test';

/**
 * The page is as it will stay: no part of it is loading, fonts are in, and what moves has come to its end. There is no end
 * of the traffic to wait for: the event stream of a signed-in page stays open.
 */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
    await document.fonts.ready;
    // What a change sets moving is known a frame later.
    await nextFrame();
    await nextFrame();
    const ending = document.getAnimations().filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
