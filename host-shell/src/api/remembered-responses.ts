interface Remembered {
  tag: string;
  payload: unknown;
}

const MOST = 20;

/**
 * Responses of polled calls, by address, for requests that ask whether they have changed. They are in memory only: the browser's
 * own cache would write them to the disk. The tag is that of one candidate, so another never gets them.
 */
export function createRememberedResponses() {
  const known = new Map<string, Remembered>();
  return {
    forget: () => known.clear(),
    get: (url: string): Remembered | undefined => known.get(url),
    set(url: string, tag: string | null, payload: unknown): void {
      known.delete(url);
      if (tag === null) return;
      known.set(url, { tag, payload });
      const [oldest] = known.keys();
      if (known.size > MOST && oldest !== undefined) known.delete(oldest);
    },
  };
}
