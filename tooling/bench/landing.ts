import type { Browser } from '@playwright/test';
import { buildComparisonBundle } from './bundle.ts';
import { machine, table, type Say, type Section } from './write-section.ts';
import { median } from './median.ts';
import { withServices } from './running-services.ts';
import { SLOW_PHONE, slowPhone } from './slow-phone.ts';
import { builtReleases, launchBrowser } from './under-test.ts';

const PAGES = ['/', '/home', '/feature', '/job-list'];
const LOADS = 5;
const JOBS = 2_000;
const KINDS = { page: 'Document', scripts: 'Script', styles: 'Stylesheet', fonts: 'Font' } as const;
const QUIET_MS = 1_000;

type Kind = keyof typeof KINDS;
type Load = Record<Kind | 'all' | 'lcp', number>;

/** Records the time of the largest contentful paint so far. */
function watchLargestPaint(): void {
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) Object.assign(window, { largestPaint: startTime });
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

async function loadOnce(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, locale: 'en-US' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const types = new Map<string, string>();
    const bytes: Record<string, number> = {};
    session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const type = types.get(requestId);
      if (type !== undefined) bytes[type] = (bytes[type] ?? 0) + encodedDataLength;
    });
    await session.send('Network.enable');
    await slowPhone(session);
    await page.addInitScript(watchLargestPaint);
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(QUIET_MS);
    const lcp = await page.evaluate(() => (window as { largestPaint?: number }).largestPaint ?? 0);
    const of = (kind: Kind) => bytes[KINDS[kind]] ?? 0;
    const all = Object.values(bytes).reduce((sum, size) => sum + size, 0);
    return { page: of('page'), scripts: of('scripts'), styles: of('styles'), fonts: of('fonts'), all, lcp };
  } finally {
    await context.close();
  }
}

async function loads(browser: Browser, origins: Readonly<Record<string, string>>, path: string): Promise<Map<string, Load>> {
  const measured = new Map<string, Load[]>();
  // Alternating, so that other load on the machine affects both. The first load of each fills the server's caches.
  for (let turn = 0; turn <= LOADS; turn += 1) {
    for (const [name, origin] of Object.entries(origins)) {
      const load = await loadOnce(browser, origin + path);
      if (turn > 0) measured.set(name, [...(measured.get(name) ?? []), load]);
    }
  }
  const middle = (all: readonly Load[], key: keyof Load) => median(all.map((load) => load[key]));
  const keys = ['page', 'scripts', 'styles', 'fonts', 'all', 'lcp'] as const;
  return new Map(
    [...measured].map(([name, all]) => [name, Object.fromEntries(keys.map((key) => [key, middle(all, key)])) as Load]),
  );
}

/** Transfer size by type and largest contentful paint of the landing pages, compared with the same code as one bundle. */
export async function measureLanding(say: Say): Promise<Section> {
  const federated = builtReleases();
  say('building shell and remotes as one bundle');
  const bundle = await buildComparisonBundle();
  const browser = await launchBrowser();
  const rows: (string | number)[][] = [];
  try {
    await withServices({ jobs: JOBS, releases: federated }, (shell) =>
      withServices({ jobs: JOBS, releases: [bundle] }, async (single) => {
        for (const path of PAGES) {
          say(`${LOADS} cold loads of ${path}`);
          const found = await loads(browser, { 'one bundle': single.origin, federated: shell.origin }, path);
          const one = found.get('one bundle');
          for (const [name, load] of found) {
            const kb = (['page', 'scripts', 'styles', 'fonts', 'all'] as const).map((key) => (load[key] / 1024).toFixed(1));
            rows.push([`\`${path}\`, ${name}`, ...kb, Math.round(load.lcp)]);
          }
          const shellLoad = found.get('federated');
          if (!one || !shellLoad) continue;
          const ratio = (key: keyof Load) => (one[key] > 0 ? `${(shellLoad[key] / one[key]).toFixed(2)}×` : '');
          rows.push([`\`${path}\`, ratio`, ...(['page', 'scripts', 'styles', 'fonts', 'all', 'lcp'] as const).map(ratio)]);
        }
      }),
    );
    const text = `${machine(`Chromium ${browser.version()}`)}

The pages visitors enter by, on a phone (412 × 823), nothing cached: KB transferred (compressed, with headers) until the network rests, and the
largest contentful paint in ms. Medians of ${LOADS} loads each, taken in turn; throttled: ${SLOW_PHONE}. 'One bundle' is the same code
without federation.

${table(['', 'page', 'scripts', 'styles', 'fonts', 'all KB', 'LCP'], rows)}`;
    return { title: 'Landing pages', text };
  } finally {
    await browser.close();
  }
}
