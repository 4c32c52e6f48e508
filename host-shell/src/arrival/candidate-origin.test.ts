import { describe, expect, it } from 'vitest';
import { candidateOrigin } from './candidate-origin.ts';

const nothing = { domain: undefined, talentPoolInfo: undefined, isReferredOrigin: undefined, enterpriseId: undefined };
const referred = { ...nothing, domain: 'acme.example', isReferredOrigin: 'true', enterpriseId: 'e-1' };
const pooled = { ...referred, talentPoolInfo: '{}' };
const user = { inviteeCandidateId: null };

describe('candidateOrigin', () => {
  it.each([
    ['P for a visitor who came by themselves', user, nothing, { origin: 'P', sourceEnterpriseId: null }],
    ['R by an employer’s domain', user, referred, { origin: 'R', sourceEnterpriseId: 'e-1' }],
    ['J by a talent pool and a domain', user, pooled, { origin: 'J', sourceEnterpriseId: 'e-1' }],
    ['P by a pool nobody knows', user, { ...nothing, talentPoolInfo: '{}' }, { origin: 'P', sourceEnterpriseId: null }],
    ['I by an invitation, whatever else', { inviteeCandidateId: 'i-1' }, pooled, { origin: 'I', sourceEnterpriseId: 'e-1' }],
  ])('SH-38 is %s', (_what, who, kept, expected) => {
    expect(candidateOrigin(who, kept)).toEqual(expected);
  });
});
