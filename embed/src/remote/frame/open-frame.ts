import { framedAddress } from '@hirehq/shared-contracts/framed';
import {
  fromFrame,
  readFramed,
  sendFramed,
  type FramedPeer,
  type FromFrame,
  type ToFrame,
} from '@hirehq/shared-contracts/framed-messages';
import { make } from '../../elements.ts';
import { frameFailure, type RemoteFailure } from '../remote-failure.ts';
import type { TakeOver } from '../take-over.ts';
import { watchBlocked } from './watch-blocked.ts';

/**
 * What a frame may do: not navigate the page around it, and open windows only as browsers allow after a click, which then are like
 * all others.
 */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-downloads allow-popups allow-popups-to-escape-sandbox';

export interface FrameOptions extends Pick<TakeOver, 'platform' | 'settings' | 'scheme'> {
  /** A path of the platform that can be framed. */
  path: string;
  title: string;
  /** A fragment of its address. */
  hash?: string;
  /** Whether the visitor has asked for it just now, so that the focus moves to it. */
  isAskedFor: boolean;
  /** Aborted when it is not wanted any more. */
  gone: AbortSignal;
  onReady: () => void;
  onOpen: (path: string) => void;
  onApplied: (jobId: string) => void;
  /** Something went wrong; `isOver`: nothing is shown. */
  onFailure: (failure: RemoteFailure, isOver: boolean) => void;
}

/** Marks the part of the frame that should be in sight, so that whatever scrolls on the page scrolls there. */
function reveal(frame: HTMLElement, { top, bottom }: { top: number; bottom: number }): void {
  const mark = make('div', { class: 'mark', 'aria-hidden': 'true' });
  mark.style.top = `${frame.offsetTop + top}px`;
  mark.style.height = `${bottom - top}px`;
  frame.after(mark);
  mark.scrollIntoView({ block: 'nearest' });
  mark.remove();
}

/** A page of the platform in a frame, which is as high as its content. It is created, and not yet in the page. */
export function createFrame(options: FrameOptions): HTMLIFrameElement {
  const { platform, path, hash = '', settings, scheme, gone, onReady, onOpen, onApplied, onFailure } = options;
  const { enterprise, developmentKey, locale, theme } = settings;
  const visit = { enterprise, developmentKey, locale, theme: theme === 'employer' ? undefined : theme };
  const frame = make('iframe', {
    class: 'frame',
    title: options.title,
    sandbox: SANDBOX,
    referrerpolicy: 'origin',
    src: framedAddress(platform, path, { ...visit, embedder: window.location.origin, scheme: scheme.current() }) + hash,
  });
  const peer = (): FramedPeer => ({ window: frame.contentWindow, origin: platform });
  const tell = (content: Parameters<typeof sendFramed<ToFrame>>[1]) => sendFramed<ToFrame>(peer(), content);

  const stopWaiting = watchBlocked(platform, gone, () => onFailure(frameFailure('FRAME_BLOCKED'), true));

  function take(message: FromFrame): void {
    switch (message.kind) {
      case 'ready':
        stopWaiting();
        onReady();
        if (!options.isAskedFor) return;
        frame.focus({ preventScroll: true });
        return tell({ kind: 'focus' });
      case 'size':
        frame.style.height = `${message.height}px`;
        return;
      case 'reveal': {
        const root = frame.getRootNode();
        // It moves nobody who is elsewhere on the page.
        if (root instanceof ShadowRoot && root.activeElement === frame) reveal(frame, message);
        return;
      }
      case 'open':
        return onOpen(message.path);
      case 'applied':
        return onApplied(message.id);
      case 'failed':
        return onFailure(frameFailure(message.code), false);
    }
  }
  window.addEventListener(
    'message',
    (event) => {
      const message = readFramed(fromFrame, event, peer());
      if (message) take(message);
    },
    { signal: gone },
  );
  gone.addEventListener(
    'abort',
    scheme.subscribe((now) => tell({ kind: 'scheme', scheme: now })),
  );
  return frame;
}
