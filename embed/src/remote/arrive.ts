const NEVER_BY_TAB = '-1';

/** Scrolls the page to the start of an element that is not in sight. The page may be anywhere in a view that another one replaces. */
export function showStart(element: Element): void {
  const { top } = element.getBoundingClientRect();
  if (top < 0 || top > window.innerHeight) element.scrollIntoView({ block: 'start' });
}

/** The title that opens what has this path; links to go back are none. */
const titleOf = (part: Element, path: string) =>
  [...part.querySelectorAll<HTMLAnchorElement>(':is(h2, h3, h4, h5) a')].find(
    ({ href }) => href !== '' && new URL(href).pathname === path,
  );

export interface Arrival {
  /** Around the view: its start is shown. */
  place: Element;
  /** Path of what was open before, unless the same view shows something else now. */
  from: string | undefined;
  /** Whether the focus was in what was shown before. */
  hadFocus: boolean;
}

/**
 * What a visitor sees and has the focus on in a view that has replaced another one: on the way back the title of what was open, else
 * the start and its heading, which screen readers read.
 */
export function arrive(part: Element, { place, from, hadFocus }: Arrival): void {
  const link = from === undefined ? undefined : titleOf(part, from);
  if (link) {
    const { top, bottom } = link.getBoundingClientRect();
    if (top < 0 || bottom > window.innerHeight) link.scrollIntoView({ block: 'center' });
  } else showStart(place);
  if (!hadFocus) return;
  const target = link ?? part.querySelector<HTMLElement>('h2');
  if (!link) target?.setAttribute('tabindex', NEVER_BY_TAB);
  target?.focus({ preventScroll: true });
}
