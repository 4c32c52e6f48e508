import { createHash } from 'node:crypto';
import type { EmbeddedRemote } from '@hirehq/shared-contracts/rest';
import type { Page, Route } from '@playwright/test';
import { DEPLOYED, ORIGIN } from '../platform/addresses.ts';
import { expectNoAxeViolation } from '../platform/axe.ts';
import { embed, firstCards, jobLinks, jobToApplyFor, linesWith, remote } from '../platform/embed-page.ts';
import { CROWDED, startPortal, STRICT_POLICY, type Portal } from '../platform/portal.ts';
import { expect, test } from '../platform/test.ts';

const MOUNTS = 50;
/** As many as it takes until the browser has compiled what runs often: the first twenty leave nearly a megabyte, later ones 3 KB each. */
const WARM_UP = 30;
/** What libraries of the facade leave on the page. */
const GLOBALS = ['__reactRouterVersion', '__zod_globalConfig', '__zod_globalRegistry'];

test.skip(DEPLOYED !== undefined, 'the key for localhost is made with a key of the employer');

let portal: Portal;
test.beforeAll(async () => {
  portal = await startPortal();
});
test.afterAll(() => portal.close());

/** Counts what moves in the page, and notes the events of embeds. */
function observe(): void {
  const seen = { shift: 0, events: [] as string[] };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  for (const name of ['ready', 'jobselected', 'applystarted', 'error'])
    document.addEventListener(name, (event) => {
      // A resource of the page that did not load has an event of this name as well, without a detail.
      if (event instanceof CustomEvent) seen.events.push(`${name} ${(event.detail as { code?: string }).code ?? ''}`.trim());
    });
}
interface Seen {
  shift: number;
  events: string[];
}
const seenIn = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen);

/** Around the embed: something that would move, and room as a portal that does not want that reserves it. */
const around = (lines: string) => `<main><h1>Careers</h1>${lines}</main><footer>About us</footer>`;
const RESERVED =
  '<style>html { background: white; } body { margin: 8px; } hirehq-embed { display: block; min-height: 100vh; }</style>';

test('PF-05 the remote takes over from the first jobs, and nothing moves', async ({ page, request }) => {
  await page.addInitScript(observe);
  const held = Promise.withResolvers<void>();
  await page.route(`${ORIGIN}/embed/v1/remote?**`, async (route) => {
    await held.promise;
    await route.continue();
  });
  await portal.open(page, { lines: around(await linesWith(request)), head: RESERVED });
  await expect(firstCards(page).first()).toBeVisible();
  const first = await firstCards(page).first().getByRole('link').textContent();
  held.resolve();
  await expect(jobLinks(page).first()).toHaveText(first ?? '');
  await expect(firstCards(page)).toHaveCount(0);
  expect(await seenIn(page)).toEqual({ shift: 0, events: ['ready'] });
  await expectNoAxeViolation(page);
});

test('PF-05 a job opens inside, the way back leads to the list, and its search is narrowed there', async ({ page, request }) => {
  await page.addInitScript(observe);
  await portal.open(page, { lines: around(await linesWith(request)) });
  const address = page.url();
  const title = await jobLinks(page).first().textContent();
  await jobLinks(page).first().click();
  await expect(embed(page).getByRole('heading', { level: 2, name: title ?? '' })).toBeVisible();
  await embed(page).getByRole('link', { name: 'Back to jobs' }).click();
  await expect(remote(page).getByRole('heading', { level: 2 })).toContainText('Jobs at');

  const count = remote(page).getByRole('status').filter({ hasText: /job/ });
  const before = await count.textContent();
  await embed(page)
    .getByRole('checkbox', { name: /Easy Apply/ })
    .click();
  await expect(embed(page).getByRole('checkbox', { name: /Easy Apply/ })).toBeChecked();
  await expect(count).not.toHaveText(before ?? '');
  expect([page.url(), await page.title()]).toEqual([address, 'Portal']);
  expect((await seenIn(page)).events).toEqual(['ready', 'jobselected']);
});

test('PF-05 an application begins on the platform, unless the page keeps it', async ({ page, request }) => {
  await page.addInitScript(observe);
  const { id } = await jobToApplyFor(request);
  await portal.open(page, { lines: await linesWith(request, `view="detail" job="${id}"`) });
  const address = page.url();
  await page.evaluate(() => document.addEventListener('applystarted', (event) => event.preventDefault(), { once: true }));
  const apply = embed(page).getByRole('link', { name: 'Easy Apply' }).first();
  await apply.click();
  expect((await seenIn(page)).events).toEqual(['ready', 'applystarted']);
  expect(page.url()).toBe(address);
  await apply.click();
  await expect(page).toHaveURL(`${ORIGIN}/application/${id}?portal=portal.localhost`);
});

