import { join } from 'node:path';
import { render } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { BRAND_VARIANTS } from '@hirehq/shared-contracts/codes';
import { LOCALES } from '@hirehq/shared-contracts/page';
import type { SearchJobsQuery } from '@hirehq/shared-contracts/graphql';
import { parseJobSearch, routes } from '@hirehq/shared-contracts/routes';
import type { ServedPart } from '@hirehq/shared-contracts/served-part';
import { jobSearchResponse } from '@hirehq/shared-contracts/testing';
import { SafeHtml } from '@hirehq/shared-ui';
import { comparable, FORBIDDEN_IN_SERVED, parsedPart } from '@hirehq/shared-ui/testing/served-page';
import { servedPartOf } from '@hirehq/tooling/served-part';
import { cards, companyPage, jobPage } from './examples.ts';
import { companyInput, jobInput, listInput, RESULTS, searchInput, SEARCHES, VARIED_JOBS } from './served-inputs.ts';
import { shownCompany, shownJob, shownList } from './shown-page.tsx';

const INPUTS = {
  jobList: (reader: Partial<(typeof READERS)[number]> = {}) => listInput(cards, reader),
  job: (reader: Partial<(typeof READERS)[number]> = {}) => jobInput(jobPage, reader),
  company: (reader: Partial<(typeof READERS)[number]> = {}) => companyInput(companyPage, reader),
} as const;
/** How each language writes the place of the examples. */
const UTRECHT = { en: 'Utrecht', es: 'Utrecht', ar: 'أوترخت' } as const;
const PAGES = ['jobList', 'job', 'company'] as const;
const READERS = LOCALES.flatMap((locale) => BRAND_VARIANTS.map((variant) => ({ locale, variant })));

let part: ServedPart;
beforeAll(async () => {
  part = await servedPartOf(join(import.meta.dirname, '..'));
}, 240_000);

const linksOf = (page: HTMLElement) => Array.from(page.querySelectorAll('a'), (link) => link.getAttribute('href'));

describe.each(PAGES)('%s, as it is served', (page) => {
  test.each(READERS)('PF-01 in $locale for $variant is complete, and what the CSP of pages allows', (reader) => {
    const { html, rules } = part(INPUTS[page](reader));
    expect(html.match(FORBIDDEN_IN_SERVED)).toBeNull();
    expect(rules).toMatch(/^(?:\[data-served="\d+"\]\{[^{}<>]+\})+$/);
    // What the HTML says is what a parser makes of it: nothing is moved or closed elsewhere.
    const again = document.createElement('div');
    again.innerHTML = html;
    expect(parsedPart({ html }).innerHTML).toBe(again.innerHTML);
    expect(again.querySelectorAll('h1')).toHaveLength(1);
  });

  test.each(LOCALES)('PF-01 in %s is the same each time, whatever was served between', (locale) => {
    const first = part(INPUTS[page]({ locale }));
    expect(part(INPUTS[page]({ locale }))).toEqual(first);
    for (const reader of READERS) for (const other of PAGES) part(INPUTS[other](reader));
    expect(part(INPUTS[page]({ locale }))).toEqual(first);
  });

  test('PF-01 has other words in each language', () => {
    expect(new Set(LOCALES.map((locale) => parsedPart(part(INPUTS[page]({ locale }))).textContent)).size).toBe(LOCALES.length);
  });
});

