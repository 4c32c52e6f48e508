import type { APIRequestContext, Page } from '@playwright/test';
import { DEPLOYED } from '../platform/addresses.ts';
import { openSites, siteLines, type Sites } from '../platform/build-site.ts';
import { embedSetup, jobLinks } from '../platform/embed-page.ts';
import { startPortal, type Portal } from '../platform/portal.ts';
import { expect, test } from '../platform/test.ts';

test.skip(DEPLOYED !== undefined, 'the key for localhost is made with a key of the employer');

const MOUNTS = 50;

let sites: Sites;
let portal: Portal;
test.beforeAll(async () => {
  sites = await openSites();
  portal = await startPortal({ files: sites.folder });
});
test.afterAll(async () => {
  await portal.close();
  await sites.remove();
});

async function openSite(page: Page, request: APIRequestContext): Promise<void> {
  await sites.build('single-spa');
  await portal.open(page, { lines: siteLines('single-spa', await embedSetup(request)) });
}

test('PF-05 single-spa shows the embed as an application while its address is open', async ({ page, request }) => {
  await openSite(page, request);
  await expect(jobLinks(page, 'main').first()).toBeVisible();
  const application = page.locator('section hirehq-embed');
  await expect(application).toHaveCount(0);
  await page.getByRole('link', { name: 'All jobs' }).click();
  // It is below the other one: it loads near what is visible, and the remote takes over where its start is in sight.
  await application.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await expect(jobLinks(page, 'section').first()).toBeVisible();
  await page.goBack();
  await expect(application).toHaveCount(0);
  await expect(page.getByText('A footer of Vue')).toBeVisible();
});

interface Parcel {
  mountPromise: Promise<unknown>;
  unmount(): Promise<unknown>;
}
type Globals = Record<'careers', object> &
  Record<
    'parcels',
    Record<'bareParcel' | 'embedParcel', object> & { mountRootParcel(parcel: object, properties: object): Parcel }
  >;

/** Mounts and unmounts a parcel so many times; that of the embed once its remote has taken over, and before that in turn. */
const cycle = (page: Page, { parcel, times }: { parcel: 'bareParcel' | 'embedParcel'; times: number }) =>
  page.evaluate(
    async ([name, count]) => {
      const { careers, parcels } = globalThis as unknown as Globals;
      const domElement = document.createElement('div');
      document.body.prepend(domElement);
      const remote = () =>
        domElement
          .querySelector('hirehq-embed')
          ?.shadowRoot?.querySelector('.taken-over')
          ?.shadowRoot?.querySelector('.part:not([data-waiting])');
      for (let time = 0; time < count; time += 1) {
        const ready = Promise.withResolvers<void>();
        const mounted = parcels.mountRootParcel(parcels[name], { ...careers, domElement, on: { ready: () => ready.resolve() } });
        await mounted.mountPromise;
        if (name === 'embedParcel') await ready.promise;
        while (name === 'embedParcel' && time % 2 === 0 && !remote()) await new Promise(requestAnimationFrame);
        await mounted.unmount();
      }
      domElement.remove();
    },
    [parcel, times] as const,
  );

test('PF-05 mounted and unmounted fifty times as a parcel, it keeps no more than single-spa itself does', async ({
  page,
  request,
}) => {
  test.slow();
  await openSite(page, request);
  await expect(jobLinks(page, 'main').first()).toBeVisible();
  await page.getByRole('button', { name: 'Toggle jobs' }).click();
  const session = await page.context().newCDPSession(page);
  const kept = async (parcel: 'bareParcel' | 'embedParcel') => {
    const counters = async () => {
      await session.send('HeapProfiler.collectGarbage');
      return session.send('Memory.getDOMCounters');
    };
    await cycle(page, { parcel, times: 2 });
    const before = await counters();
    await cycle(page, { parcel, times: MOUNTS });
    const after = await counters();
    return { nodes: after.nodes - before.nodes, listeners: after.jsEventListeners - before.jsEventListeners };
  };
  const [bare, embed] = [await kept('bareParcel'), await kept('embedParcel')];
  test.info().annotations.push({ type: 'kept', description: JSON.stringify({ bare, embed }) });
  // One element a mount would be fifty.
  expect(embed.nodes).toBeLessThan(bare.nodes + MOUNTS);
  expect(embed.listeners).toBeLessThan(bare.listeners + MOUNTS);
});
