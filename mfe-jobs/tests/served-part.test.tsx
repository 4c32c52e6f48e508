import { join } from 'node:path';
import { render } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { BRAND_VARIANTS, type BrandVariant } from '@hirehq/shared-contracts/codes';
import type { JobCardFragment, JobPageQuery } from '@hirehq/shared-contracts/graphql';
import { LOCALES, type Locale } from '@hirehq/shared-contracts/page';
import { PAGE_DATA, pageDataKey, type PageDataName } from '@hirehq/shared-contracts/page-data';
import { CONTRACT_VERSION } from '@hirehq/shared-contracts/remote-manifest';
import { routes } from '@hirehq/shared-contracts/routes';
import type { ServedPart, ServedPartInput } from '@hirehq/shared-contracts/served-part';
import { jobSearchResponse } from '@hirehq/shared-contracts/testing';
import { SafeHtml } from '@hirehq/shared-ui';
import { servedPartOf } from '@hirehq/tooling/served-part';
import { cards, jobPage } from './examples.ts';

const ORIGIN = 'https://jobs.example.com';

type Job = NonNullable<JobPageQuery['job']>;

interface Asked {
  locale?: Locale;
  variant?: BrandVariant;
}

function inputFor(
  route: string,
  name: PageDataName,
  url: string,
  params: Record<string, string>,
  result: unknown,
  { locale = 'en', variant = 'D' }: Asked,
): ServedPartInput {
  const { operation, variables } = PAGE_DATA[name]({ params, query: new URL(url, ORIGIN).searchParams, variant });
  const data = { [pageDataKey(operation.name, variables)]: result };
  const now = Date.parse('2026-11-21T09:00:00Z');
  return { contract: CONTRACT_VERSION, route, url, params, locale, variant, origin: ORIGIN, now, data };
}

const listOf = (jobs: readonly JobCardFragment[], asked: Asked = {}): ServedPartInput =>
  inputFor('jobList', 'jobSearch', '/job-list?keyword=nurse', {}, jobSearchResponse(jobs, { endCursor: 'next' }), asked);
const pageOf = (job: Job, asked: Asked = {}): ServedPartInput =>
  inputFor('job', 'job', `/job/${job.id}`, { id: job.id }, { job }, asked);

const INPUTS = { jobList: (asked?: Asked) => listOf(cards, asked), job: (asked?: Asked) => pageOf(jobPage, asked) } as const;
/** How each language writes the place of the examples. */
const UTRECHT = { en: 'Utrecht', es: 'Utrecht', ar: 'أوترخت' } as const;
const PAGES = ['jobList', 'job'] as const;
const READERS = LOCALES.flatMap((locale) => BRAND_VARIANTS.map((variant) => ({ locale, variant })));

let part: ServedPart;
beforeAll(async () => {
  part = await servedPartOf(join(import.meta.dirname, '..'));
}, 240_000);

/** The HTML as a page has it. */
function parsed({ html }: { html: string }): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body;
}

const linksOf = (page: HTMLElement) => Array.from(page.querySelectorAll('a'), (link) => link.getAttribute('href'));

describe.each(PAGES)('%s, as it is served', (page) => {
  test.each(READERS)('PF-01 in $locale for $variant is complete, and what the CSP of pages allows', (reader) => {
    const { html, rules } = part(INPUTS[page](reader));
    expect(html).not.toMatch(/ style=| on\w+=|<script|<style|<!--|<link|<template|mantine-Skeleton|aria-busy="true"/i);
    expect(rules).toMatch(/^(?:\[data-served="\d+"\]\{[^{}<>]+\})+$/);
    // What the HTML says is what a parser makes of it: nothing is moved or closed elsewhere.
    const again = document.createElement('div');
    again.innerHTML = html;
    expect(parsed({ html }).innerHTML).toBe(again.innerHTML);
    expect(again.querySelectorAll('h1')).toHaveLength(1);
  });

  test.each(LOCALES)('PF-01 in %s is the same each time, whatever was served between', (locale) => {
    const first = part(INPUTS[page]({ locale }));
    expect(part(INPUTS[page]({ locale }))).toEqual(first);
    for (const reader of READERS) for (const other of PAGES) part(INPUTS[other](reader));
    expect(part(INPUTS[page]({ locale }))).toEqual(first);
  });

  test('PF-01 has other words in each language', () => {
    expect(new Set(LOCALES.map((locale) => parsed(part(INPUTS[page]({ locale }))).textContent)).size).toBe(LOCALES.length);
  });
});

