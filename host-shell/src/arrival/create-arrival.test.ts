import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Candidate } from '@hirehq/shared-contracts/rest';
import {
  candidateOf,
  createFakeApi,
  createFakeSession,
  fakeFailure,
  signedIn,
  signedOut,
} from '@hirehq/shared-contracts/testing';
import type { ShellSession } from '../shell-api/shell-session.ts';
import { saveReturnPath } from '../routing/guard.ts';
import { pagesBut } from '../routing/testing/pages-of.ts';
import { createArrival } from './create-arrival.ts';

const POOL = '1f6a1c1e-0000-4000-8000-0000000000aa';
const skill = { id: 1, name: 'Nursing', yearsOfExperience: 2, version: '1' };
const record = candidateOf({ neuroClassification: 'NT', origin: 'P', skillData: [skill] });

interface Options {
  candidate?: Partial<Candidate>;
  inviteeCandidateId?: string;
  isToBeDeleted?: boolean;
  variant?: 'D' | 'N' | 'H';
  geolocationUrl?: string;
}

function arrive({ candidate = {}, inviteeCandidateId, isToBeDeleted = false, variant = 'D', geolocationUrl }: Options = {}) {
  const session = createFakeSession(signedOut);
  const api = createFakeApi();
  let stored = { ...record, ...candidate };
  api.respondToRest('GET candidates/', () => stored);
  api.respondToRest('PUT candidates/', ({ body }) => (stored = { ...stored, ...body } as Candidate));
  api.respondToRest('PUT candidates//consented/versions', true);
  api.respondToRest('PUT candidates/pool/priority/{talentPoolId}/candidates', true);
  api.respondToRest('PUT candidates/pool/priority/invitee', true);
  api.respondToRest('PUT candidates/update/region/{countryName}', true);
  const report = vi.fn<(error: unknown, detail: string) => void>();
  const navigate = vi.fn<(to: string, options?: unknown) => void>();
  const arrival = createArrival({
    session: { ...session, isBack: () => false } as unknown as ShellSession,
    navigator: { navigate, attach: () => {} },
    pages: pagesBut(),
    rest: api.rest,
    origin: 'http://localhost:3000',
    variant,
    geolocationUrl,
    isToBeDeleted: () => Promise.resolve(isToBeDeleted),
    hasJustSignedIn: true,
    report,
  });
  session.change(signedIn(inviteeCandidateId === undefined ? {} : { inviteeCandidateId }));
  const made = () => api.restCalls.map(({ key }) => key).filter((key) => key !== 'GET candidates/');
  return { arrival, api, become: session.change, made, report, navigate };
}

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'profile_skipped=; Max-Age=0; Path=/';
  vi.restoreAllMocks();
});

