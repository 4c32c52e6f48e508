import type { Browser } from '@playwright/test';
import { buildComparisonBundle } from './bundle.ts';
import { loadOnce, medianLoad, NETWORKS, type Load } from './first-card.ts';
import { median } from './median.ts';
import { timeNavigation } from './navigations.ts';
import { withSmallRemotes } from './registered-remotes.ts';
import { withServices } from './running-services.ts';
import { SLOW_PHONE } from './slow-phone.ts';
import { builtReleases, launchBrowser } from './under-test.ts';
import { machine, table, type Say, type Section } from './write-section.ts';

const JOBS = 200;
const LOADS = 7;
const MOST_REMOTES = 20;
const SLOWER = 4;

/** Milliseconds from the press on a job in the list to the frame that shows the job. */
async function listToJob(browser: Browser, origin: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US', reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(`${origin}/job-list`);
    const link = page.locator('main article a').first();
    await link.waitFor();
    await page.waitForLoadState('networkidle');
    return await timeNavigation(page, 'main h1', () => link.evaluate((element: HTMLElement) => element.click()));
  } finally {
    await context.close();
  }
}

interface Loads {
  plain: Load[];
  throttled: Load[];
  navigations: number[];
}

/** Loads of each deployment, in turn, so that other load on the machine affects all. */
async function measureInTurn(browser: Browser, origins: Readonly<Record<string, string>>): Promise<Map<string, Loads>> {
  const measured = new Map<string, Loads>();
  for (const [name, origin] of Object.entries(origins)) {
    await loadOnce(browser, origin, 'plain');
    await listToJob(browser, origin);
    measured.set(name, { plain: [], throttled: [], navigations: [] });
  }
  for (let turn = 0; turn < LOADS; turn += 1)
    for (const [name, origin] of Object.entries(origins)) {
      for (const network of NETWORKS) measured.get(name)?.[network].push(await loadOnce(browser, origin, network));
      measured.get(name)?.navigations.push(await listToJob(browser, origin));
    }
  return measured;
}

async function measureRegistered(browser: Browser, say: Say): Promise<Map<string, Loads>> {
  const six = builtReleases();
  const one = six.filter((folder) => /\/(host-shell|mfe-jobs)\//.test(folder));
  say('building shell and remotes as one bundle');
  const bundle = await buildComparisonBundle();
  say('building the template');
  return withSmallRemotes(MOST_REMOTES - six.length + 1, (small) =>
    withServices({ jobs: JOBS, releases: [bundle] }, (single) =>
      withServices({ jobs: JOBS, releases: one }, (few) =>
        withServices({ jobs: JOBS, releases: six }, (usual) =>
          withServices({ jobs: JOBS, releases: [...six, ...small] }, (many) => {
            say(`${LOADS} cold loads and navigations of each`);
            const origins = {
              'one bundle': single.origin,
              '1 remote': few.origin,
              '6 remotes': usual.origin,
              [`${MOST_REMOTES} remotes`]: many.origin,
            };
            return measureInTurn(browser, origins);
          }),
        ),
      ),
    ),
  );
}

function registeredRows(measured: ReadonlyMap<string, Loads>): (string | number)[][] {
  const facts = ({ plain, throttled, navigations }: Loads) => ({
    plain: medianLoad(plain).ms,
    throttled: medianLoad(throttled).ms,
    bytes: medianLoad(plain).bytes / 1024,
    navigation: median(navigations),
  });
  const of = (name: string) => facts(measured.get(name) ?? { plain: [], throttled: [], navigations: [] });
  const ratio = (above: string, below: string) => {
    const [one, other] = [of(above), of(below)];
    return (['plain', 'throttled', 'bytes', 'navigation'] as const).map((key) => `${(one[key] / other[key]).toFixed(2)}×`);
  };
  const names = [...measured.keys()];
  const rows = names.map((name) => {
    const { plain, throttled, bytes, navigation } = of(name);
    return [name, Math.round(plain), Math.round(throttled), bytes.toFixed(1), Math.round(navigation)];
  });
  const [bundle = '', , six = '', most = ''] = names;
  return [
    ...rows,
    ...names.slice(1).map((name) => [`${name} against one bundle`, ...ratio(name, bundle)]),
    [`${most} against ${six}`, ...ratio(most, six)],
  ];
}

/** What it costs that remotes are registered which the page does not open. */
export async function measureRegisteredRemotes(say: Say): Promise<Section> {
  const browser = await launchBrowser();
  try {
    const rows = registeredRows(await measureRegistered(browser, say));
    const text = `${machine(`Chromium ${browser.version()}`)}

\`/job-list\` with ${JOBS} jobs, nothing cached, until the first job card, plain and throttled (${SLOW_PHONE}), and from the press on a job of the
list to the frame that shows it, processor ${SLOWER}× slower: milliseconds, medians of ${LOADS}, taken in turn. KB are transferred until the card. One remote is jobs; those
above six are copies of what \`npm run new:remote\` writes, which no page opens. 'One bundle' has the code of six without federation.

${table(['registered', 'first card', 'first card, throttled', 'KB', 'list to job'], rows)}`;
    return { title: 'Registered remotes', text };
  } finally {
    await browser.close();
  }
}
