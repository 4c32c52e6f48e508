import type { Question } from '@hirehq/shared-contracts/shell-api';

/** A page that is not left without asking (SH-36): by a link, by back and forward, by `leave`, or by closing the window. */
export interface HeldPage {
  /** Holds the page; the returned function lets go. With nothing unsaved, closing the window does not ask. */
  hold(question: Question, options?: { unsaved?: boolean }): () => void;
  /** Whether something typed would be lost. */
  hasUnsaved(): boolean;
  /** Goes at once, or after Yes while the page is held. */
  leave(go: () => void): void;
}

interface HeldPageOptions {
  ask: (question: Question) => Promise<boolean>;
  /** Goes to a path of our own origin. */
  go: (path: string) => void;
}

const pageOf = ({ pathname, search }: { pathname: string; search: string }) => pathname + search;

/** The router's place of the current entry in the browser's history. */
function placeInHistory(): number | undefined {
  const place = (window.history.state as { idx?: unknown } | null)?.idx;
  return typeof place === 'number' ? place : undefined;
}

/** The link of our own a click follows in this window; undefined for any other click. */
function followedLink(event: MouseEvent): URL | undefined {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || (link.target && link.target !== '_self') || link.download) return undefined;
  return link.origin === window.location.origin ? new URL(link.href) : undefined;
}

/** Made before the router is: a window's listeners are called in the order they came, and the router must not hear of a way back. */
export function createHeldPage({ ask, go }: HeldPageOptions): HeldPage {
  const holds: { question: Question; unsaved: boolean }[] = [];
  let asking = false;
  let page = '';
  let place: number | undefined;
  /** The way back to the held page is under way. */
  let returning = false;

  function leave(onward: () => void): void {
    const question = holds.at(-1)?.question;
    if (!question) return onward();
    if (asking) return;
    asking = true;
    void ask(question).then((yes) => {
      asking = false;
      if (!yes) return;
      release();
      onward();
    });
  }

  function onClick(event: MouseEvent): void {
    const to = followedLink(event);
    if (!to || pageOf(to) === page) return;
    event.preventDefault();
    event.stopPropagation();
    leave(() => go(pageOf(to) + to.hash));
  }

  /** The browser is there already: it is brought back, then asked about. */
  function onPop(event: PopStateEvent): void {
    if (returning) {
      returning = false;
      event.stopImmediatePropagation();
      return;
    }
    if (holds.length === 0 || pageOf(window.location) === page) return;
    event.stopImmediatePropagation();
    const there = placeInHistory();
    const steps = place === undefined || there === undefined ? -1 : there - place;
    returning = true;
    window.history.go(-steps);
    leave(() => window.history.go(steps));
  }

  const hasUnsaved = () => holds.some(({ unsaved }) => unsaved);

  function onUnload(event: BeforeUnloadEvent): void {
    if (hasUnsaved()) event.preventDefault();
  }

  function release(): void {
    holds.length = 0;
    window.removeEventListener('click', onClick, true);
    window.removeEventListener('beforeunload', onUnload);
  }

  window.addEventListener('popstate', onPop);

  return {
    hold(question, { unsaved = true } = {}) {
      if (holds.length === 0) {
        page = pageOf(window.location);
        place = placeInHistory();
        window.addEventListener('click', onClick, true);
        window.addEventListener('beforeunload', onUnload);
      }
      const held = { question, unsaved };
      holds.push(held);
      return () => {
        const at = holds.indexOf(held);
        if (at < 0) return;
        holds.splice(at, 1);
        if (holds.length === 0) release();
      };
    },
    hasUnsaved,
    leave,
  };
}
