import { afterEach, expect, test, vi } from 'vitest';
import { classifyAccount } from './classify-account.ts';

afterEach(() => void vi.unstubAllGlobals());

test('SH-37 ID-03 changes only the classification of the account', async () => {
  const account = {
    firstName: 'Ada',
    email: 'ada@example.com',
    attributes: { talentPoolId: ['7'], neuro_classification: ['ND'] },
  };
  const fetch = vi.fn<typeof globalThis.fetch>(async (_, init) => Response.json(init?.method === 'POST' ? null : account));
  vi.stubGlobal('fetch', fetch);
  await classifyAccount('https://sso.example/realms/jobs', 'the-token', 'NT');
  const [address, init] = fetch.mock.calls.at(-1) ?? [];
  expect(address).toBe('https://sso.example/realms/jobs/account?userProfileMetadata=false');
  expect(new Headers(init?.headers).get('authorization')).toBe('Bearer the-token');
  expect(await new Response(init?.body).json()).toEqual({
    ...account,
    attributes: { talentPoolId: ['7'], neuro_classification: ['NT'] },
  });
});

test('SH-37 reports an account endpoint that refuses', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 403 }));
  await expect(classifyAccount('https://sso.example/realms/jobs', 'the-token', 'NT')).rejects.toThrow('403');
});