test('PF-05 results of the search view open in its place', async ({ page, request }) => {
  const { title } = await jobToApplyFor(request);
  await portal.open(page, { lines: await linesWith(request, 'view="search"') });
  const box = embed(page).getByRole('combobox').first();
  await box.fill(title);
  await box.press('Enter');
  await expect(jobLinks(page).first()).toBeVisible();
  await expect(remote(page).getByRole('heading', { level: 2 })).toBeVisible();
});

test('PF-05 it works beside another federation, with prototypes that are frozen', async ({ page, request }) => {
  await portal.open(page, { lines: around(await linesWith(request)), head: CROWDED });
  await jobLinks(page).first().click();
  await expect(embed(page).getByRole('link', { name: 'Back to jobs' })).toBeVisible();
  expect(
    await page.evaluate(() => {
      const {
        _FEDERATION_RUNTIME_CORE: core,
        __FEDERATION__: known,
        React: other,
      } = globalThis as unknown as Record<string, unknown>;
      return [core, known, other];
    }),
  ).toEqual(['of the portal', { __INSTANCES__: [] }, { version: '17.0.2' }]);
});

test.describe('with a strict policy', () => {
  // The browser reports the policy for HTML that is not made there; the text of a job is made of nodes instead.
  test.use({ expectedProblems: [/hirehq-html|trusted-types/] });

  test('PF-05 it needs nothing but scripts, data, fonts and images of the platform', async ({ page, request }) => {
    await portal.open(page, { lines: await linesWith(request), head: '', policy: STRICT_POLICY });
    await jobLinks(page).first().click();
    await expect(embed(page).getByRole('heading', { name: 'About the job' })).toBeVisible();
    await embed(page).getByRole('link', { name: 'Back to jobs' }).click();
    await expect(jobLinks(page).first()).toBeVisible();
  });
});

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** Has the platform describe its remote otherwise. */
async function describe(page: Page, change: (set: EmbeddedRemote) => void): Promise<void> {
  await page.route(`${ORIGIN}/embed/v1/remote?**`, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { responsePayload?: EmbeddedRemote };
    // There is no version before the one that fails here.
    if (body.responsePayload) change(body.responsePayload);
    await route.fulfill({ response, json: body });
  });
}

const fulfilWith = (body: string) => (route: Route) =>
  route.fulfill({
    contentType: 'text/javascript',
    headers: { 'access-control-allow-origin': '*' },
    body,
  });

/** Replaces the entry of the remote, with its hash. */
async function replaceEntry(page: Page, body: string): Promise<void> {
  await describe(page, ({ remote: { entry } }) => (entry.integrity = hashOf(body)));
  await page.route('**/remotes/jobs/*/remoteEntry.js', fulfilWith(body));
}

const CONTAINER = (mount: string) =>
  `export const init = () => {}; export const get = async () => () => ({ contract: '1.0.0', mount: ${mount} });`;

const FAILURES: { what: string; code: string; prepare: (page: Page) => Promise<unknown> }[] = [
  {
    what: 'a changed byte of a part',
    code: 'REMOTE_CHANGED',
    async prepare(page) {
      await page.route('**/remotes/jobs/*/jobList.*.js', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: `globalThis.ran = true;${await response.text()}` });
      });
    },
  },
  {
    what: 'a missing file',
    code: 'REMOTE_UNREACHABLE',
    prepare: (page) => page.route('**/remotes/jobs/*/jobList.*.js', (route) => route.abort()),
  },
  {
    what: 'no description of the remote',
    code: 'UNREACHABLE',
    prepare: (page) => page.route(`${ORIGIN}/embed/v1/remote?**`, (route) => route.abort()),
  },
  {
    what: 'a style sheet that did not come',
    code: 'REMOTE_UNREACHABLE',
    prepare: (page) => page.route('**/remotes/jobs/*/jobList.*.css', (route) => route.abort()),
  },
  { what: 'an entry that throws', code: 'REMOTE_FAILED', prepare: (page) => replaceEntry(page, "throw new Error('broken')") },
  {
    what: 'a remote that throws while it is mounted',
    code: 'REMOTE_FAILED',
    prepare: (page) => replaceEntry(page, CONTAINER("() => { throw new Error('broken'); }")),
  },
  {
    what: 'a remote for a newer contract',
    code: 'REMOTE_INCOMPATIBLE',
    prepare: (page) => describe(page, ({ remote: described }) => (described.contract = '99.0.0')),
  },
];

