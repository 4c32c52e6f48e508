import { FRAMED_PAGES } from '@hirehq/shared-contracts/framed';
import { sendFramed, type FramedPeer, type FromFrame } from '@hirehq/shared-contracts/framed-messages';
import type { PageConfig } from '@hirehq/shared-contracts/page';
import { matchRoutes } from '@hirehq/shared-ui';
import { reloadFrom, reloadPage } from '../page/reload-page.ts';
import { enterByWindow } from './enter-by-window.ts';
import { followPage } from './follow-page.ts';
import type { Framed } from './framed.ts';
import { FramedNotice } from './framed-notice.tsx';
import { FramedWayIn } from './framed-way-in.tsx';
import { replaceBlockedStorage } from './memory-storage.ts';
import { createSignInWindow } from './sign-in-window.ts';

/** What a path of this kind of page is about: the job of an application, the employer of applications. Undefined for a path of another page. */
function subjectOf(page: keyof typeof FRAMED_PAGES, to: string, origin: string): string | undefined {
  const patterns = FRAMED_PAGES[page].map((path) => ({ path }));
  const { pathname, searchParams } = new URL(to, origin);
  const found = matchRoutes(patterns, pathname)?.at(-1);
  return found && JSON.stringify([...Object.values(found.params), page === 'applications' && searchParams.get('enterprise')]);
}

/** Starts a page in a frame of an employer's page: it takes the address of the page that it shows. */
export function startFramed({ origin }: PageConfig, { embedder, page, path }: NonNullable<PageConfig['framed']>): Framed {
  replaceBlockedStorage();
  // A token about the visitor is for the page that is shown now, once.
  reloadFrom(window.location.pathname + window.location.search);
  window.history.replaceState(window.history.state, '', path + window.location.hash);

  const peer: FramedPeer = { window: window.parent, origin: embedder };
  const signInWindow = createSignInWindow();
  const subject = subjectOf(page, path, origin);
  const shows = (to: string) => subjectOf(page, to, origin) === subject;
  const leaveFor = (to: string) => sendFramed<FromFrame>(peer, { kind: 'open', path: to });

  signInWindow.state.subscribe(() => {
    if (signInWindow.state.current() === 'blocked')
      sendFramed<FromFrame>(peer, { kind: 'failed', code: 'FRAME_SIGN_IN_BLOCKED' });
  });

  return {
    session: { enterBy: enterByWindow(signInWindow), leave: reloadPage },
    shows,
    leaveFor,
    follow({ own, colorScheme }) {
      own.events.subscribe('application.submitted', ({ payload }) =>
        sendFramed<FromFrame>(peer, { kind: 'applied', id: payload.jobId }),
      );
      followPage({ peer, colorScheme, shows, leaveFor });
    },
    Notice: () => <FramedNotice state={signInWindow.state} />,
    WayIn: FramedWayIn,
  };
}
