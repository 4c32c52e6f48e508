import { BRANDS, PAGE_COLORS } from '@hirehq/shared-contracts/design-tokens';
import { inlineJson, type PageConfig } from '@hirehq/shared-contracts/page';
import { canonicalPath, JOB_PICTURE } from '@hirehq/shared-contracts/page-head';
import type { Release } from '@hirehq/shared-contracts/release';
import { html, trusted, type Html } from '../../../../platform/http/html.ts';
import { NOT_INDEXED } from '../../../../platform/http/robots.ts';
import { iconUrl } from './icon-url.ts';
import { descriptionOf, isIndexed, servedText } from './indexed-pages.ts';
import type { PageMatch } from './match-route.ts';
import type { PageSubject } from './subjects/page-subject.ts';

interface PageHeadInput {
  shell: Release;
  match: PageMatch | undefined;
  config: PageConfig;
  pathname: string;
  /** On a page of a job, a company or a public profile; null when there is none. */
  subject?: PageSubject | null | undefined;
  isLaterPage?: boolean | undefined;
  /** schema.org's JobPosting of an open job, or Organization of a company. */
  structured?: object | undefined;
}

/** The title that the shell gives the page once it runs (host-shell/src/routing/title-of.ts, and `usePageTitle` of shared-ui), so that it never changes. */
function titleOf({ shell, match, subject, config: { locale, variant } }: PageHeadInput): string {
  const brand = BRANDS[variant].name;
  const title =
    match && subject !== null
      ? subject?.title || (servedText(shell, locale, `title.${match.route.id}`) ?? servedText(shell, locale, 'title.product'))
      : servedText(shell, locale, 'title.notFound');
  const form = servedText(shell, locale, 'frame.title');
  return title && form ? form.replace('{title}', title).replace('{brand}', brand) : brand;
}

/** What the head of a page says of a picture that was made for previews. */
const pictureLines = ({ title }: PageSubject): Html[] => [
  html`<meta property="og:image:type" content="image/png" />`,
  html`<meta property="og:image:width" content="${JOB_PICTURE.width}" />`,
  html`<meta property="og:image:height" content="${JOB_PICTURE.height}" />`,
  html`<meta property="og:image:alt" content="${title}" />`,
  html`<meta name="twitter:card" content="summary_large_image" />`,
];

/** Title and description of a page before any script runs. */
export function pageHead(input: PageHeadInput): string[] {
  const { match, config, pathname, subject, isLaterPage, structured } = input;
  const { locale, origin, variant } = config;
  const { name, primary } = BRANDS[variant];
  const title = titleOf(input);
  const isPublic = match?.route.access === 'public';
  const own = match && descriptionOf(match.release, match.route, locale);
  const description = subject === null ? undefined : subject?.description || own;
  const isListed = isIndexed({ match, locale, subject, isLaterPage });
  const path = isPublic && subject !== null ? canonicalPath(match.route.path, pathname) : undefined;
  const canonical = path === undefined ? undefined : origin + path;
  const image = origin + (subject?.picture ?? subject?.image ?? iconUrl(variant, 'icon-512.png'));
  const lines = [
    html`<title>${title}</title>`,
    !isListed && html`<meta name="robots" content="${NOT_INDEXED}" />`,
    description !== undefined &&
      html`<meta name="description" content="${description}" /><meta property="og:description" content="${description}" />`,
    canonical !== undefined &&
      html`<link rel="canonical" href="${canonical}" /><meta property="og:url" content="${canonical}" />`,
    html`<meta property="og:type" content="website" />`,
    html`<meta property="og:site_name" content="${name}" />`,
    html`<meta property="og:title" content="${subject?.title || title}" />`,
    html`<meta property="og:image" content="${image}" />`,
    ...(subject?.picture === undefined ? [html`<meta name="twitter:card" content="summary" />`] : pictureLines(subject)),
    structured && isListed && trusted(`<script type="application/ld+json">${inlineJson(structured)}</script>`),
    html`<meta name="theme-color" media="(prefers-color-scheme: light)" content="${primary}" />`,
    html`<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${PAGE_COLORS.dark.surface}" />`,
    html`<link rel="icon" href="${iconUrl(variant, 'favicon.ico')}" sizes="32x32" />`,
    html`<link rel="icon" href="${iconUrl(variant, 'favicon.svg')}" type="image/svg+xml" />`,
    html`<link rel="apple-touch-icon" href="${iconUrl(variant, 'apple-touch-icon.png')}" />`,
    html`<link rel="manifest" href="/manifest.webmanifest?lang=${locale}" />`,
  ];
  return lines.flatMap((line) => (line ? [line.html] : []));
}

/** A notice for browsers without JavaScript, in a bar over what the page shows. */
export function withoutScript(shell: Release, { locale }: PageConfig, isReadable: boolean): Html {
  const text = (id: string) => servedText(shell, locale, id);
  const title = text(isReadable ? 'noscript.readableTitle' : 'noscript.title') ?? 'This page needs JavaScript';
  return html`<noscript>
    <section class="hq-offline">
      <span><strong>${title}</strong><br />${text(isReadable ? 'noscript.readableText' : 'noscript.text')}</span>
    </section>
  </noscript>`;
}
