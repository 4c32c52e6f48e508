import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { TAKEN_OVER_EVENT } from '@hirehq/shared-contracts/first-paint';
import { median } from './median.ts';
import { withServices } from './running-services.ts';
import { SLOW_PHONE, slowPhone } from './slow-phone.ts';
import { staticCopies, withStaticPages } from './static-copy.ts';
import { builtReleases, launchBrowser } from './under-test.ts';
import { machine, table, type Say, type Section } from './write-section.ts';

const LOADS = 9;
const JOBS = 2_000;
const WIDTH = 412;
const TAKES_OVER_WITHIN_MS = 60_000;

interface Load {
  /** Milliseconds until the content is about to be painted. */
  content: number;
  /** Until the shell's page responds; absent for a static page. */
  takenOver: number | undefined;
}

declare global {
  var contentSeen: number | undefined;
  var takenOverAt: number | undefined;
}

/** Records when the content is about to be painted, and when the shell has taken over. */
function watch([content, takenOver]: readonly [string, string]): void {
  const look = () => {
    if (document.querySelector(content)?.checkVisibility()) globalThis.contentSeen = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  addEventListener(takenOver, () => (globalThis.takenOverAt = performance.now()), true);
}

async function loadOnce(browser: Browser, url: string, content: string, isStatic: boolean): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: WIDTH, height: 823 }, locale: 'en-US' });
  try {
    const page = await context.newPage();
    await slowPhone(await context.newCDPSession(page));
    await page.addInitScript(watch, [content, TAKEN_OVER_EVENT] as const);
    await page.goto(url, { waitUntil: 'commit' });
    const of = async (name: 'contentSeen' | 'takenOverAt'): Promise<number> => {
      for (const until = Date.now() + TAKES_OVER_WITHIN_MS; Date.now() < until;) {
        const at = await page.evaluate((each) => globalThis[each], name);
        if (at !== undefined) return at;
        // The page itself records the time.
        await page.waitForTimeout(50);
      }
      throw new Error(`${url}: no ${name}`);
    };
    return { content: await of('contentSeen'), takenOver: isStatic ? undefined : await of('takenOverAt') };
  } finally {
    await context.close();
  }
}

/** Bytes of a page until its content is complete, compressed as the server does it. */
async function bytesUntil(url: string, end: string): Promise<number> {
  const html = await (await fetch(url, { headers: { accept: 'text/html' } })).text();
  const until = html.slice(0, html.indexOf(end) + end.length);
  return gzipSync(until).length;
}

/** The first content of public pages on a slow phone, beside static pages of the same words. */
export async function measureFirstContent(say: Say): Promise<Section> {
  const releases = builtReleases();
  const browser = await launchBrowser();
  const rows: (string | number)[][] = [];
  try {
    await withServices({ jobs: JOBS, releases }, (ours) =>
      withServices({ jobs: JOBS, releases, environment: { HIREHQ_SERVED_PARTS: 'off' } }, async (skeletons) => {
        const response = await fetch(`${ours.origin}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ query: 'query { jobs(filter: {}, sort: NEWEST, first: 1) { nodes { id } } }' }),
        });
        const { data } = (await response.json()) as { data: { jobs: { nodes: { id: string }[] } } };
        for (const { name, path, content, end } of [
          { name: 'list', path: '/job-list', content: 'main article', end: '</article>' },
          { name: 'job', path: `/job/${data.jobs.nodes[0]?.id}`, content: 'main h1', end: '</h1>' },
        ]) {
          // The first pages come without their part, which takes longer.
          for (const { origin } of [ours, skeletons]) await loadOnce(browser, origin + path, content, false);
          const copies = await staticCopies(browser, ours.origin + path, content, WIDTH);
          const pages = { '/look': copies.sameLook, '/plain': copies.unstyled, '/text': copies.text };
          await withStaticPages(pages, async (fixed) => {
            // The ids of the jobs are the same: both have the same seed.
            const kinds = [
              { kind: 'static, same look', url: `${fixed}/look`, isStatic: true },
              { kind: 'static, words and links', url: `${fixed}/plain`, isStatic: true },
              { kind: 'static, words', url: `${fixed}/text`, isStatic: true },
              { kind: 'skeleton', url: skeletons.origin + path, isStatic: false },
              { kind: 'served part', url: ours.origin + path, isStatic: false },
            ];
            const measured = new Map<string, Load[]>();
            say(`${LOADS} loads of each page of ${name}`);
            // Alternating, so that other load on the machine affects all.
            for (let load = 0; load < LOADS; load += 1) {
              for (const { kind, url, isStatic } of kinds)
                measured.set(kind, [...(measured.get(kind) ?? []), await loadOnce(browser, url, content, isStatic)]);
            }
            const middle = (kind: string, of: keyof Load) => median((measured.get(kind) ?? []).map((each) => each[of] ?? 0));
            for (const { kind, url, isStatic } of kinds) {
              const ratio = (of: keyof Load, to: string) => `${(middle(kind, of) / middle(to, of)).toFixed(2)}×`;
              rows.push([
                `${name}, ${kind}`,
                Math.round(middle(kind, 'content')),
                ratio('content', 'static, same look'),
                isStatic ? '—' : Math.round(middle(kind, 'takenOver')),
                isStatic ? '—' : ratio('takenOver', 'skeleton'),
                kind === 'skeleton' ? '—' : ((await bytesUntil(url, end)) / 1024).toFixed(1),
              ]);
            }
          });
        }
      }),
    );
    const text = `${machine(`Chromium ${browser.version()}`, `${JOBS.toLocaleString('en-US')} jobs`)}

Until the first content on a phone (${WIDTH} px), nothing cached, medians of ${LOADS} loads each, taken in turn; throttled: ${SLOW_PHONE}. The
content is the first card of a list and the title of a job. 'Static, same look' has the words, links and controls that can be seen, and one rule
for each look; 'words and links' is the same without styles, 'words' the text alone. 'Skeleton' is the page without a served part. Taken over: the shell's page
responds. KB: of the document up to the end of the content, compressed.

${table(['', 'content, ms', 'to static', 'taken over, ms', 'to skeleton', 'KB'], rows)}`;
    return { title: 'First content', text };
  } finally {
    await browser.close();
  }
}
