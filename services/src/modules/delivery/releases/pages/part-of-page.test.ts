import { describe, expect, it } from 'vitest';
import type { PageConfig } from '@hirehq/shared-contracts/page';
import type { Release } from '@hirehq/shared-contracts/release';
import type { RouteDeclaration } from '@hirehq/shared-contracts/remote-manifest';
import type { ServedPartOutput } from '@hirehq/shared-contracts/served-part';
import type { ServedSlot } from './first-paint.ts';
import type { PageMatch } from './match-route.ts';
import { UNSAID_JOB } from './subjects/job-of-page.ts';
import { mayHavePart, partOfPage, partRequestsOf, partStyles, servedContents } from './part-of-page.ts';

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
const served: ServedSlot = { slot: 'landing.jobs', release, id: 'open' };
const asked: Parameters<typeof partRequestsOf>[0] & { match: PageMatch } = {
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
    expect(partRequestsOf(asked, [])).toEqual([
      {
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
      },
    ]);
  });

  it('PR-07 may be kept only if the page may be', () => {
    const ofProfile: RouteDeclaration = { ...route, id: 'publicProfile', pageData: ['publicProfile'] };
    const [request] = partRequestsOf({ ...asked, match: { ...asked.match, route: ofProfile }, data: { publicProfile: {} } }, []);
    expect(request?.mayKeep).toBe(false);
  });

  const framed = {
    embedder: 'https://acme.example',
    page: 'apply',
    path: '/',
    scheme: 'light',
  } as unknown as PageConfig['framed'];
  it.each<[string, Partial<Parameters<typeof partRequestsOf>[0]>]>([
    ['a page that does not exist', { match: undefined }],
    ['a page of candidates', { match: { ...asked.match, route: { ...route, access: 'candidate' } } }],
    ['a page in the webview', { match: { ...asked.match, bare: true } }],
    ['a browser that may have a session', { isCandidate: true }],
    ['a job that does not exist', { subject: null }],
    ['a job about which nothing may be said', { subject: UNSAID_JOB, isCandidate: true }],
    ['data that could not be read in time', { data: {} }],
    ['a page in a frame', { config: { ...config, framed } }],
    ['a link of an employer', { url: new URL('https://jobs.example/job-list?validDomainName=jobs.acme.example') }],
  ])('PF-01 is nothing for %s', (_, input) => {
    expect(partRequestsOf({ ...asked, ...input }, [served])).toEqual([]);
  });

  const plain: RouteDeclaration = { ...route, id: 'landing', served: false };
  const ofShell = { ...asked, match: { ...asked.match, release: { ...release, remote: 'shell' }, route: plain } };

  it('PF-01 is each slot of the page that is served, with the data of the page, of the release that fills it', () => {
    const [{ input, ...request } = {}, ...others] = partRequestsOf(ofShell, [served]);
    expect(request).toEqual({ slot: 'landing.jobs', release, mayKeep: true });
    expect(input).toMatchObject({ route: 'landing', slot: 'open', url: '/job-list?keyword=nurse', data: asked.data });
    expect(others).toEqual([]);
    expect(partRequestsOf(asked, [served]).map(({ slot }) => slot)).toEqual([undefined, 'landing.jobs']);
  });

  it('PF-01 is nothing for a page whose route and slots are not served', () => {
    expect(partRequestsOf(ofShell, [])).toEqual([]);
    expect([mayHavePart(ofShell, []), mayHavePart(ofShell, [served]), mayHavePart(asked, [])]).toEqual([false, true, true]);
  });

  it('PF-01 leaves out what is late or fails', async () => {
    const requests = partRequestsOf(asked, [served]);
    const output = { html: '<b></b>', rules: '' };
    const contents = await servedContents(requests, ({ input }) => Promise.resolve(input.slot ? output : undefined));
    expect(contents).toEqual([{ slot: 'landing.jobs', release, part: 'open', output }]);
  });
});

describe('a served part in its page', () => {
  const painted = {
    root: '<style nonce="n0">f{}</style><main><template data-part="begin"></template><i>skeleton</i><template data-part="end"></template></main>',
    page: { skeleton: 'list', footer: true, html: '' },
    slots: [],
    served: [],
  };
  const content = (output: ServedPartOutput) => ({ release, part: 'jobList', output });

  it('PF-01 is in place of the skeleton, with its rules before it', () => {
    const output = { html: '<b>$& list</b>', rules: '[data-served="0"]{top:0}' };
    expect(partOfPage(painted, [content(output)], 'n0')).toEqual({
      ...painted,
      root: '<style nonce="n0">f{}</style><main><template data-part="begin"></template><style nonce="n0">[data-served="0"]{top:0}</style><b>$& list</b><template data-part="end"></template></main>',
      served: [content(output)],
    });
    expect(partOfPage(painted, [content({ html: '<b>list</b>', rules: '' })], 'n0')?.root).toContain(
      'begin"></template><b>list</b>',
    );
  });

  it('PF-01 has no rule that ends the style element', () => {
    const rules = 'a::after{content:"</style><script>"}';
    expect(partOfPage(painted, [content({ html: '', rules })], 'n0')?.root).not.toMatch(/"<\/style><script>/);
  });

  it('PF-01 leaves the skeleton where there is none, and nothing around it', () => {
    const without = { ...painted, root: '<style nonce="n0">f{}</style><main><i>skeleton</i></main>' };
    expect(partOfPage(painted, [], 'n0')).toEqual(without);
  });

  it('PF-01 is not shown in a page that has no place for it, or is not prerendered', () => {
    const old = { ...painted, root: '<main><i>skeleton</i></main>' };
    const contents = [content({ html: '<b></b>', rules: '' })];
    expect(partOfPage(old, contents, 'n0')).toEqual(old);
    expect(partOfPage(undefined, contents, 'n0')).toBeUndefined();
  });

  it('PF-01 is in the slots of the page that have any, and the others keep their skeletons', () => {
    const place = (slot: string, html: string) =>
      `<template data-slot-begin="${slot}"></template>${html}<template data-slot-end="${slot}"></template>`;
    const root = `<header>${place('header.search', '<i>search</i>')}</header>${place('landing.jobs', '<i>jobs</i>')}<footer></footer>`;
    const slots: ServedSlot[] = [served, { slot: 'header.search', release, id: 'search' }];
    const output = { html: '<b>jobs</b>', rules: '[data-served-landing-jobs="0"]{top:0}' };
    const inSlot = { slot: 'landing.jobs' as const, ...content(output) };
    expect(partOfPage({ ...painted, root, slots }, [inSlot], 'n0')).toMatchObject({
      root: `<header><i>search</i></header>${place('landing.jobs', `<style nonce="n0">${output.rules}</style><b>jobs</b>`)}<footer></footer>`,
      served: [inSlot],
    });
    expect(partOfPage({ ...painted, root, slots }, [], 'n0')?.root).toBe(
      '<header><i>search</i></header><i>jobs</i><footer></footer>',
    );
  });

  it('PF-01 needs the styles of its remote and its page, each once', () => {
    const files = {
      remote: { js: [], css: ['a.css'] },
      jobList: { js: [], css: ['b.css', 'a.css'] },
      job: { js: [], css: ['c.css'] },
    };
    const styled = { ...release, parts: files };
    expect(partStyles({ release: styled, part: 'jobList' })).toEqual([
      { release: styled, file: 'a.css' },
      { release: styled, file: 'b.css' },
    ]);
  });
});
