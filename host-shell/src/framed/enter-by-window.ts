import type { CreateSessionOptions } from '../session/create-session.ts';
import { pageIsLeaving } from '../session/pauses.ts';
import type { SignInWindow } from './sign-in-window.ts';

/**
 * Signs in by a window of its own: cookies of the provider are not in a frame of another site, and its pages appear in none. The
 * code comes back to this frame by a message that only a page of our origin gets, so that the page around it never has it. The
 * page stays where it is, and shows the candidate once the session has one.
 */
export const enterByWindow =
  (signInWindow: Pick<SignInWindow, 'open'>): NonNullable<CreateSessionOptions['enterBy']> =>
  async ({ session, identity }, options) => {
    const ask = signInWindow.open();
    const locale = document.documentElement.lang || 'en';
    if (ask) await session.signInThrough(() => identity.connectThrough(ask, { ...options, locale }));
    // Whoever has called it waits for a page that is left; this one stays.
    return pageIsLeaving();
  };
