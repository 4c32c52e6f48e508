import { readFileSync } from 'node:fs';
import { BRANDS } from '@hirehq/shared-contracts/design-tokens';
import type { BrandVariant } from '@hirehq/shared-contracts/codes';
import { LOCALES, type Locale } from '@hirehq/shared-contracts/page';
import type { EmbeddedJobs } from '@hirehq/shared-contracts/rest';
import { directionOf } from '@hirehq/shared-contracts/text-direction';
import { html, trusted, type Html } from '../../../platform/http/html.ts';
import { pagePolicy } from '../../../platform/http/page-policy.ts';
import { NOT_INDEXED } from '../../../platform/http/robots.ts';
import { text } from './texts.ts';

const CSS = readFileSync(new URL('jobs-page.css', import.meta.url), 'utf8');

export const JOBS_PAGE_POLICY = pagePolicy(CSS);

interface JobsPage {
  list: EmbeddedJobs;
  variant: BrandVariant;
  /** The address of the next page of the list. */
  next: string | undefined;
  /** Its address without language. */
  address: string;
  /** The language that its address names; undefined where it is that of the browser. */
  chosen: Locale | undefined;
  isIndexed: boolean;
}

/** The page is one for search engines, in several languages. */
function indexedAddress(address: string, chosen: Locale | undefined): Html {
  const named = (locale: Locale) => `${address}&locale=${locale}`;
  return html`<link rel="canonical" href="${chosen === undefined ? address : named(chosen)}" />
    <link rel="alternate" hreflang="x-default" href="${address}" />
    ${LOCALES.map((each) => html`<link rel="alternate" hreflang="${each}" href="${named(each)}" />`)}`;
}

/** The jobs of an employer as a page without scripts: where scripts are blocked, and for search engines. */
export function jobsPage({ list, variant, next, address, chosen, isIndexed }: JobsPage): string {
  const { locale, employer, heading, count, jobs, url } = list;
  const posted = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return html`<!doctype html>
    <html lang="${locale}" dir="${directionOf(locale)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${heading} · ${BRANDS[variant].name}</title>
        <meta name="description" content="${text('embed.page', locale, { employer: employer.establishmentName })}" />
        ${isIndexed ? indexedAddress(address, chosen) : html`<meta name="robots" content="${NOT_INDEXED}" />`}
        <link rel="icon" href="data:," />
        ${trusted(`<style>${CSS}</style>`)}
      </head>
      <body>
        <main>
          <h1>${heading}</h1>
          <p>${jobs.length === 0 ? text('embed.none', locale) : count}</p>
          <ul>
            ${jobs.map(
              (job) =>
                html`<li>
                  <h2><a href="${job.url}" dir="auto">${job.title}</a></h2>
                  <p>${[job.place, ...job.facts].filter(Boolean).join(' · ')}</p>
                  <p>${text('embed.posted', locale, { date: posted.format(new Date(job.postedTimestamp)) })}</p>
                </li>`,
            )}
          </ul>
          <nav>
            ${next !== undefined && html`<a href="${next}" rel="next">${text('embed.next', locale)}</a>`}
            <a href="${url}">${text('embed.all', locale)}</a>
          </nav>
        </main>
      </body>
    </html>`.html;
}
