import { REPLACED_EVENT } from '@hirehq/shared-contracts/first-paint';
import { readFramed, sendFramed, toFrame, type FramedPeer, type FromFrame } from '@hirehq/shared-contracts/framed-messages';
import { PAGE_IDS } from '@hirehq/shared-contracts/page';
import type { ColorSchemeStore } from '../shell-api/color-scheme.ts';
import { followedLink } from '../shell-api/navigation-blocker.ts';

interface FollowPage {
  peer: FramedPeer;
  colorScheme: Pick<ColorSchemeStore, 'choose'>;
  shows: (to: string) => boolean;
  leaveFor: (to: string) => void;
}

/** What has the focus because nothing inside it has, such as the page itself, is as high as the page: its start is enough. */
const MOST_REVEALED = 300;

function followSize(peer: FramedPeer, root: HTMLElement): void {
  const tell = () =>
    sendFramed<FromFrame>(peer, { kind: 'size', height: Math.min(Math.ceil(root.getBoundingClientRect().height), 100_000) });
  new ResizeObserver(tell).observe(root);
}

/** The frame is as high as its content, so that it is the page around it that has to scroll. */
function revealFocus(peer: FramedPeer): void {
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    const { top, bottom } = target.getBoundingClientRect();
    const from = Math.max(0, Math.floor(top + window.scrollY));
    const to = Math.min(Math.ceil(bottom + window.scrollY), from + MOST_REVEALED);
    sendFramed<FromFrame>(peer, { kind: 'reveal', top: from, bottom: Math.max(from, to) });
  });
}

function leaveByLinks({ shows, leaveFor }: FollowPage): void {
  window.addEventListener(
    'click',
    (event) => {
      const to = followedLink(event);
      if (!to) return;
      const path = to.pathname + to.search + to.hash;
      if (shows(path)) return;
      event.preventDefault();
      event.stopPropagation();
      leaveFor(path);
    },
    true,
  );
}

function receive({ peer, colorScheme }: FollowPage): void {
  window.addEventListener('message', (event) => {
    const message = readFramed(toFrame, event, peer);
    if (message?.kind === 'focus') document.getElementById('main')?.focus({ preventScroll: true });
    if (message?.kind === 'scheme') colorScheme.choose(message.scheme);
  });
}

/** Tells the page around the frame what it has to know of this page, and follows it. Has to be called before the page is rendered. */
export function followPage(options: FollowPage): void {
  const root = document.getElementById(PAGE_IDS.root);
  if (!root) throw new Error(`The page has no #${PAGE_IDS.root}`);
  receive(options);
  leaveByLinks(options);
  revealFocus(options.peer);
  followSize(options.peer, root);
  // Rendered, so that it can take the focus.
  root.addEventListener(REPLACED_EVENT, () => sendFramed<FromFrame>(options.peer, { kind: 'ready' }), { once: true });
}
