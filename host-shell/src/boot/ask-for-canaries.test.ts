import type { Session } from '@hirehq/shared-contracts/session';
import { CANARY_MEMBER_PATH } from '@hirehq/shared-contracts/release';
import { afterEach, expect, it, vi } from 'vitest';
import { askForCanaries } from './ask-for-canaries.ts';

const CANDIDATE = { status: 'signed-in' } as Session;

function visitor(session: Session) {
  const listeners: (() => void)[] = [];
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response(null, { status: 204 })));
  vi.stubGlobal('fetch', fetched);
  let current = session;
  askForCanaries({
    current: () => current,
    headers: () => Promise.resolve({ authorization: 'Bearer t' }),
    subscribe(listener) {
      listeners.push(() => listener(current));
      return () => undefined;
    },
  });
  const become = async (next: Session) => {
    current = next;
    for (const listener of listeners) listener();
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
  return { become, asked: () => fetched.mock.calls.map(([url, options]) => [url, options?.method, options?.headers]) };
}

const ONCE = [[CANARY_MEMBER_PATH, 'PUT', { authorization: 'Bearer t' }]];

afterEach(() => vi.unstubAllGlobals());

it('PF-02 a page asks once its candidate is signed in, once', async () => {
  const { become, asked } = visitor({ status: 'signed-out' });
  await become({ status: 'signed-out' });
  expect(asked()).toEqual([]);
  await become(CANDIDATE);
  await become(CANDIDATE);
  expect(asked()).toEqual(ONCE);
});

it('PF-02 a page that is signed in already asks at once', async () => {
  const { asked } = visitor(CANDIDATE);
  await vi.waitFor(() => expect(asked()).toEqual(ONCE));
});