test.describe('when the remote fails', () => {
  test.use({
    expectedProblems: [/<hirehq-embed> [A-Z_]+: |Failed to load resource|integrity|Failed to find a valid digest|preload/],
  });

  for (const { what, code, prepare } of FAILURES)
    test(`PF-05 the first jobs stay, and the developer is told: ${what}`, async ({ page, request, problems }) => {
      await page.addInitScript(observe);
      await prepare(page);
      await portal.open(page, { lines: around(await linesWith(request)) });
      await expect(firstCards(page).first()).toBeVisible();
      await expect.poll(async () => (await seenIn(page)).events).toEqual(['ready', `error ${code}`]);
      expect(problems.join('\n')).toContain(`<hirehq-embed> ${code}: `);
      expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);
      await expect(firstCards(page).first()).toBeVisible();
      await expect(embed(page).locator('.taken-over')).toHaveCount(0);
    });
});

/** Counts the timers of the page that have not run. */
function countTimers(): void {
  const waiting = new Set<number>();
  Object.assign(window, { waiting });
  const { setTimeout: start, clearTimeout: stop, setInterval: repeat, clearInterval: end } = window;
  Object.assign(window, {
    setTimeout: (callback: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) => {
      const id = start(() => {
        waiting.delete(id);
        callback(...given);
      }, ms);
      waiting.add(id);
      return id;
    },
    clearTimeout: (id: number) => {
      waiting.delete(id);
      stop(id);
    },
    setInterval: (callback: () => void, ms?: number) => {
      const id = repeat(callback, ms);
      waiting.add(id);
      return id;
    },
    clearInterval: (id: number) => {
      waiting.delete(id);
      end(id);
    },
  });
}

/** More than what the browser keeps of code and figures for each mount, and less than a view that something still holds. */
const KEPT_BYTES = 10_000;

test('PF-05 mounted and removed fifty times, it leaves the page and the memory as they were', async ({ page, request }) => {
  await page.addInitScript(countTimers);
  await portal.open(page, { lines: `<div style="height: 3000px"></div>${await linesWith(request)}` });
  const session = await page.context().newCDPSession(page);
  const counters = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return { nodes, jsEventListeners, usedSize };
  };
  const mount = (times: number) =>
    page.evaluate(async (count) => {
      const taken = (element: HTMLElement) =>
        new Promise<void>((resolve) => {
          const look = () =>
            element.shadowRoot?.querySelector('.taken-over')?.shadowRoot?.querySelector('.part:not([data-waiting])')
              ? resolve()
              : void requestAnimationFrame(look);
          look();
        });
      await customElements.whenDefined('hirehq-embed');
      const model = document.querySelector('hirehq-embed');
      if (!model) throw new Error('there is no embed');
      for (let time = 0; time < count; time += 1) {
        const element = model.cloneNode() as HTMLElement;
        element.setAttribute('loading', 'eager');
        const ready = new Promise((resolve) => element.addEventListener('ready', resolve));
        document.body.prepend(element);
        // Some are removed before the remote has taken over.
        await ready;
        if (time % 5 !== 0) await taken(element);
        element.remove();
      }
    }, times);
  const state = () =>
    page.evaluate(() => ({
      globals: Object.getOwnPropertyNames(window).toSorted(),
      head: document.head.innerHTML,
      attributes: [document.documentElement, document.body].map((element) => element.getAttributeNames()),
      sheets: document.adoptedStyleSheets.length,
      fonts: document.fonts.size,
      scroll: [scrollX, scrollY],
      title: document.title,
      focus: document.activeElement?.tagName,
      // Every property of what all scripts of the page share, and that it is the browser's own.
      prototypes: Object.getOwnPropertyNames(window)
        .filter((name) => /^[A-Z]/.test(name))
        .flatMap((name) => {
          const { prototype } = Object(Reflect.get(window, name)) as { prototype?: object };
          return Object.entries(Object.getOwnPropertyDescriptors(prototype ?? {})).map(
            ([key, { value, get }]) => `${name}.${key} ${String(value ?? get).includes('[native code]')}`,
          );
        }),
    }));
  const pristine = await state();
  // What stays after the first ones: the listeners of React on the document, the modules, and what the browser has compiled.
  await mount(WARM_UP);
  const before = await counters();
  await mount(MOUNTS);
  const after = await counters();
  expect(await state()).toEqual({ ...pristine, globals: [...pristine.globals, ...GLOBALS].toSorted() });
  expect(after.jsEventListeners).toBeLessThanOrEqual(before.jsEventListeners);
  expect(after.nodes - before.nodes, 'nodes').toBeLessThan(MOUNTS);
  expect(after.usedSize - before.usedSize, 'bytes').toBeLessThan(MOUNTS * KEPT_BYTES);
  await expect.poll(() => page.evaluate(() => (window as unknown as { waiting: Set<number> }).waiting.size), 'timers').toBe(0);
});
