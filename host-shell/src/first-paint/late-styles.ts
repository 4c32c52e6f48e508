import { LATE_STYLE_ATTRIBUTE, LATE_STYLE_MEDIA } from '@hirehq/shared-contracts/late-styles';

/** True for a style sheet that the page did not wait for, and that is not in use yet. */
export function isStillLate(link: HTMLLinkElement): boolean {
  return link.hasAttribute(LATE_STYLE_ATTRIBUTE) && link.media === LATE_STYLE_MEDIA;
}

/**
 * Resolves once the shell's own style sheets are in use: what comes with the page has only the rules that it needs. Does not resolve
 * for one that does not load: the script that watches the start of the shell sees to that (shared-contracts/start-watch.ts).
 */
export async function ownStyles(): Promise<void> {
  const late = [...document.head.querySelectorAll<HTMLLinkElement>(`link[${LATE_STYLE_ATTRIBUTE}]:not([data-release])`)];
  await Promise.all(
    late.filter(isStillLate).map((link) => new Promise((resolve) => link.addEventListener('load', resolve, { once: true }))),
  );
}
