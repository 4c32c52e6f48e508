import { MINUTE_MS } from '@hirehq/shared-contracts/durations';
import type { NewVersions } from '../shell-api/new-versions.ts';

/** How often a page that is open for long asks; it also does whenever it is shown or hidden. */
const EVERY_MS = 15 * MINUTE_MS;

/** Looks for new versions from time to time. */
export function followVersions({ look }: NewVersions): void {
  document.addEventListener('visibilitychange', () => void look());
  window.setInterval(() => void look(), EVERY_MS);
}

/** True while somebody may be listening to the page, although nobody sees it. */
export const isPlaying = (): boolean =>
  [...document.querySelectorAll<HTMLMediaElement>('video, audio')].some(({ paused }) => !paused);