describe('the list of jobs, as it is served', () => {
  test.each(LOCALES)('PF-01 JB-01 in %s has each job with its employer, place and links, and how to see more', (locale) => {
    const body = parsed(part(listOf(cards, { locale })));
    const shown = [...body.querySelectorAll<HTMLElement>('[role=listitem]')];
    expect(shown.map(({ dataset }) => dataset['jobId'])).toEqual(cards.map(({ id }) => id));
    for (const [index, { id, title, enterprise }] of cards.entries()) {
      const text = shown[index]?.textContent ?? '';
      for (const word of [title, enterprise.establishmentName, UTRECHT[locale]]) expect(text).toContain(word);
      expect(linksOf(shown[index] ?? body)).toEqual([routes.job({ id }), routes.company(enterprise)]);
    }
    expect(body.querySelectorAll('aside input[type=checkbox]').length).toBeGreaterThan(3);
    expect(body.querySelectorAll('select option')).not.toHaveLength(0);
    expect(body.querySelectorAll('section button')).not.toHaveLength(0);
  });

  test('PF-01 a list without results says so', () => {
    const text = parsed(part(listOf([]))).textContent;
    expect(text).not.toContain('Night Nurse');
    expect(text.length).toBeGreaterThan(100);
  });

  test('NV-01 the simplified view of the neurodiversity brand has the search above one column', () => {
    const body = parsed(part(listOf(cards, { variant: 'N' })));
    expect([body.querySelector('form[role=search]') !== null, body.querySelector('aside')]).toEqual([true, null]);
  });
});

describe('the page of a job, as it is served', () => {
  test.each(LOCALES)('PF-01 in %s has its words, its facts and its links', (locale) => {
    const body = parsed(part(pageOf(jobPage, { locale })));
    expect(body.querySelector('h1')?.textContent).toBe(jobPage.title);
    const words = [
      'Acme Health',
      UTRECHT[locale],
      'Care for people at night, in a team of six.',
      'Two talks.',
      'Small and kind.',
    ];
    for (const word of [...words, ...jobPage.skills.map(({ name }) => name), ...jobPage.similar.map(({ title }) => title)])
      expect(body.textContent).toContain(word);
    const links = [
      routes.company(jobPage.enterprise),
      routes.publicApplication({ id: jobPage.id }),
      routes.jobList({ enterprise: jobPage.enterprise.id }),
      ...jobPage.similar.map((job) => routes.job(job)),
    ];
    expect(linksOf(body)).toEqual(expect.arrayContaining(links));
  });

  test('PF-01 a job that does not exist is not found', () => {
    const missing = { ...pageOf(jobPage), data: { [Object.keys(pageOf(jobPage).data)[0] ?? '']: { job: null } } };
    expect(parsed(part(missing)).textContent).not.toContain(jobPage.title);
  });

  test.each([
    '<img src=x onerror=alert(1)><svg onload=alert(1)><p>Words</p>',
    '<p style="position:fixed" onclick="alert(1)">Words</p><script>alert(1)</script>',
    '</div></section></article><base href="https://evil.example"><p>Words</p><!-- -->',
    '<a href="javascript:alert(1)">Words</a><iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math><p>Words</p>',
    '<template data-part="end"></template><p id="hirehq-root" data-served="0">Words</p>',
  ])('SH-11 a hostile description is inert, with the words that the browser shows: %s', (descriptionHtml) => {
    const output = part(pageOf({ ...jobPage, descriptionHtml }));
    const prose = parsed(output).querySelector('.hq-prose');
    expect(prose?.outerHTML).toBe(render(<SafeHtml html={descriptionHtml} />).container.innerHTML);
    expect(prose?.textContent).toContain('Words');
    expect(output.html).not.toMatch(/ style=| on\w+=|<(?:script|style|base|iframe|template|img|math)|javascript:|hirehq-root/i);
  });

  test('SH-11 hostile names of a job and its employer are text', () => {
    const hostile = '"><script>alert(1)</script><b style="x" onclick="y">';
    const enterprise = { ...jobPage.enterprise, establishmentName: hostile, about: hostile };
    const output = part(pageOf({ ...jobPage, title: hostile, enterprise, places: [{ label: hostile }] }));
    const body = parsed(output);
    expect(body.querySelector('h1')?.textContent).toBe(hostile);
    expect(body.querySelector('script, b, [onclick], [style]')).toBeNull();
    expect(output.rules).toBe(part(pageOf(jobPage)).rules);
  });
});
