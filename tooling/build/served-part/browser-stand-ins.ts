/**
 * Stands in for what a browser has and the realm of a served part lacks, where code uses it without asking for it. `window` and
 * `document` are absent on purpose: libraries take that for a server.
 */
export const performance = {
  /** The page begins when it is rendered. */
  get timeOrigin(): number {
    return Date.now();
  },
  now: (): number => 0,
};

export const navigator = { languages: [] as readonly string[], onLine: true };

/** Nothing happens after a page has been rendered. */
export const setTimeout = (): number => 0;
export const clearTimeout = (): void => {};
export const queueMicrotask = (): void => {};
