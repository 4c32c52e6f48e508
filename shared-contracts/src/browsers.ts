/**
 * The oldest versions of browsers that run the platform. Packages are built for them (tooling/build), and the page names them to
 * anybody with an older one.
 */
export const OLDEST_BROWSERS = { chrome: '126', edge: '126', firefox: '126', safari: '18.0' } as const;
export type SupportedBrowser = keyof typeof OLDEST_BROWSERS;

/** The same as a query of browserslist. */
export const BROWSERSLIST: string = Object.entries(OLDEST_BROWSERS)
  .map(([name, version]) => `${name} ${version}`)
  .join(', ');

/**
 * What browsers of these versions have and older ones lack, as an expression that any browser can read: `URL.parse` is the newest
 * thing in the code of the pages.
 */
export const IS_NEW_ENOUGH =
  "typeof fetch==='function'&&typeof AbortSignal==='function'&&typeof AbortSignal.any==='function'&&typeof URL==='function'&&typeof URL.parse==='function'";
