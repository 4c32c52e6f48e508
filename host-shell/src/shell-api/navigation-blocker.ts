import type { Question } from '@hirehq/shared-contracts/shell-api';

/** A page that asks before it is left (SH-36): by a link, by back and forward, by `leave`, or by closing the window. */
export interface NavigationBlocker {
  /** Holds the page until the returned function is called. If nothing is unsaved, closing the window does not ask. */
  hold(question: Question, options?: { unsaved?: boolean }): () => void;
  /** Whether typed text would be lost. */
  hasUnsaved(): boolean;
  /** Leaves immediately, or after Yes while the page is held. */
  leave(go: () => void): void;
}

interface NavigationBlockerOptions {
  ask: (question: Question) => Promise<boolean>;
  /** Navigates to a path of our own origin. */
  go: (path: string) => void;
}

const pageOf = ({ pathname, search }: { pathname: string; search: string }) => pathname + search;

/** The router's index of the current entry in the browser's history. */
function placeInHistory(): number | undefined {
  const place = (window.history.state as { idx?: unknown } | null)?.idx;
  return typeof place === 'number' ? place : undefined;
}

/** The link to our origin that a click follows in this window; undefined for any other click. */
export function followedLink(event: MouseEvent): URL | undefined {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || (link.target && link.target !== '_self') || link.download) return undefined;
  return link.origin === window.location.origin ? new URL(link.href) : undefined;
}

/**
 * Created before the router: listeners of a window are called in order, and the router must not see a back navigation that is
 * undone.
 */
export function createNavigationBlocker({ ask, go }: NavigationBlockerOptions): NavigationBlocker {
  const holds: { question: Question; unsaved: boolean }[] = [];
  let asking = false;
  let page = '';
  let place: number | undefined;
  /** Going back to the held page is in progress. */
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

  /** The browser has already left the page: it is brought back, then the candidate is asked. */
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
