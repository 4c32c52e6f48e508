import type { Page } from '@playwright/test';
import { expectColoursToRead } from '../platform/axe.ts';
import { jobCards, searchJobs } from '../platform/jobs.ts';
import { expectNoSideways, style, toolbar, withReading } from '../platform/reading-tools.ts';
import { settled } from '../platform/settled.ts';
import { expect, test } from '../platform/test.ts';

test('A15 A23 preferences of the system are honoured without any setting of ours', async ({ page }) => {
  await page.goto('/job-list');
  await expect(jobCards(page).first()).toBeVisible();
  await settled(page);
  const token = (name: string) => page.evaluate((of) => getComputedStyle(document.documentElement).getPropertyValue(of), name);

  await test.step('more contrast', async () => {
    const usual = await token('--hq-border');
    await page.emulateMedia({ contrast: 'more' });
    expect(await token('--hq-border')).not.toBe(usual);
    await expectColoursToRead(page);
    await page.emulateMedia({ contrast: 'more', colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await settled(page);
    await expectColoursToRead(page);
    await page.emulateMedia({ contrast: null, colorScheme: null });
  });
  await test.step('forced colours: what a background says has a border', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await style(page, 'main .hq-tag', 'border-top-style')).toBe('solid');
    expect(await style(page, 'main .hq-monogram', 'border-top-style')).toBe('solid');
    await page.emulateMedia({ forcedColors: null });
  });
  await test.step('reduced motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await style(page, 'main button', 'transition-property')).toBe('none');
    await page.emulateMedia({ reducedMotion: null });
  });
  await test.step('the font size of the browser is the size of everything', async () => {
    const header = async () => (await page.getByRole('banner').boundingBox())?.height ?? 0;
    const before = await header();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 24 } });
    await expect.poll(() => style(page, 'html', 'font-size')).toBe('24px');
    expect((await header()) / before).toBeCloseTo(1.5, 1);
    await expectNoSideways(page);
  });
});

test('A39 the simplified view has one column, no marketing and no recommendations, at the same addresses', async ({ page }) => {
  await withReading(page, { simplified: true });
  await test.step('the first page', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await settled(page);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['New jobs']);
    await expect(page.getByRole('main').getByRole('button', { name: 'Browse all jobs' })).toBeHidden();
  });
  await test.step('the list of jobs', async () => {
    await page.goto('/job-list');
    await expect(jobCards(page).first()).toBeVisible();
    await expect(page.getByRole('complementary')).toHaveCount(0);
    await page.getByRole('button', { name: 'Filters' }).click();
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  });
  await test.step('a job', async () => {
    const [job] = await searchJobs(page.request, {});
    await page.goto(`/job/${job?.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Similar jobs' })).toBeHidden();
  });
});

/** Mounts the job list where a page of somebody else would have it: in an element, with a shell of that page. */
async function mountEmbedded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nothing = () => () => {};
    const tools = { zoom: 1.2, contrast: 'dark', lineSpacing: 'wide', letterSpacing: 'wide', font: 'lexend' };
    const flags = { highlightLinks: true, highlightTitles: true, bigCursor: true, readingGuide: false, stopMotion: true };
    const settings = { focus: null, toolbar: true, tools: { ...tools, ...flags }, simplified: true };
    const session = { status: 'signed-out' };
    const shell = {
      contract: '1.9.0',
      remote: 'jobs',
      session: { current: () => session, subscribe: nothing },
      api: {
        rest: () => new Promise(() => {}),
        peek: () => undefined,
        graphql: async (operation: { text: string; name: string }, variables: unknown) => {
          const response = await fetch('/graphql', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ query: operation.text, operationName: operation.name, variables }),
          });
          return ((await response.json()) as { data: unknown }).data;
        },
      },
      events: { publish: () => {}, subscribe: nothing },
      storage: { get: () => undefined, set: () => false, remove: () => {} },
      navigate: () => {},
      canOpen: () => true,
      preload: () => {},
      toast: () => {},
      confirm: () => Promise.resolve(true),
      holdPage: nothing,
      brand: { variant: 'D' },
      locale: { current: () => 'en', subscribe: nothing, choose: () => {} },
      reading: {
        current: () => settings,
        saved: () => settings,
        subscribe: nothing,
        preview: () => {},
        save: () => Promise.resolve(),
      },
      synonyms: { current: () => false, subscribe: nothing, choose: () => {} },
      slots: { isFilled: () => false, show: nothing },
      report: () => {},
      origin: window.location.origin,
    };
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const entry = loaded.find((name) => /\/remotes\/jobs\/[^/]+\/remoteEntry[^/]*\.js$/.test(name)) ?? '';
    interface Container {
      get: (part: string) => Promise<() => { mount: (element: Element, shell: unknown, target: unknown) => Promise<unknown> }>;
    }
    const container = (await import(entry)) as Container;
    const { mount } = (await container.get('./remote'))();
    const element = document.body.appendChild(document.createElement('div'));
    element.id = 'embedded';
    await mount(element, shell, { kind: 'route', id: 'jobList' });
  });
}

test.describe('on a page of somebody else, with another content policy', () => {
  test.use({ bypassCSP: true });

  test('AX-09 the tools of an embedded remote change that remote, and nothing of the page around it', async ({ page }) => {
    await page.goto('/job-list');
    await expect(jobCards(page).first()).toBeVisible();
    await mountEmbedded(page);
    await expect(page.locator('#embedded article').first()).toBeVisible();
    await settled(page);
    const [inside, around] = ['#embedded article', 'main article'];
    expect(await style(page, '#embedded', 'zoom')).toBe('1.2');
    expect(await style(page, inside, 'background-color')).toBe('rgb(0, 0, 0)');
    expect(await style(page, around, 'background-color')).toBe('rgb(255, 255, 255)');
    expect(await style(page, '#embedded h1', 'color')).toBe('rgb(255, 255, 255)');
    expect(await style(page, `${inside} p`, 'font-family')).toMatch(/^"Lexend Variable"/);
    expect(await style(page, `${around} p`, 'font-family')).not.toContain('Lexend');
    expect(await style(page, `${inside} a[href]`, 'outline-style')).toBe('solid');
    expect(await style(page, `${around} a[href]`, 'outline-style')).toBe('none');
    expect(await style(page, '#embedded h1', 'outline-style')).toBe('dashed');
    expect(Number.parseFloat(await style(page, `${inside} p`, 'letter-spacing'))).toBeGreaterThan(0);
  });
});

test('AX-08 what is read aloud is marked without a change of the page', async ({ page }) => {
  await withReading(page);
  await page.addInitScript(() => {
    // A voice that speaks until it is cancelled.
    const voice = { lang: 'en', name: 'Test', voiceURI: 'test', localService: true, default: true };
    const speech = { getVoices: () => [voice], speak: () => {}, cancel: () => {}, addEventListener: () => {} };
    Object.defineProperty(window, 'speechSynthesis', { value: speech });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: EventTarget });
  });
  await page.goto('/');
  await expect(toolbar(page)).toBeVisible();
  await settled(page);
  const content = () => page.getByRole('main').evaluate((main) => main.innerHTML);
  const before = await content();
  await toolbar(page).getByRole('button', { name: 'Read aloud', exact: true }).click();
  const marked = () => page.evaluate(() => [...(CSS.highlights.get('hq-spoken') ?? [])].map(String).join('|'));
  expect(await marked()).toBe(await page.getByRole('heading', { level: 1 }).innerText());
  expect(await content()).toBe(before);
  await toolbar(page).getByRole('button', { name: 'Stop', exact: true }).click();
  expect(await marked()).toBe('');
});
