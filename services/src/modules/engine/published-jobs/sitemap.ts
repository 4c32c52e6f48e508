import { routes } from '@hirehq/shared-contracts/routes';
import type { JobMark } from './published-jobs.store.ts';

/** Most URLs in one file that sitemaps.org allows. */
export const SITEMAP_SIZE = 50_000;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export function sitemapIndex(origin: string, jobs: number): string {
  const files = [
    'pages',
    'companies',
    ...Array.from({ length: Math.ceil(jobs / SITEMAP_SIZE) }, (_, index) => `jobs-${index + 1}`),
  ];
  const entries = files.map((name) => `<sitemap><loc>${origin}/sitemaps/${name}.xml</loc></sitemap>\n`);
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${entries.join('')}</sitemapindex>\n`;
}

export const pagesSitemap = (origin: string, paths: readonly string[]): string =>
  `${HEAD}<urlset ${NAMESPACE}>\n${paths.map((path) => `<url><loc>${origin}${path}</loc></url>\n`).join('')}</urlset>\n`;

/** Of the pages of employers with open jobs. */
export const companiesSitemap = (origin: string, ids: readonly string[]): string =>
  pagesSitemap(
    origin,
    ids.map((id) => routes.company({ id })),
  );

/** Streams a sitemap file of job URLs in batches. */
export async function* jobsSitemap(origin: string, batches: AsyncIterable<readonly JobMark[]>): AsyncGenerator<string> {
  yield `${HEAD}<urlset ${NAMESPACE}>\n`;
  for await (const batch of batches)
    yield batch
      .map(
        ({ id, updated_at }) =>
          `<url><loc>${origin}${routes.job({ id })}</loc><lastmod>${updated_at.toISOString()}</lastmod></url>\n`,
      )
      .join('');
  yield '</urlset>\n';
}