describe('the list of jobs, as it is served', () => {
  test.each(LOCALES)('PF-01 in %s has each job with its employer, place and links, and how to see more', (locale) => {
    const body = parsedPart(part(listInput(cards, { locale })));
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

  test.each(SEARCHES)('PF-01 JB-10 %s is complete, whatever was found', (url) => {
    for (const reader of READERS) {
      for (const result of RESULTS) {
        const { html } = part(searchInput(url, result, reader));
        expect(html.match(FORBIDDEN_IN_SERVED)).toBeNull();
        const titles = [...parsedPart({ html }).querySelectorAll('[role=listitem] article a:first-of-type')];
        for (const { title } of result.jobs.nodes) expect(titles.map(({ textContent }) => textContent)).toContain(title);
      }
    }
  });

  test('PF-01 the simplified view of the neurodiversity brand has the search above one column', () => {
    const body = parsedPart(part(listInput(cards, { variant: 'N' })));
    expect([body.querySelector('form[role=search]') !== null, body.querySelector('aside:not([hidden] aside)')]).toEqual([
      true,
      null,
    ]);
  });
});

describe('the list of jobs, as a browser without scripts has it', () => {
  /** What the browser sends with the form of the page. */
  function sent(body: HTMLElement): URLSearchParams {
    const form = body.querySelector('form#job-search') as HTMLFormElement;
    document.body.replaceChildren(body);
    const fields = [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
    expect([form.method, new URL(form.action).pathname]).toEqual(['get', '/job-list']);
    return new URLSearchParams(fields);
  }
  afterEach(() => document.body.replaceChildren());

  test.each(SEARCHES.flatMap((url) => BRAND_VARIANTS.map((variant) => ({ url, variant }))))(
    'JB-10 the form of $url in variant $variant sends the search that it shows',
    ({ url, variant }) => {
      for (const result of RESULTS) {
        const shown = parseJobSearch(new URL(url, 'https://jobs.example.com').searchParams);
        const again = parseJobSearch(sent(parsedPart(part(searchInput(url, result, { variant })))));
        expect(again).toEqual(shown);
      }
    },
  );

  test.each(BRAND_VARIANTS)('JB-10 in variant %s a filter that is chosen is sent', (variant) => {
    const body = parsedPart(part(listInput(cards, { variant })));
    body.querySelector<HTMLInputElement>('input[name=employmentType][value=PT]')?.click();
    const radius = body.querySelector<HTMLSelectElement>('select[name=postedWithinDays]');
    if (radius) radius.value = '7';
    const least = body.querySelector<HTMLInputElement>('input[name=payMin][type=number]');
    if (least) least.value = '31.5';
    expect(parseJobSearch(sent(body))).toEqual({
      keyword: 'nurse',
      employmentType: ['PT'],
      postedWithinDays: 7,
      payMin: 31.5,
    });
  });

  test('JB-11 the next page is a link, and a later page has one to the first', () => {
    const next = parsedPart(part(listInput(cards))).querySelector('a[rel=next]');
    expect(next?.getAttribute('href')).toBe('/job-list?keyword=nurse&after=next');
    const last = jobSearchResponse(cards, { endCursor: null });
    const later = parsedPart(part(searchInput('/job-list?keyword=nurse&after=next', last)));
    expect(later.querySelector('a[rel=next]')).toBeNull();
    expect(linksOf(later)).toContain('/job-list?keyword=nurse');
  });

  test('JB-10 what limits the search and is no control of the page can be removed', () => {
    const url = '/job-list?keyword=nurse&city=Utrecht&country=NL&enterprise=0b7c7a6e-1111-4222-8333-944445555666';
    const body = parsedPart(part(searchInput(url, RESULTS[1] as SearchJobsQuery)));
    expect(parseJobSearch(sent(body))).toMatchObject({ city: 'Utrecht', country: 'NL' });
    expect(linksOf(body)).toEqual(
      expect.arrayContaining([
        '/job-list?keyword=nurse&enterprise=0b7c7a6e-1111-4222-8333-944445555666',
        '/job-list?keyword=nurse&city=Utrecht&country=NL',
        '/job-list',
      ]),
    );
  });
});

describe('the page of a job, as it is served', () => {
  test.each(LOCALES)('PF-01 in %s has its words, its facts and its links', (locale) => {
    const body = parsedPart(part(jobInput(jobPage, { locale })));
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

  test.each(VARIED_JOBS)('PF-01 of $title is complete', (card) => {
    const output = part(jobInput({ ...jobPage, ...card, enterprise: { ...jobPage.enterprise, ...card.enterprise } }));
    expect(output.html.match(FORBIDDEN_IN_SERVED)).toBeNull();
    expect(parsedPart(output).querySelector('h1')?.textContent).toBe(card.title);
  });

  test('PF-01 a job that does not exist is not found', () => {
    const { html } = part(jobInput(null));
    expect([html.match(FORBIDDEN_IN_SERVED), parsedPart({ html }).querySelectorAll('h1, h2').length]).toEqual([null, 1]);
  });

  test.each([
    '<img src=x onerror=alert(1)><svg onload=alert(1)><p>Words</p>',
    '<p style="position:fixed" onclick="alert(1)">Words</p><script>alert(1)</script>',
    '</div></section></article><base href="https://evil.example"><p>Words</p><!-- -->',
    '<a href="javascript:alert(1)">Words</a><iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math><p>Words</p>',
    '<template data-part="end"></template><p id="hirehq-root" data-served="0">Words</p>',
  ])('PF-01 a hostile description is inert, with the words that the browser shows: %s', (descriptionHtml) => {
    const output = part(jobInput({ ...jobPage, descriptionHtml }));
    const prose = parsedPart(output).querySelector('.hq-prose');
    expect(prose?.outerHTML).toBe(render(<SafeHtml html={descriptionHtml} />).container.innerHTML);
    expect(prose?.textContent).toContain('Words');
    expect(output.html).not.toMatch(/ style=| on\w+=|<(?:script|style|base|iframe|template|img|math)|javascript:|hirehq-root/i);
  });

  test('PF-01 hostile names of a job and its employer are text', () => {
    const hostile = '"><script>alert(1)</script><b style="x" onclick="y">';
    const enterprise = { ...jobPage.enterprise, establishmentName: hostile, about: hostile };
    const output = part(jobInput({ ...jobPage, title: hostile, enterprise, places: [{ label: hostile }] }));
    const body = parsedPart(output);
    expect(body.querySelector('h1')?.textContent).toBe(hostile);
    expect(body.querySelector('script, b, [onclick], [style]')).toBeNull();
    expect(output.rules).toBe(part(jobInput(jobPage)).rules);
  });
});

describe('the page of an employer, as it is served', () => {
  test.each(LOCALES)('PF-01 SV-08 in %s has what it states, its jobs and its places, with their links', (locale) => {
    const { enterprise } = companyPage;
    const body = parsedPart(part(companyInput(companyPage, { locale })));
    expect(body.querySelector('h1')?.textContent).toBe(enterprise.establishmentName);
    const words = ['Small and kind.', 'jobs.acme.example', 'Two kind people, no tricks.', ...cards.map(({ title }) => title)];
    for (const word of words) expect(body.textContent).toContain(word);
    const links = [
      'https://jobs.acme.example',
      routes.jobList({ enterprise: enterprise.id }),
      routes.jobList({ enterprise: enterprise.id, city: 'Utrecht', country: 'NL' }),
      ...cards.map(({ id }) => routes.job({ id })),
    ];
    expect(linksOf(body)).toEqual(expect.arrayContaining(links));
  });

  const { enterprise } = companyPage;
  const nothing = { about: null, domain: null, sector: null, size: null, usualReply: null, openJobs: 0 };
  test.each([
    ['that states nothing', { ...enterprise, ...nothing, remarks: { total: 0, nodes: [] } }],
    ['with hostile words', { ...enterprise, establishmentName: '"><script>alert(1)</script>', about: '</p><base href=x>' }],
    ['that does not exist', null],
  ])('PF-01 SV-08 of one %s is complete', (_, one) => {
    const { html } = part(companyInput({ enterprise: one, jobDensity: { locations: [] }, jobs: { nodes: [] } }));
    const body = parsedPart({ html });
    expect([html.match(FORBIDDEN_IN_SERVED), body.querySelectorAll('h1').length, body.querySelector('script, base')]).toEqual([
      null,
      1,
      null,
    ]);
    expect(body.textContent).toContain(one?.establishmentName ?? '');
  });
});

describe('what is served is what a browser renders first, so that nothing moves when it takes over', () => {
  afterEach(() => vi.useRealTimers());

  /** In a window in which a job has room beside the list. */
  function atThatTime({ now }: { now: number }): void {
    vi.useFakeTimers({ now, toFake: ['Date'] });
    const asked = window.matchMedia;
    vi.stubGlobal('matchMedia', (query: string) => Object.assign(asked(query), { matches: query === '(min-width: 75em)' }));
  }

  test.each(BRAND_VARIANTS)('PF-01 the page of a job in variant %s', (variant) => {
    const input = jobInput(jobPage, { variant });
    atThatTime(input);
    expect(comparable(parsedPart(part(input)))).toEqual(comparable(shownJob(input, jobPage)));
  });

  test.each(BRAND_VARIANTS)('PF-01 the page of an employer in variant %s', (variant) => {
    const input = companyInput(companyPage, { variant });
    atThatTime(input);
    expect(comparable(parsedPart(part(input)))).toEqual(comparable(shownCompany(input, companyPage)));
  });

  test.each(SEARCHES.flatMap((url) => (['D', 'H'] as const).map((variant) => ({ url, variant }))))(
    'PF-01 $url in variant $variant',
    ({ url, variant }) => {
      for (const result of RESULTS) {
        const input = searchInput(url, result, { variant });
        atThatTime(input);
        expect(comparable(parsedPart(part(input)))).toEqual(comparable(shownList(input, result)));
      }
    },
  );
});
