import type { Page, Route } from '@playwright/test';

/** What can become of a file of the shell on its way, and what the page says if it always does. */
export const START_FAULTS = [
  { fault: 'is lost', says: 'unreachable', respond: (route: Route) => route.abort('connectionreset') },
  { fault: 'never ends', says: 'slow', respond: async () => undefined },
  {
    fault: 'is refused with 503',
    says: 'server',
    respond: (route: Route) => route.fulfill({ status: 503, contentType: 'text/plain', body: 'busy' }),
  },
  {
    fault: 'is the page of a network',
    says: 'altered',
    respond: (route: Route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Sign in to the network</title>' }),
  },
  {
    fault: 'is cut in the middle',
    says: 'altered',
    async respond(route: Route) {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({ response, body: text.slice(0, text.length / 2) });
    },
  },
  {
    fault: 'has lost a quotation mark',
    says: 'altered',
    async respond(route: Route) {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace(/["']/, '') });
    },
  },
] as const;
export type StartFault = (typeof START_FAULTS)[number];

/** Addresses of the files that the page at a path loads before anything else: its entry, its other scripts, its style sheets. */
export async function startFiles(page: Page, path: string): Promise<{ entry: string; scripts: string[]; styles: string[] }> {
  const response = await page.request.get(path, { headers: { accept: 'text/html' } });
  const text = await response.text();
  const found = (form: RegExp) => [...text.matchAll(form)].map(([, url]) => url ?? '');
  const scripts = found(/<link rel="modulepreload" href="(\/shell\/[^"]+)"/g);
  const entry = scripts.find((url) => /\/main\.[^/]+$/.test(url));
  if (!entry) throw new Error(`${path} does not load the shell`);
  return {
    entry,
    scripts: scripts.filter((url) => url !== entry),
    styles: found(/<link rel="stylesheet" href="(\/shell\/[^"]+)"/g),
  };
}

/** Lets a file have a fault for the first so many requests; the returned function removes the fault. */
export async function faultFor(page: Page, file: string, { respond }: StartFault, times = Infinity): Promise<() => void> {
  let left = times;
  await page.route(
    (url) => url.pathname === file,
    async (route) => {
      left -= 1;
      await (left < 0 ? route.fallback() : respond(route));
    },
  );
  return () => void (left = 0);
}
