import type { Feedback } from '@hirehq/shared-contracts/rest';

/** The order matters: each browser also names the ones it descends from. */
const BROWSERS: readonly (readonly [name: string, version: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\/([\d.]+)/],
  ['Opera', /\bOPR\/([\d.]+)/],
  ['Samsung Internet', /\bSamsungBrowser\/([\d.]+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/([\d.]+)/],
  ['Chrome', /\b(?:HeadlessChrome|Chrome|CriOS)\/([\d.]+)/],
  ['Safari', /\bVersion\/([\d.]+).*\bSafari\//],
];

export function browserOf(userAgent: string): { browserName: string; browserVersion: string } {
  for (const [browserName, pattern] of BROWSERS) {
    const version = pattern.exec(userAgent)?.[1];
    if (version !== undefined) return { browserName, browserVersion: version };
  }
  return { browserName: 'Other', browserVersion: '' };
}

const PLATFORMS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

export function platformOf(userAgent: string): string {
  return PLATFORMS.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'Other';
}

type BrowserDetails = Omit<Feedback, 'subject' | 'feedback' | 'formData' | 'appVersion' | 'userId'>;

/**
 * The details of browser and page in feedback (SH-34). A page does not know its IP address, and may not ask for the location.
 * The fragment of the address is omitted, because sign-in puts its codes there.
 */
export function browserDetails({
  navigator,
  screen,
  location,
}: Pick<Window, 'navigator' | 'screen' | 'location'>): BrowserDetails {
  return {
    ...browserOf(navigator.userAgent),
    platform: platformOf(navigator.userAgent),
    resolution: `${screen.width}x${screen.height}`,
    application: 'hireHQ Candidate',
    menuUrl: (location.origin + location.pathname + location.search).slice(0, 2_000),
    ipAddress: '',
    latitude: null,
    longitude: null,
  };
}
