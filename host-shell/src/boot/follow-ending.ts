import type { ShellSession } from '../shell-api/shell-session.ts';
import { saveReturnPath } from '../routing/guard.ts';

/** When the provider ends a session in use, redirects to sign-in, and back afterwards (SH-41). */
export function followEnding(session: ShellSession, toSignIn: () => void): void {
  session.subscribe(({ status }) => {
    if (status !== 'signed-out' || session.ending() !== 'refused') return;
    saveReturnPath(window.location);
    toSignIn();
  });
}
