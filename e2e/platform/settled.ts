import { expect, type Page } from '@playwright/test';

/** What is not yet as it will stay, after two frames: what a change sets moving is known a frame later. */
async function unsettled(): Promise<string[]> {
  const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
  await nextFrame();
  await nextFrame();
  const fonts = [...document.fonts].filter(({ status }) => status === 'loading').map(({ family }) => `font ${family}`);
  const moving = document.getAnimations().flatMap(({ effect, playState, constructor }) => {
    if (!(effect instanceof KeyframeEffect) || effect.getComputedTiming().endTime === Infinity) return [];
    // What is out of view and skipped (content-visibility: auto) does not move on until it is seen.
    const isSeen = effect.target?.checkVisibility({ contentVisibilityAuto: true }) === true;
    return isSeen && playState === 'running' ? [`${constructor.name} of ${effect.target?.outerHTML.slice(0, 200)}`] : [];
  });
  return [...fonts, ...moving];
}

/**
 * The page is as it will stay: no part of it is loading, fonts are in, and what moves has come to its end. There is no end
 * of the traffic to wait for: the event stream of a signed-in page stays open.
 */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect
    .poll(() => page.evaluate(unsettled), { message: 'the page is settled', intervals: [30, 60, 120, 240] })
    .toEqual([]);
}
