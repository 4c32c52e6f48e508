const RESPONSE_LIMIT_MS = 10_000;

/**
 * Opens an address of the provider in a hidden frame and returns the address of our origin to which it redirects. Rejects if
 * there is none: a provider that is down never sends a message. (keycloak-js waits forever, and uses a sandbox about which
 * browsers warn.)
 */
export function silentResponse(url: string): Promise<URL> {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.title = 'silent sign-in check';
  frame.src = url;

  return new Promise<URL>((resolve, reject) => {
    const finish = () => {
      clearTimeout(limit);
      window.removeEventListener('message', onMessage);
      frame.remove();
    };
    const limit = setTimeout(() => {
      finish();
      reject(new Error('The identity provider does not respond.'));
    }, RESPONSE_LIMIT_MS);
    function onMessage({ origin, source, data }: MessageEvent<unknown>): void {
      if (origin !== window.location.origin || source !== frame.contentWindow || typeof data !== 'string' || !URL.canParse(data))
        return;
      finish();
      resolve(new URL(data));
    }
    window.addEventListener('message', onMessage);
    document.body.append(frame);
  });
}
