import { describe, expect, it } from 'vitest';
import { browserDetails, browserOf, platformOf } from './browser-details.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const AGENTS = [
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`, 'Chrome', '140.0.0.0', 'Windows'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.1.2`,
    'Edge',
    '140.0.1.2',
    'Windows',
  ],
  [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/139.0.0.0 Safari/537.36 OPR/125.0.0.0`, 'Opera', '125.0.0.0', 'Linux'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0', 'Firefox', '142.0', 'Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
    'Safari',
    '18.6',
    'macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0.7 Mobile/15E148 Safari/604.1',
    'Chrome',
    '140.0.7',
    'iOS',
  ],
  [
    `Mozilla/5.0 (Linux; Android 15) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet',
    '28.0',
    'Android',
  ],
  ['something else', 'Other', '', 'Other'],
] as const;

describe('browserDetails', () => {
  it.each(AGENTS)('SH-34 %s', (userAgent, browserName, browserVersion, platform) => {
    expect(browserOf(userAgent)).toEqual({ browserName, browserVersion });
    expect(platformOf(userAgent)).toBe(platform);
  });

  it('SH-34 reports the page without its fragment, and no location', () => {
    const [[userAgent]] = AGENTS;
    const details = browserDetails({
      navigator: { userAgent } as Navigator,
      screen: { width: 1280, height: 800 } as Screen,
      location: new URL('https://jobs.example/candidate/my-jobs?tab=SAVED#code=secret') as unknown as Location,
    });
    expect(details).toEqual({
      browserName: 'Chrome',
      browserVersion: '140.0.0.0',
      platform: 'Windows',
      resolution: '1280x800',
      application: 'hireHQ Candidate',
      menuUrl: 'https://jobs.example/candidate/my-jobs?tab=SAVED',
      ipAddress: '',
      latitude: null,
      longitude: null,
    });
  });
});
