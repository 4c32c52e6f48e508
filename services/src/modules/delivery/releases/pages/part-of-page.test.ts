import { describe, expect, it } from 'vitest';
import type { PageConfig } from '@hirehq/shared-contracts/page';
import type { Release } from '@hirehq/shared-contracts/release';
import type { RouteDeclaration } from '@hirehq/shared-contracts/remote-manifest';
import { UNSAID_JOB } from './subjects/job-of-page.ts';
import { partOfPage, partRequestOf, partStyles } from './part-of-page.ts';

const route: RouteDeclaration = {
  id: 'jobList',
  path: '/job-list',
  access: 'public',
  criticality: 'primary',
  skeleton: 'list',
  pageData: ['jobSearch'],
  served: true,
};
const release = { remote: 'jobs', version: '1.0.0', container: 'mfe_jobs', parts: {} } as unknown as Release;
const config = { locale: 'es', variant: 'N', origin: 'https://jobs.example' } as PageConfig;
const asked = {
  match: { release, route, params: { id: '7' }, bare: false },
  config,
  data: { jobSearch: { total: 3 } },
  url: new URL('https://jobs.example/job-list?keyword=nurse'),
  subject: undefined,
  isCandidate: false,
  now: new Date(5_000),
};

describe('what a served part is asked', () => {
  it('PF-01 is the page with its data, language, brand and time, of the release that the page has', () => {
    expect(partRequestOf(asked)).toEqual({
      release,
      mayKeep: true,
      input: {
        contract: expect.any(String) as string,
        route: 'jobList',
        url: '/job-list?keyword=nurse',
        params: { id: '7' },
        locale: 'es',
        variant: 'N',
        origin: 'https://jobs.example',
        now: 5_000,
        data: { jobSearch: { total: 3 } },
      },
    });
  });

  it('PR-07 may be kept only if the page may be', () => {
    const ofProfile: RouteDeclaration = { ...route, id: 'publicProfile', pageData: ['publicProfile'] };
    const request = partRequestOf({ ...asked, match: { ...asked.match, route: ofProfile }, data: { publicProfile: {} } });
    expect(request?.mayKeep).toBe(false);
  });

  const framed = {
    embedder: 'https://acme.example',
    page: 'apply',
    path: '/',
    scheme: 'light',
  } as unknown as PageConfig['framed'];
  it.each<[string, Partial<Parameters<typeof partRequestOf>[0]>]>([
    ['a page that does not exist', { match: undefined }],
    ['a page whose route declares none', { match: { ...asked.match, route: { ...route, served: false } } }],
    ['a page of candidates', { match: { ...asked.match, route: { ...route, access: 'candidate' } } }],
    ['a page in the webview', { match: { ...asked.match, bare: true } }],
    ['a browser that may have a session', { isCandidate: true }],
    ['a job that does not exist', { subject: null }],
    ['a job about which nothing may be said', { subject: UNSAID_JOB, isCandidate: true }],
    ['data that could not be read in time', { data: {} }],
    ['a page in a frame', { config: { ...config, framed } }],
    ['a link of an employer', { url: new URL('https://jobs.example/job-list?validDomainName=jobs.acme.example') }],
  ])('PF-01 is nothing for %s', (_, input) => {
    expect(partRequestOf({ ...asked, ...input })).toBeUndefined();
  });
});

describe('a served part in its page', () => {
  const painted = {
    head: 'h',
    root: '<style nonce="n0">f{}</style><main><template data-part="begin"></template><i>skeleton</i><template data-part="end"></template></main>',
    afterRoot: 's',
    page: { skeleton: 'list', footer: true, html: '' },
  };

  it('PF-01 is in place of the skeleton, with its rules before it', () => {
    const output = { html: '<b>$& list</b>', rules: '[data-served="0"]{top:0}' };
    expect(partOfPage(painted, output, 'n0')).toEqual({
      ...painted,
      root: '<style nonce="n0">f{}</style><main><template data-part="begin"></template><style nonce="n0">[data-served="0"]{top:0}</style><b>$& list</b><template data-part="end"></template></main>',
      output,
      hasPart: true,
    });
    expect(partOfPage(painted, { html: '<b>list</b>', rules: '' }, 'n0')?.root).toContain('begin"></template><b>list</b>');
  });

  it('PF-01 has no rule that ends the style element', () => {
    const rules = 'a::after{content:"</style><script>"}';
    expect(partOfPage(painted, { html: '', rules }, 'n0')?.root).not.toMatch(/"<\/style><script>/);
  });

  it('PF-01 leaves the skeleton where there is none, and nothing around it', () => {
    const without = { ...painted, root: '<style nonce="n0">f{}</style><main><i>skeleton</i></main>' };
    expect(partOfPage(painted, undefined, 'n0')).toEqual(without);
  });

  it('PF-01 is not shown in a page that has no place for it, or is not prerendered', () => {
    const old = { ...painted, root: '<main><i>skeleton</i></main>' };
    expect(partOfPage(old, { html: '<b></b>', rules: '' }, 'n0')).toBe(old);
    expect(partOfPage(undefined, { html: '<b></b>', rules: '' }, 'n0')).toBeUndefined();
  });

  it('PF-01 needs the styles of its remote and its page, each once', () => {
    const files = {
      remote: { js: [], css: ['a.css'] },
      jobList: { js: [], css: ['b.css', 'a.css'] },
      job: { js: [], css: ['c.css'] },
    };
    const styled = { ...release, parts: files };
    expect(partStyles({ release: styled, route })).toEqual([
      { release: styled, file: 'a.css' },
      { release: styled, file: 'b.css' },
    ]);
  });
});