describe('arrival', () => {
  it('SH-18 opens the stored job and stores the number of skills', async () => {
    saveReturnPath(new URL('/candidate/job-details/7', window.location.origin));
    const { arrival, made } = arrive();
    expect(await arrival.next()).toBe('/candidate/job-details/7');
    expect([localStorage.getItem('skillsCount'), localStorage.getItem('jobRedirectUrl')]).toEqual(['1', null]);
    expect(made()).toEqual([]);
  });

  it('SH-18 keeps the wanted page until the profile is created or skipped', async () => {
    saveReturnPath(new URL('/candidate/my-jobs', window.location.origin));
    const { arrival, navigate } = arrive({ candidate: { skillData: [] } });
    expect(await arrival.next()).toBe('/candidate/create-profile');
    arrival.goOn({ skipProfile: true });
    expect(navigate).toHaveBeenCalledWith('/candidate/my-jobs', { replace: true });
    const again = arrive({ candidate: { skillData: [] } });
    expect(await again.arrival.next()).toBe('/candidate/first');
  });

  it('PR-11 opens the settings for a candidate whose account is to be deleted, and the wanted page when they continue', async () => {
    saveReturnPath(new URL('/candidate/my-jobs', window.location.origin));
    const { arrival, navigate } = arrive({ isToBeDeleted: true });
    expect(await arrival.next()).toBe('/candidate/settings');
    arrival.goOn();
    expect(navigate).toHaveBeenCalledWith('/candidate/my-jobs', { replace: true });
  });

  it('SH-38 PR-14 stores terms and origin of a candidate who has none, once', async () => {
    const { arrival, api, made } = arrive({ candidate: { origin: null } });
    await arrival.next();
    expect(made()).toEqual(['PUT candidates//consented/versions', 'PUT candidates/']);
    expect(api.restCalls.at(-1)?.input).toEqual({ body: { origin: 'P', sourceEnterpriseId: null } });
  });

  it('SH-38 accepts the invitation and joins the pool of the link', async () => {
    localStorage.setItem('pool_id', POOL);
    const { arrival, api, made } = arrive({ candidate: { origin: null }, inviteeCandidateId: POOL });
    await arrival.next();
    expect(made()).toEqual([
      'PUT candidates//consented/versions',
      'PUT candidates/pool/priority/invitee',
      'PUT candidates/',
      'PUT candidates/pool/priority/{talentPoolId}/candidates',
    ]);
    expect(api.restCalls.at(-1)?.input).toEqual({
      params: { talentPoolId: POOL },
      body: { candidatesIds: [record.id], origin: 'I' },
    });
    expect(localStorage.getItem('pool_id')).toBeNull();
  });

  it('a failed step is reported and does not block the others', async () => {
    const { arrival, api, made, report } = arrive({ candidate: { origin: null } });
    api.respondToRest('PUT candidates//consented/versions', new Error('busy'));
    expect(await arrival.next()).toBe('/candidate/first');
    expect(made()).toHaveLength(2);
    expect(report).toHaveBeenCalledWith(expect.any(Error), 'terms');
  });

  it('SH-38 updates the region of origin M to the country of the visitor’s address', async () => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ country_name: 'Spain' }));
    const { arrival, api } = arrive({ candidate: { origin: 'M' }, geolocationUrl: 'https://geo.example' });
    await arrival.next();
    expect(api.restCalls.at(-1)).toEqual({
      key: 'PUT candidates/update/region/{countryName}',
      input: { params: { countryName: 'Spain' } },
    });
  });

  it.each([
    ['D', 'ND', 'NT'],
    ['H', 'ND', 'NT'],
    ['N', 'NT', 'ND'],
  ] as const)('SH-37 on %s asks who is %s, and continues once they said yes', async (variant, own, asked) => {
    const { arrival } = arrive({ variant, candidate: { neuroClassification: own } });
    const gone = vi.fn<(path: string) => void>();
    void arrival.next().then(gone);
    await vi.waitFor(() => expect(arrival.toConfirm.current()).toBe(asked), 20_000);
    expect(gone).not.toHaveBeenCalled();
    arrival.take({ ...record, neuroClassification: asked });
    await vi.waitFor(() => expect(gone).toHaveBeenCalledWith('/candidate/first'), 20_000);
    expect(arrival.toConfirm.current()).toBeUndefined();
  });

  it.each([
    ['D', 'NT'],
    ['N', 'ND'],
    ['D', null],
  ] as const)('SH-37 on %s does not ask who is %s', async (variant, neuroClassification) => {
    const { arrival } = arrive({ variant, candidate: { neuroClassification } });
    await arrival.next();
    expect(arrival.toConfirm.current()).toBeUndefined();
  });

  it('a record that cannot be loaded blocks nobody', async () => {
    saveReturnPath(new URL('/candidate/my-jobs', window.location.origin));
    const { arrival, api, become } = arrive();
    api.respondToRest('GET candidates/', new Error('busy'));
    become(signedOut);
    become(signedIn());
    expect(await arrival.next()).toBe('/candidate/my-jobs');
  });

  it('SH-37 SH-42 data of one candidate is cleared when another signs in, also while the new data is loading', async () => {
    const { arrival, api, become } = arrive({ candidate: { neuroClassification: 'ND' } });
    await vi.waitFor(() => expect(arrival.candidate.current()).toBeDefined(), 20_000);
    api.respondToRest('GET candidates/', () => fakeFailure('UNREACHABLE'));
    become(signedIn({ candidateId: '00000000-0000-4000-8000-00000000000b' }));
    expect([arrival.candidate.current(), arrival.toConfirm.current()]).toEqual([undefined, undefined]);
  });
});
