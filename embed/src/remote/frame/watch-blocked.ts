/** How long a framed page may take until it says that it is there. */
const LIMIT_MS = 20_000;

/**
 * Calls back if a frame of the platform does not come: at once if the policy of the page forbids it, else after a while, since a
 * browser does not say that the page in the frame forbids it. The returned function ends the waiting.
 */
export function watchBlocked(platform: string, gone: AbortSignal, blocked: () => void): () => void {
  const over = new AbortController();
  const stop = () => {
    clearTimeout(timer);
    over.abort();
  };
  const give = () => {
    stop();
    blocked();
  };
  const timer = setTimeout(give, LIMIT_MS);
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI }) => {
      if (effectiveDirective === 'frame-src' && blockedURI.startsWith(platform)) give();
    },
    { signal: over.signal },
  );
  gone.addEventListener('abort', stop);
  return stop;
}
