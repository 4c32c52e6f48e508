import type { Page, Request, Route } from '@playwright/test';

/** How the network treats one kind of request from here on. */
type Treatment = 'well' | 'offline' | 'busy' | 'response lost' | 'slow';

export interface ChangeOnTheWire {
  treat(treatment: Treatment): void;
  /** Requests that were sent since the last treatment. */
  sent(): number;
  /** Those of them that have come to their end, good or bad. */
  ended(): number;
  /** Lets the slow one through. */
  release(): void;
}

/** Whether the request is the mutation of this name, or the call of this key. */
function isChange(name: string, request: Request): boolean {
  const { pathname } = new URL(request.url());
  const [method = '', path] = name.split(' ');
  if (path === undefined)
    return pathname === '/graphql' && (request.postDataJSON() as { operationName?: string }).operationName === name;
  const pattern = path.replaceAll(/[.+]/g, '\\$&').replaceAll(/\{\w+\}/g, '[^/]+');
  return request.method() === method && new RegExp(`/api/v1/${pattern}/?$`).test(pathname);
}

/** Stands between a page and the services for the changes of one name. */
export async function onTheWire(page: Page, name: string): Promise<ChangeOnTheWire> {
  let treatment: Treatment = 'well';
  let [sent, ended] = [0, 0];
  let release: () => void = () => undefined;
  let released = Promise.resolve();

  async function carry(route: Route, how: Treatment): Promise<void> {
    if (how === 'offline') return route.abort('internetdisconnected');
    if (how === 'busy')
      return route.fulfill({
        status: 503,
        headers: { 'retry-after': '1' },
        json: { statusCode: 503, errorCode: 'OVERLOADED', errorMessage: 'The service is busy.', data: null },
      });
    if (how === 'slow') await released;
    const response = await route.fetch();
    return how === 'response lost' ? route.abort('connectionreset') : route.fulfill({ response });
  }

  await page.route(/\/graphql$|\/api\/v1\//, async (route) => {
    if (!isChange(name, route.request())) return route.fallback();
    sent += 1;
    await carry(route, treatment);
    ended += 1;
  });

  return {
    treat(next) {
      treatment = next;
      sent = ended = 0;
      if (next === 'slow') released = new Promise((resolve) => (release = resolve));
    },
    sent: () => sent,
    ended: () => ended,
    release: () => release(),
  };
}
