import { beforeEach, describe, expect, it } from 'vitest';
import { createFakeApi, fakeFailure } from '@hirehq/shared-contracts/testing';
import { encodeLinkHint, readLinkHints } from '@hirehq/shared-contracts/link-hints';
import { enterpriseBy, rememberReferral, rememberSharedJob, renewBrand } from './remember-link.ts';

const JOB = '1f6a1c1e-0000-4000-8000-0000000000aa';
const ENTERPRISE = '1f6a1c1e-0000-4000-8000-0000000000ee';

function employerApi(validDomainNames = 'jobs.acme.example, acme.example') {
  const api = createFakeApi();
  api.respondToRest('GET enterprises/job/{jobId}', {
    enterprisePublicDto: { enterpriseId: ENTERPRISE, establishmentName: 'Acme', validDomainNames },
  });
  api.respondToRest('GET candidates/enterprise/details/{domain}', {
    enterpriseId: ENTERPRISE,
    establishmentName: 'Acme',
    theme: null,
    exclusiveCandidateTheme: null,
    exclusiveCandidateLogoFileSignedUrl: null,
    navBarLogoSignedUrl: '/files/logo',
    careerPortalFavIcon: null,
    validDomainNames,
  });
  return api;
}

function shared(path: string) {
  const api = employerApi();
  const { pathname, search } = new URL(path, 'http://localhost');
  return { api, done: rememberSharedJob(api.rest, { pathname, search }) };
}

beforeEach(() => {
  localStorage.clear();
  for (const key of ['domain', 'careerPortalFavIcon', 'domainNavBarLogoSignedUrl']) localStorage.setItem(key, 'before');
});

describe('a link of an employer', () => {
  const remember = async (search: string) => {
    const query = new URLSearchParams(search);
    await rememberReferral(enterpriseBy(employerApi().rest), readLinkHints(query), query);
    return localStorage.getItem('referralDetails');
  };

  it('SH-44 SH-38 stores its details only if they are valid', async () => {
    const details = encodeLinkHint({ validDomainName: 'jobs.acme.example' });
    expect(await remember(`referralDetails=${details}`)).toBe(details);
    expect(localStorage.getItem('isReferredOrigin')).toBe('true');
    localStorage.clear();
    expect(await remember('validDomainName=jobs.acme.example&referralDetails=<script>')).toBeNull();
    expect(await remember(`validDomainName=jobs.acme.example&referralDetails=${'A'.repeat(9000)}`)).toBeNull();
    expect(localStorage.getItem('domain')).toBe('jobs.acme.example');
  });

  it('SH-44 a malformed link stores nothing', async () => {
    localStorage.clear();
    for (const search of ['paramsKey=%%%', 'referralDetails=bnVsbA', 'validDomainName=//evil', 'poolId=1'])
      await remember(search);
    expect(localStorage.length).toBe(0);
  });
});

describe('a link to a shared job', () => {
  it.each([`/job/${JOB}?utm_source=mail`, `/application/${JOB}?isFromShareJob=true`, `/candidate/job/${JOB}?utm_source=x`])(
    'SH-45 %s replaces the stored brand with that of the job’s employer',
    async (path) => {
      const { api, done } = shared(path);
      await done;
      expect(api.restCalls.map(({ input }) => input)).toEqual([
        { params: { jobId: JOB } },
        { params: { domain: 'jobs.acme.example' } },
      ]);
      expect(localStorage.getItem('domain')).toBe('jobs.acme.example');
      expect(localStorage.getItem('domainNavBarLogoSignedUrl')).toBe('/files/logo');
      expect(localStorage.getItem('careerPortalFavIcon')).toBeNull();
    },
  );

  it.each(['/job/<script>?utm_source=x', '/job/../../etc?isFromShareJob=1', '/job-list?utm_source=x'])(
    'SH-45 sends no request without a job id: %s',
    async (path) => {
      const { api, done } = shared(path);
      await done;
      expect(api.restCalls).toEqual([]);
      expect(localStorage.getItem('domain')).toBeNull();
    },
  );

  it.each([
    ['another employer', '1f6a1c1e-0000-4000-8000-0000000000bb', null],
    ['the same employer', ENTERPRISE, 'true'],
  ])('SH-38 SH-45 a referral of %s counts accordingly after its link', async (_, sourceEnterpriseId, isReferred) => {
    localStorage.setItem('isReferredOrigin', 'true');
    localStorage.setItem('sourceEnterpriseId', sourceEnterpriseId);
    await shared(`/job/${JOB}?utm_source=mail`).done;
    expect([localStorage.getItem('isReferredOrigin'), localStorage.getItem('sourceEnterpriseId')]).toEqual([
      isReferred,
      ENTERPRISE,
    ]);
  });

  it('SH-45 leaves the brand unchanged without one of the two parameters', async () => {
    const { api, done } = shared(`/job/${JOB}?keyword=nurse`);
    await done;
    expect([api.restCalls, localStorage.getItem('domain')]).toEqual([[], 'before']);
  });
});

describe('a browser that returns', () => {
  const returning = async (api: ReturnType<typeof createFakeApi>, search = '') => {
    localStorage.setItem('domain', 'jobs.acme.example');
    localStorage.setItem('theme_obj', '[]');
    await renewBrand(enterpriseBy(api.rest), { search });
    return ['domain', 'domainNavBarLogoSignedUrl', 'theme_obj'].map((key) => localStorage.getItem(key));
  };

  it('SH-29 stores the present brand of its employer for the next page', async () => {
    expect(await returning(employerApi())).toEqual(['jobs.acme.example', '/files/logo', null]);
  });

  it('SH-29 forgets the brand of an employer without its domain, and keeps it when the request fails', async () => {
    const api = createFakeApi();
    api.respondToRest('GET candidates/enterprise/details/{domain}', fakeFailure('UNREACHABLE'));
    expect(await returning(api)).toEqual(['jobs.acme.example', 'before', '[]']);
    api.respondToRest('GET candidates/enterprise/details/{domain}', fakeFailure('NOT_FOUND'));
    expect(await returning(api)).toEqual([null, null, null]);
  });

  it.each(['?utm_source=mail', '?validDomainName=other.example'])(
    'SH-29 leaves it to a link with an employer: %s',
    async (search) => {
      const api = employerApi();
      await returning(api, search);
      expect(api.restCalls).toEqual([]);
    },
  );
});
