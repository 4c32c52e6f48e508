import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { BRAND_VARIANTS } from '@hirehq/shared-contracts/codes';
import type { JobMarketQuery } from '@hirehq/shared-contracts/graphql';
import { LOCALES } from '@hirehq/shared-contracts/page';
import { parseJobSearch, routes } from '@hirehq/shared-contracts/routes';
import type { ServedPart } from '@hirehq/shared-contracts/served-part';
import { comparable, FORBIDDEN_IN_SERVED, parsedPart } from '@hirehq/shared-ui/testing/served-page';
import { servedPartOf } from '@hirehq/tooling/served-part';
import { jobPage } from './examples.ts';
import { landingInput, VARIED_JOBS } from './served-inputs.ts';
import { shownLanding } from './shown-page.tsx';

const JOBS = VARIED_JOBS.slice(0, 6);
const { id, establishmentName } = jobPage.enterprise;
const MARKET: JobMarketQuery = {
  jobMarket: {
    openJobs: 12_345,
    openJobsIsEstimate: true,
    newJobs: 340,
    newJobsIsEstimate: false,
    employers: [
      { id, establishmentName, logoUrl: null, openJobs: 7 },
      { id: 'e1', establishmentName: '"><script>alert(1)</script>', logoUrl: '/files/logo.png', openJobs: 1 },
    ],
    occupations: [
      { title: 'Night nurse', openJobs: 210, isEstimate: false },
      { title: 'ممرضة', openJobs: 12_345, isEstimate: true },
    ],
  },
  jobs: { nodes: JOBS },
};
const NOTHING: JobMarketQuery = {
  jobMarket: { ...MARKET.jobMarket, openJobs: 0, openJobsIsEstimate: false, newJobs: 0, employers: [], occupations: [] },
  jobs: { nodes: [] },
};
const SLOTS = ['landingJobs', 'landingSearch'] as const;
const READERS = LOCALES.flatMap((locale) => BRAND_VARIANTS.map((variant) => ({ locale, variant })));

let part: ServedPart;
beforeAll(async () => {
  part = await servedPartOf(join(import.meta.dirname, '..'));
}, 240_000);

describe.each(SLOTS)('%s, as it is served', (slot) => {
  test.each(READERS)('PF-01 in $locale for $variant is complete, and what the CSP of pages allows', (reader) => {
    for (const market of [MARKET, NOTHING]) {
      const { html, rules } = part(landingInput(slot, market, reader));
      expect(html.match(FORBIDDEN_IN_SERVED)).toBeNull();
      // The rules of nothing else that is served in the page apply to it.
      expect(html).not.toContain(' data-served="');
      expect(rules.replaceAll(/\[data-served-landing-(?:jobs|search)="\d+"\]\{[^{}<>]+\}/g, '')).toBe('');
      const again = document.createElement('div');
      again.innerHTML = html;
      expect(parsedPart({ html }).innerHTML).toBe(again.innerHTML);
    }
  });

  test('PF-01 is the same each time, whatever was served between, and has other words in each language', () => {
    const outputs = () => LOCALES.map((locale) => part(landingInput(slot, MARKET, { locale })));
    const first = outputs();
    for (const other of SLOTS) for (const reader of READERS) part(landingInput(other, NOTHING, reader));
    expect(outputs()).toEqual(first);
    expect(new Set(first.map(({ html }) => html)).size).toBe(LOCALES.length);
  });

  test.each(BRAND_VARIANTS)('PF-01 in variant %s is what a browser renders first, so that nothing moves', (variant) => {
    for (const market of [MARKET, NOTHING]) {
      const input = landingInput(slot, market, { variant });
      expect(comparable(parsedPart(part(input)))).toEqual(comparable(shownLanding(input, market)));
    }
  });
});

describe('the open jobs of a start page, as they are served', () => {
  test.each(READERS)('SH-21 PF-01 in $locale for $variant lead to pages: jobs, their employers, and lists', (reader) => {
    const body = parsedPart(part(landingInput('landingJobs', MARKET, reader)));
    const links = Array.from(body.querySelectorAll('a'), (link) => link.getAttribute('href'));
    expect(links).toEqual(
      expect.arrayContaining([
        routes.jobList({ sort: 'newest' }),
        ...JOBS.map((job) => routes.job(job)),
        ...MARKET.jobMarket.employers.map((employer) => routes.company(employer)),
        ...MARKET.jobMarket.occupations.map(({ title }) => routes.jobList({ keyword: title })),
      ]),
    );
    for (const { title } of [...JOBS, ...MARKET.jobMarket.occupations]) expect(body.textContent).toContain(title);
    for (const employer of MARKET.jobMarket.employers) expect(body.textContent).toContain(employer.establishmentName);
    expect(body.querySelectorAll('ul > li article')).toHaveLength(JOBS.length);
    expect(body.querySelector('script')).toBeNull();
  });

  test('SH-21 without open jobs the slot says so, and its space is given up', () => {
    const body = parsedPart(part(landingInput('landingJobs', NOTHING)));
    expect(body.textContent).toContain('There are no open jobs at the moment.');
    expect(body.querySelector('[data-empty]')).not.toBeNull();
  });

  test('PF-01 without their data are an error, and no skeleton', () => {
    expect(() => part({ ...landingInput('landingJobs', MARKET), data: {} })).toThrow(/is not that of landingJobs/);
    expect(() => part({ ...landingInput('landingJobs', MARKET), slot: 'search' })).toThrow(/serves no slot search/);
  });
});

describe('the search of a start page, as a browser without scripts has it', () => {
  afterEach(() => document.body.replaceChildren());

  test.each(BRAND_VARIANTS)('JB-04 in variant %s sends words and place to the list', (variant) => {
    const body = parsedPart(part(landingInput('landingSearch', MARKET, { variant })));
    document.body.replaceChildren(body);
    const form = body.querySelector('form') as HTMLFormElement;
    expect([form.method, new URL(form.action).pathname]).toEqual(['get', routes.jobList()]);
    expect(form.querySelector('button')?.type).toBe('submit');
    const sent = () =>
      parseJobSearch(
        new URLSearchParams(
          [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
        ),
      );
    expect(sent()).toEqual({});
    for (const [name, value] of [
      ['keyword', 'night nurse'],
      ['city', 'Utrecht'],
    ] as const)
      (form.elements.namedItem(name) as HTMLInputElement).value = value;
    expect(sent()).toEqual({ keyword: 'night nurse', city: 'Utrecht' });
  });
});
