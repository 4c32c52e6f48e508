import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSignInWindow } from './sign-in-window.ts';

const PROVIDER = 'https://sso.example/auth';
const RESPONSE = `${window.location.origin}/silent-check-sso.html#code=1`;

const opened = { closed: false, close: vi.fn<() => void>(), location: { replace: vi.fn<(url: string) => void>() } };
beforeEach(() => {
  opened.closed = false;
  vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
});
afterEach(() => vi.restoreAllMocks());

/** A message as a window sends it. */
function send(data: unknown, from: { origin?: string; source?: unknown } = {}): void {
  const event = new MessageEvent('message', { data, origin: from.origin ?? window.location.origin });
  Object.defineProperty(event, 'source', { value: 'source' in from ? from.source : opened });
  window.dispatchEvent(event);
}

describe('PF-05 the window of a sign-in from a frame', () => {
  it('opens at once, goes to the provider, and closes with its answer', async () => {
    const signIn = createSignInWindow();
    const ask = signIn.open();
    expect([signIn.state.current(), vi.mocked(window.open).mock.calls.length]).toEqual(['open', 1]);
    const answer = ask?.(PROVIDER);
    expect(opened.location.replace).toHaveBeenCalledWith(PROVIDER);
    send(RESPONSE);
    expect((await answer)?.href).toBe(RESPONSE);
    expect([signIn.state.current(), opened.close.mock.calls.length]).toEqual(['closed', 1]);
  });

  it.each([
    ['another origin', RESPONSE, { origin: 'https://portal.example' }],
    ['another window', RESPONSE, { source: window }],
    ['no window', RESPONSE, { source: null }],
    ['no text', { href: RESPONSE }, {}],
    ['no address', 'code=1', {}],
  ])('takes no answer from %s', async (_what, data, from) => {
    const answer = createSignInWindow().open()?.(PROVIDER);
    send(data, from);
    send(`${RESPONSE}2`);
    expect((await answer)?.hash).toBe('#code=12');
  });

  it('gives up once it was closed', async () => {
    vi.useFakeTimers();
    const signIn = createSignInWindow();
    const answer = signIn.open()?.(PROVIDER);
    opened.closed = true;
    const given = answer?.catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await given).toMatchObject({ name: 'IdentityRefusal' });
    expect(signIn.state.current()).toBe('closed');
    vi.useRealTimers();
  });

  it('says that the browser has blocked it', () => {
    vi.mocked(window.open).mockReturnValue(null);
    const signIn = createSignInWindow();
    expect([signIn.open(), signIn.state.current()]).toEqual([undefined, 'blocked']);
  });
});
