/**
 * Scroll position of a list: a visible card, and its offset. The heights of cards that were never visible are estimates, so a
 * number of pixels alone would not find it.
 */
export interface ListPlace {
  jobId: string;
  /** CSS pixels from the top of the viewport. */
  top: number;
  /** Number of pages that were loaded. */
  pages: number;
}

const CARDS = '[data-job-id]';
/** The part of the viewport, from its top, where the reader looks, as a fraction. */
const READ_AT = 0.4;
/** Frames during which newly visible cards may still change their size. */
const SETTLING_FRAMES = 20;

/** The current position; undefined at the top of the page. Reads the layout. */
export function placeNow(): Omit<ListPlace, 'pages'> | undefined {
  if (window.scrollY === 0) return undefined;
  // The group first: measuring a card in a group out of view would lay it out.
  const group = firstBelow(document.querySelectorAll<HTMLElement>('[data-job-group]'));
  const card = group && firstBelow(group.querySelectorAll<HTMLElement>(CARDS));
  return card && { jobId: card.dataset['jobId'] ?? '', top: card.getBoundingClientRect().top };
}

/** The first of several stacked elements that ends below the point where the reader looks; else the last. */
function firstBelow(all: NodeListOf<HTMLElement>): HTMLElement | undefined {
  const line = window.innerHeight * READ_AT;
  let [from, to] = [0, all.length - 1];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if ((all[middle]?.getBoundingClientRect().bottom ?? 0) < line) from = middle + 1;
    else to = middle;
  }
  return all[from];
}

/** Calls back once when the user does something that may scroll. Returns a function that stops it. */
export function onUserInput(callback: () => void): () => void {
  const heard = new AbortController();
  const once = () => {
    heard.abort();
    callback();
  };
  for (const event of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    window.addEventListener(event, once, { passive: true, signal: heard.signal });
  return () => heard.abort();
}

/** Scrolls to a position, and again while cards change their size, until the user scrolls. Returns a function that stops it. */
export function restoreScroll(place: ListPlace | undefined): () => void {
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    unhear();
  };
  const unhear = onUserInput(stop);
  let frames = 0;
  const step = () => {
    if (isStopped) return;
    if (place === undefined) window.scrollTo(0, 0);
    const cards = [...document.querySelectorAll<HTMLElement>(CARDS)];
    const card = place && cards.find(({ dataset }) => dataset['jobId'] === place.jobId);
    const off = card ? card.getBoundingClientRect().top - place.top : 0;
    if (Math.abs(off) >= 1) window.scrollBy(0, off);
    frames += 1;
    if (place && frames < SETTLING_FRAMES) requestAnimationFrame(step);
    else stop();
  };
  requestAnimationFrame(step);
  return stop;
}
