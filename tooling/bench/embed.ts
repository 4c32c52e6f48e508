import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from '@playwright/test';
import { NETWORKS } from './first-card.ts';
import { median } from './median.ts';
import { openPortal } from './portal-under-test.ts';
import { withServices, type RunningServices } from './running-services.ts';
import { SLOW_PHONE, slowPhone } from './slow-phone.ts';
import { builtReleases, launchBrowser } from './under-test.ts';
import { recordWaterfall } from './waterfall.ts';
import { machine, table, type Say, type Section } from './write-section.ts';

const LOADS = 5;
const JOBS = 300;
const SERVICES = join(import.meta.dirname, '../../services');

interface Shown {
  firstMs: number;
  /** Until the list can be searched and narrowed; undefined where it never can. */
  wholeMs: number | undefined;
  firstBytes: number;
  bytes: number;
}

/** Notes in each frame when its first job, and its whole list, are about to be painted. */
function watchList(): void {
  const seen: Record<string, number> = {};
  Object.assign(window, { seen });
  const look = () => {
    const embedded = document.querySelector('hirehq-embed')?.shadowRoot;
    const remote = embedded?.querySelector('.taken-over')?.shadowRoot?.querySelector('.part:not([data-waiting]) article');
    const page = document.querySelector('main article');
    const now = performance.timeOrigin + performance.now();
    if (remote || page) seen['whole'] ??= now;
    if (remote || page || embedded?.querySelector('.card') || document.querySelector('.card')) seen['first'] ??= now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function showOnce(
  browser: Browser,
  address: string,
  { isSlow, isWhole }: { isSlow: boolean; isWhole: boolean },
): Promise<Shown> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const waterfall = await recordWaterfall(session);
    if (isSlow) await slowPhone(session);
    await page.addInitScript(watchList);
    await page.goto(address, { waitUntil: 'commit' });
    const wanted = isWhole ? 'whole' : 'first';
    const seenIn = async () => {
      const all = page
        .frames()
        .map((frame) => frame.evaluate(() => (window as unknown as { seen?: Record<string, number> }).seen ?? {}));
      return Object.assign({}, ...(await Promise.all(all.map((each) => each.catch(() => ({})))))) as Record<string, number>;
    };
    let seen = await seenIn();
    while (seen[wanted] === undefined) {
      await page.waitForTimeout(50);
      seen = await seenIn();
    }
    const from = await page.evaluate(() => performance.timeOrigin);
    await page.waitForLoadState('networkidle');
    const all = waterfall.fetched();
    const started = all[0]?.started ?? 0;
    const firstMs = (seen['first'] ?? 0) - from;
    const bytes = (until: number) =>
      all.filter((request) => (request.started - started) * 1000 <= until).reduce((sum, request) => sum + request.bytes, 0);
    return {
      firstMs,
      wholeMs: isWhole ? (seen['whole'] ?? 0) - from : undefined,
      firstBytes: bytes(firstMs),
      bytes: bytes(Infinity),
    };
  } finally {
    await context.close();
  }
}

/** An employer of the demo data with some jobs, and its key for pages on localhost. */
async function employerOf({ origin, environment }: RunningServices) {
  const query = '{ jobs(filter: {}, first: 1) { nodes { enterprise { id } } } }';
  const found = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { data } = (await found.json()) as { data: { jobs: { nodes: { enterprise: { id: string } }[] } } };
  const enterprise = data.jobs.nodes[0]?.enterprise.id ?? '';
  const made = await promisify(execFile)(process.execPath, ['src/commands/employer-key.ts', enterprise, '--all-scopes'], {
    cwd: SERVICES,
    env: environment,
  });
  const key = /^hq_\S+$/m.exec(made.stdout)?.[0] ?? '';
  const told = await fetch(`${origin}/employer/v1/embed`, { headers: { authorization: `Bearer ${key}` } });
  const { responsePayload } = (await told.json()) as { responsePayload: { developmentKey: string } };
  return { platform: origin, enterprise, developmentKey: responsePayload.developmentKey };
}

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(0);

/** Weight and time of a list of jobs in a portal: by hand, by the embed and in a frame. */
export async function measureEmbed(say: Say): Promise<Section> {
  const browser = await launchBrowser();
  try {
    return await withServices({ jobs: JOBS, releases: builtReleases() }, async (services) => {
      const portal = await openPortal(await employerOf(services));
      try {
        const rows: (string | number)[][] = [];
        for (const network of NETWORKS) {
          say(`${LOADS} cold loads of each, ${network}`);
          const measured = new Map<string, Shown[]>();
          for (let load = 0; load <= LOADS; load += 1) {
            // In turn, so that other load on the machine affects all. The first of each fills the caches of the services.
            for (const way of portal.ways) {
              const isWhole = way.startsWith('embed, then the remote') || way === 'iframe of the list';
              const shown = await showOnce(browser, portal.addressOf(way), { isSlow: network === 'throttled', isWhole });
              if (load > 0) measured.set(way, [...(measured.get(way) ?? []), shown]);
            }
          }
          const of = (way: string, key: keyof Shown) => median((measured.get(way) ?? []).map((shown) => shown[key] ?? 0));
          for (const way of portal.ways) {
            const whole = of(way, 'wholeMs');
            rows.push([
              `${network}, ${way}`,
              Math.round(of(way, 'firstMs')),
              `${(of(way, 'firstMs') / of('by hand', 'firstMs')).toFixed(2)}×`,
              whole === 0 ? '' : Math.round(whole),
              kilobytes(of(way, 'firstBytes')),
              kilobytes(of(way, 'bytes')),
            ]);
          }
        }
        const text = `${machine(`Chromium ${browser.version()}`)}

The jobs of one employer on a page of its own, nothing cached: medians of ${LOADS} loads each, taken in turn. KB are transferred (compressed,
with headers). 'By hand' is a page with a script that shows the same response; the frame is of \`/job-list\`, whose pages the platform
does not allow in frames, without that header. Preloaded: with the line that asks for the first jobs while the script loads. Throttled: ${SLOW_PHONE}.

${table(['', 'first job, ms', 'to by hand', 'whole list, ms', 'KB at the first job', 'KB in all'], rows)}`;
        return { title: 'Embed', text };
      } finally {
        await portal.close();
      }
    });
  } finally {
    await browser.close();
  }
}
