import { CANARY_MEMBER_PATH } from '@hirehq/shared-contracts/release';
import type { ShellSession } from '../shell-api/shell-session.ts';

/** Once the candidate is signed in, lets the services set the cookie that says which canaries they have; the next page has them. */
export function askForCanaries(session: Pick<ShellSession, 'current' | 'headers' | 'subscribe'>): void {
  let isAsked = false;
  async function ask(): Promise<void> {
    if (isAsked || session.current().status !== 'signed-in') return;
    isAsked = true;
    const headers = await session.headers();
    // Without an answer the next page asks again.
    if (headers) await fetch(CANARY_MEMBER_PATH, { method: 'PUT', headers }).catch(() => undefined);
  }
  session.subscribe(() => void ask());
  void ask();
}
