import type { Browser } from '@playwright/test';
import { buildComparisonBundle } from './bundle.ts';
import { machine, table, type Say, type Section } from './write-section.ts';
import { median } from './median.ts';
import { withServices } from './running-services.ts';
import { SLOW_PHONE, slowPhone } from './slow-phone.ts';
import { builtReleases, launchBrowser } from './under-test.ts';
import { recordWaterfall, serialRoundTrips } from './waterfall.ts';

const LOADS = 7;
const JOBS = 2_000;

export const NETWORKS = ['plain', 'throttled'] as const;
type Network = (typeof NETWORKS)[number];

export interface Load {
  ms: number;
  bytes: number;
  requests: number;
  roundTrips: number;
}

/** Records when the first job card is about to be painted. */
function watchFirstCard(): void {
  const told = new MutationObserver(() => {
    if (!document.querySelector('main article')) return;
    told.disconnect();
    requestAnimationFrame(() => performance.mark('first-card'));
  });
  told.observe(document, { childList: true, subtree: true });
}

export async function loadOnce(browser: Browser, origin: string, network: Network): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const waterfall = await recordWaterfall(session);
    if (network === 'throttled') await slowPhone(session);
    await page.addInitScript(watchFirstCard);
    await page.goto(`${origin}/job-list`, { waitUntil: 'commit' });
    await page.locator('main article').first().waitFor({ timeout: 60_000 });
    const ms = await page.evaluate(async () => {
      while (performance.getEntriesByName('first-card').length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
      return performance.getEntriesByName('first-card')[0]?.startTime ?? 0;
    });
    await page.waitForLoadState('networkidle');
    const all = waterfall.fetched();
    const started = all[0]?.started ?? 0;
    const until = all.filter((request) => (request.started - started) * 1000 <= ms);
    return {
      ms,
      bytes: until.reduce((sum, request) => sum + request.bytes, 0),
      requests: until.length,
      roundTrips: serialRoundTrips(until),
    };
  } finally {
    await context.close();
  }
}

export function medianLoad(loads: readonly Load[]): Load {
  const of = (key: keyof Load) => median(loads.map((load) => load[key]));
  return { ms: of('ms'), bytes: of('bytes'), requests: of('requests'), roundTrips: of('roundTrips') };
}

/** Bytes, requests, serial round trips and time to the first job card: shell with remotes against the same code as one bundle. */
export async function measureFirstCard(say: Say): Promise<Section> {
  const federated = builtReleases();
  say('building shell and remotes as one bundle');
  const bundle = await buildComparisonBundle();
  const browser = await launchBrowser();
  const measured = new Map<string, Load[]>();
  try {
    await withServices({ jobs: JOBS, releases: federated }, (shell) =>
      withServices({ jobs: JOBS, releases: [bundle] }, async (single) => {
        const origins = { 'one bundle': single.origin, federated: shell.origin };
        // The first responses fill the server's caches; they are not measured.
        for (const origin of Object.values(origins)) await loadOnce(browser, origin, 'plain');
        for (const network of NETWORKS) {
          say(`${LOADS} cold loads of each, ${network}`);
          // Alternating, so that other load on the machine affects both.
          for (let load = 0; load < LOADS; load += 1) {
            for (const [name, origin] of Object.entries(origins)) {
              const key = `${network} ${name}`;
              measured.set(key, [...(measured.get(key) ?? []), await loadOnce(browser, origin, network)]);
            }
          }
        }
      }),
    );
    const rows = NETWORKS.flatMap((network) => {
      const [single, shell] = ['one bundle', 'federated'].map((name) => medianLoad(measured.get(`${network} ${name}`) ?? []));
      if (!single || !shell) return [];
      const cells = ({ ms, bytes, requests, roundTrips }: Load) => [
        Math.round(ms),
        (bytes / 1024).toFixed(1),
        requests,
        roundTrips,
      ];
      const ratio = (key: keyof Load) => `${(shell[key] / single[key]).toFixed(2)}×`;
      return [
        [`${network}, one bundle`, ...cells(single)],
        [`${network}, federated`, ...cells(shell)],
        [`${network}, ratio`, ratio('ms'), ratio('bytes'), ratio('requests'), ratio('roundTrips')],
      ];
    });
    const text = `${machine(`Chromium ${browser.version()}`)}

\`/job-list\` with ${JOBS.toLocaleString('en-US')} jobs, nothing cached, until the first job card: medians of ${LOADS} loads each, taken in turn. KB are transferred (compressed, with
headers). Serial round trips: the longest chain of requests where each starts after the one before has ended. Throttled:
${SLOW_PHONE}. 'One bundle' is the same code without federation (\`hirehq-build bundle\`), served the same way.

${table(['', 'ms', 'KB', 'requests', 'serial round trips'], rows)}`;
    return { title: 'First job card', text };
  } finally {
    await browser.close();
  }
}
