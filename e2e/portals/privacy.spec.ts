import type { Page, Request } from '@playwright/test';
import { EMBEDDABLE } from '@hirehq/shared-contracts/embed';
import { READING_ATTRIBUTES } from '@hirehq/shared-contracts/reading';
import { DEPLOYED, ORIGIN } from '../platform/addresses.ts';
import {
  embed,
  embedSetup,
  firstCards,
  jobLinks,
  jobToApplyFor,
  linesWith,
  remote,
  withAttributes,
} from '../platform/embed-page.ts';
import { startPortal, type Portal } from '../platform/portal.ts';
import { setReadingFocus } from '../platform/reading.ts';
import { expect, test } from '../platform/test.ts';

test.skip(DEPLOYED !== undefined, 'the key for localhost is made with a key of the employer');

let portal: Portal;
test.beforeAll(async () => {
  portal = await startPortal();
});
test.afterAll(() => portal.close());

/** Before anything else runs on a page: keeps what it sends and gets, and every message to it. */
function listenIn(): void {
  const heard: string[] = [];
  Object.assign(globalThis, { heard });
  const { fetch: ask } = globalThis;
  globalThis.fetch = async (...given) => {
    heard.push(JSON.stringify(given.map((part) => (part instanceof Request ? part.url : part))));
    const response = await ask(...given);
    heard.push(JSON.stringify([...response.headers]), await response.clone().text());
    return response;
  };
  addEventListener('message', ({ data }) => heard.push(JSON.stringify(data)));
  for (const name of ['ready', 'resize', 'jobselected', 'applystarted', 'error'])
    addEventListener(name, (event) => heard.push(JSON.stringify((event as CustomEvent).detail ?? '')));
}

/** Everything that a script of the page can read: trees, whatever their shadow roots, globals, storage, resources and what it has heard. */
const readEverything = (page: Page) =>
  page.evaluate(() => {
    const trees: string[] = [];
    const read = (root: Document | ShadowRoot) => {
      for (const element of root.querySelectorAll('*')) {
        trees.push(...[...element.attributes].map(({ value }) => value));
        if (element instanceof HTMLInputElement) trees.push(element.value);
        // What React keeps of a component is a property of its element.
        const seen = new WeakSet<object>();
        const written = JSON.stringify(
          Object.fromEntries(
            Object.entries(element).map(([name, value]) => [name, (value as { memoizedProps?: unknown }).memoizedProps]),
          ),
          (_key, value: unknown) => {
            if (typeof value !== 'object' || value === null) return typeof value === 'bigint' ? String(value) : value;
            if (value instanceof Node || value === globalThis || seen.has(value)) return undefined;
            seen.add(value);
            return value;
          },
        );
        trees.push(written);
        if (element.shadowRoot) read(element.shadowRoot);
      }
      trees.push(root.textContent ?? '');
    };
    read(document);
    return JSON.stringify({
      trees,
      cookie: document.cookie,
      stored: [localStorage, sessionStorage].map((store) => Object.entries(store)),
      resources: performance.getEntries().map(({ name }) => name),
      globals: Object.getOwnPropertyNames(globalThis).filter((name) => name.startsWith('__')),
      heard: (globalThis as unknown as { heard: string[] }).heard,
    });
  });

/** What a page can try to get from the platform with the cookies of its visitor. */
const tryToGet = (page: Page, paths: readonly string[]) =>
  page.evaluate(
    async ([origin, asked]) => {
      const got: unknown[] = [];
      const ask = (path: string, init: RequestInit) =>
        fetch(origin + path, init).then(
          (response) => response.text(),
          () => 'refused',
        );
      for (const path of asked) {
        got.push(await ask(path, { credentials: 'include' }));
        got.push(
          await ask(path, {
            method: 'POST',
            credentials: 'include',
            headers: { 'content-type': 'application/json' },
            body: '{}',
          }),
        );
      }
      const frame = document.createElement('iframe');
      frame.src = origin;
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
      document.body.append(frame);
      await loaded;
      try {
        got.push(frame.contentWindow?.document.body.textContent);
      } catch {
        got.push('refused');
      }
      frame.remove();
      return got;
    },
    [ORIGIN, paths] as const,
  );

test.describe('of a candidate who is signed in on the platform', () => {
  test.use({
    signedIn: true,
    // What the page tries is refused, and the browser says so.
    expectedProblems: [/blocked by CORS|Failed to load resource|frame-ancestors|Refused to|X-Frame-Options|violates/],
  });

  test('PF-05 a page that reads everything finds no token, no personal data and no reading settings', async ({
    page,
    context,
    request,
    candidate,
  }) => {
    const { person, state } = await candidate();
    await page.goto(`${ORIGIN}/candidate/dashboard`);
    await setReadingFocus(page);
    await expect(page.locator('html')).toHaveAttribute(READING_ATTRIBUTES.focus, /.+/);

    const careers = await context.newPage();
    await careers.addInitScript(listenIn);
    const asked: Request[] = [];
    careers.on('request', (one) => asked.push(one));
    const { id } = await jobToApplyFor(request);
    const lines = await linesWith(request, 'loading="eager"');
    await portal.open(careers, { lines: lines + withAttributes(lines, `view="detail" job="${id}"`) });
    await expect(jobLinks(careers).first()).toBeVisible();
    await expect(remote(careers).getByRole('link', { name: 'Easy Apply' }).first()).toBeVisible();

    // Without credentials, and with no more of the page's address than its origin.
    const sent = await Promise.all(asked.filter((one) => one.url().startsWith(ORIGIN)).map((one) => one.allHeaders()));
    expect(sent.length).toBeGreaterThan(5);
    for (const { cookie, authorization, referer } of sent)
      expect([cookie, authorization, referer]).toEqual([undefined, undefined, `${new URL(careers.url()).origin}/`]);

    const got = JSON.stringify(
      await tryToGet(careers, ['/graphql', '/api/v1/candidates/', '/api/v1/candidates/accessibility', '/embed/v1/graphql']),
    );
    const all = (await readEverything(careers)) + got;
    const secrets = [
      person.email,
      person.name,
      ...state.cookies.filter(({ value }) => value.length > 12).map(({ value }) => value),
      ...state.origins
        .flatMap(({ localStorage: stored }) => stored.map(({ value }) => value))
        .filter((value) => value.length > 24),
    ];
    expect(secrets.length).toBeGreaterThan(2);
    expect(secrets.filter((secret) => all.includes(secret))).toEqual([]);
    expect(all).toContain('Easy Apply');
    await expect(embed(careers).locator(`[${READING_ATTRIBUTES.focus}]`)).toHaveCount(0);
  });
});

test.describe('on a domain that is not proven', () => {
  test.use({ expectedProblems: [/<hirehq-embed> DOMAIN_NOT_PROVEN: |Failed to load resource|blocked by CORS/] });

  for (const view of EMBEDDABLE.jobs)
    test(`PF-05 the view ${view} shows a sentence and nothing else, and leaks nothing`, async ({ page, request }) => {
      const { id, title } = await jobToApplyFor(request);
      const { lines } = await embedSetup(request);
      await page.addInitScript(listenIn);
      await portal.open(page, { lines: withAttributes(lines, `view="${view}" job="${id}"`) });
      await expect(embed(page).getByRole('status')).toHaveText('The jobs cannot be shown here at the moment.');
      await expect(firstCards(page)).toHaveCount(0);
      await expect(embed(page).locator('.part')).toHaveCount(0);
      expect(await readEverything(page)).not.toContain(title);
    });
});
