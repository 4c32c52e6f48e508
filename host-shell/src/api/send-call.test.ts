import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createSynonymsStore } from '../shell-api/synonyms.ts';
import type { CallSession } from './call-session.ts';
import { sendCall } from './send-call.ts';

const call = { url: '/api/v1/x', method: 'GET', headers: {}, body: undefined, authenticated: true, signal: undefined };

function sessionThat(renews: Awaited<ReturnType<CallSession['refresh']>>) {
  let token = 'old';
  return {
    settled: () => Promise.resolve(),
    isSignedIn: () => true,
    headers: () => Promise.resolve({ authorization: `Bearer ${token}` }),
    refresh: vi.fn<CallSession['refresh']>(() => {
      token = 'new';
      return Promise.resolve(renews);
    }),
  } satisfies CallSession;
}

describe('sendCall', () => {
  const fetched = vi.fn<(url: string, init: { headers: Record<string, string> }) => Promise<Response>>();
  beforeEach(() => {
    fetched.mockReset();
    vi.stubGlobal('fetch', fetched);
  });

  it('SH-41 renews the tokens once after a 401 and sends the call once more', async () => {
    fetched.mockResolvedValueOnce(new Response('', { status: 401 })).mockResolvedValueOnce(new Response('', { status: 200 }));
    const session = sessionThat('refreshed');
    expect((await sendCall(call, session)).status).toBe(200);
    expect(fetched.mock.calls.map(([, { headers }]) => headers['authorization'])).toEqual(['Bearer old', 'Bearer new']);
    expect(session.refresh).toHaveBeenCalledOnce();
  });

  it('PR-11 tells the services the language of the page', async () => {
    fetched.mockImplementation(() => Promise.resolve(new Response('', { status: 200 })));
    document.documentElement.lang = 'es';
    await sendCall(call, sessionThat('refreshed'));
    document.documentElement.lang = '';
    await sendCall(call, sessionThat('refreshed'));
    expect(fetched.mock.calls.map(([, { headers }]) => headers['accept-language'])).toEqual(['es', undefined]);
  });

  it('SV-02 asks for synonyms while they are active in this browser', async () => {
    fetched.mockImplementation(() => Promise.resolve(new Response('', { status: 200 })));
    const synonyms = createSynonymsStore();
    expect(synonyms.current()).toBe(false);
    synonyms.choose(true);
    expect(localStorage.getItem('synonyms')).toBe('T');
    expect(createSynonymsStore().current()).toBe(true);
    await sendCall(call, sessionThat('refreshed'));
    synonyms.choose(false);
    await sendCall(call, sessionThat('refreshed'));
    expect(localStorage.getItem('synonyms')).toBeNull();
    expect(fetched.mock.calls.map(([, { headers }]) => headers['x-synonyms-active'])).toEqual(['T', undefined]);
  });

  it('SH-41 stops when the second response is 401 too', async () => {
    fetched.mockImplementation(() => Promise.resolve(new Response('', { status: 401 })));
    expect((await sendCall(call, sessionThat('refreshed'))).status).toBe(401);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('SH-41 keeps the session when the identity provider does not respond', async () => {
    fetched.mockResolvedValue(new Response('', { status: 401 }));
    await expect(sendCall(call, sessionThat('unreachable'))).rejects.toMatchObject({ name: 'ApiFailure', code: 'UNREACHABLE' });
  });

  it('SH-39 has a separate code for a missing response', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(sendCall(call, sessionThat('refreshed'))).rejects.toMatchObject({ code: 'UNREACHABLE' });
  });

  it('SH-41 sends no token with a public call', async () => {
    fetched.mockResolvedValue(new Response('', { status: 401 }));
    const session = sessionThat('refreshed');
    await sendCall({ ...call, authenticated: false }, session);
    expect(fetched.mock.calls[0]?.[1].headers['authorization']).toBeUndefined();
    expect(session.refresh).not.toHaveBeenCalled();
  });
});
