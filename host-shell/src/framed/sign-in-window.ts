import { createState, type ReadableState } from '@hirehq/shared-ui';
import { IdentityRefusal } from '../session/identity-client.ts';

/** `open`: the candidate is signing in there. `blocked`: the browser has not opened it. */
export type SignInWindowState = 'closed' | 'open' | 'blocked';

export interface SignInWindow {
  state: ReadableState<SignInWindowState>;
  /**
   * Opens a window of its own for the provider, whose pages appear in no frame and whose cookies no frame gets. Has to be called
   * in the click that asks for it, or browsers block it. Undefined if it is blocked.
   */
  open(): ((url: string) => Promise<URL>) | undefined;
}

const FEATURES = 'popup,width=520,height=760';
const LOOK_EVERY_MS = 400;

/** Resolves to the address to which the provider has redirected the window. Rejects once that was closed without one. */
function responseOf(opened: Window): Promise<URL> {
  return new Promise((resolve, reject) => {
    const finish = () => {
      clearInterval(look);
      window.removeEventListener('message', onMessage);
      opened.close();
    };
    // No event tells that a window of another origin was closed.
    const look = setInterval(() => {
      if (!opened.closed) return;
      finish();
      reject(new IdentityRefusal('The window was closed before the sign-in was complete.'));
    }, LOOK_EVERY_MS);
    function onMessage({ origin, source, data }: MessageEvent<unknown>): void {
      if (origin !== window.location.origin || source !== opened || typeof data !== 'string' || !URL.canParse(data)) return;
      finish();
      resolve(new URL(data));
    }
    window.addEventListener('message', onMessage);
  });
}

export function createSignInWindow(): SignInWindow {
  const { set, ...state } = createState<SignInWindowState>('closed');
  let current: Window | undefined;
  return {
    state,
    open() {
      current?.close();
      const opened = window.open('', '_blank', FEATURES);
      set(opened ? 'open' : 'blocked');
      if (!opened) return undefined;
      current = opened;
      return async (url) => {
        opened.location.replace(url);
        return responseOf(opened).finally(() => {
          if (current === opened) set('closed');
        });
      };
    },
  };
}
