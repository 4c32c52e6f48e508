import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { isUuid } from '../../../platform/ids/is-uuid.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import { isUnchanged } from '../../../platform/http/etag.ts';
import type { Services } from '../../../platform/module.ts';
import { jobPosting, type PostingContext } from './job-posting.ts';
import { jobXml } from './job-xml.ts';
import { countPublished, marksOf, publishedEmployers, type JobMark, type JobPosition } from './published-jobs.store.ts';
import { postingContext } from './posting-of-page.ts';
import { reachedEmployers, readPublished, type PostedJob } from './read-published.ts';
import { SITEMAP_SIZE, companiesSitemap, jobsSitemap, sitemapIndex } from './sitemap.ts';

/** Jobs of one page of a feed. */
export const FEED_PAGE = 1000;
const BATCH = 100;
const SITEMAP_BATCH = 5000;
const FRESH_SECONDS = 300;
const COUNT_KEPT_MS = 600_000;
/** Feeds and sitemaps are the same for everybody. */
const VISITOR = { kind: 'anonymous' } as const;

interface FeedFormat {
  contentType: string;
  head: (origin: string, next: string | undefined) => string;
  job: (job: PostedJob, context: PostingContext) => string;
  between: string;
  tail: string;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const FORMATS: Readonly<Record<'xml' | 'json', FeedFormat>> = {
  xml: {
    contentType: 'application/xml; charset=utf-8',
    head: (origin) =>
      `<?xml version="1.0" encoding="utf-8"?>\n<source><publisher>hireHQ</publisher><publisherurl>${escaped(origin)}</publisherurl>\n`,
    job: (job, { origin }) => jobXml(job, origin),
    between: '',
    tail: '</source>\n',
  },
  json: {
    contentType: 'application/ld+json; charset=utf-8',
    head: (_origin, next) =>
      `{"@context":"https://schema.org","@type":"ItemList",${next ? `"nextItem":${JSON.stringify(next)},` : ''}"itemListElement":[\n`,
    job: (job, context) => JSON.stringify(jobPosting(job, context)),
    between: ',\n',
    tail: '\n]}\n',
  },
};

function positionOf(after: unknown): JobPosition | undefined {
  if (after === undefined) return undefined;
  const [time, id = ''] = typeof after === 'string' ? after.split('_') : [];
  const postedAt = new Date(Number(time));
  if (!time || Number.isNaN(postedAt.getTime()) || !isUuid(id))
    throw new Refusal('VALIDATION_FAILED', {
      fields: { after: 'is not a valid cursor. Use the link to the next page unchanged.' },
    });
  return { postedAt, id };
}

export function routes(app: FastifyInstance, services: Services): void {
  const { db, now } = services;
  const context = postingContext(services);
  const { origin } = context;
  let counted: { at: number; count: number } | undefined;

  async function* feedText(format: FeedFormat, marks: readonly JobMark[], next: string | undefined): AsyncGenerator<string> {
    yield format.head(origin, next);
    let written = 0;
    for (let at = 0; at < marks.length; at += BATCH) {
      const jobs = await readPublished(
        services,
        marks.slice(at, at + BATCH).map(({ id }) => id),
      );
      yield jobs.map((job) => (written++ > 0 ? format.between : '') + format.job(job, context)).join('');
    }
    yield format.tail;
  }

  for (const name of ['xml', 'json'] as const)
    app.get<{ Querystring: { after?: string } }>(`/feeds/jobs.${name}`, { schema: { hide: true } }, async (request, reply) => {
      const after = positionOf(request.query.after);
      const marks = await marksOf(db, { after, limit: FEED_PAGE + 1, now: now() });
      const page = marks.slice(0, FEED_PAGE);
      const last = marks.length > FEED_PAGE ? page.at(-1) : undefined;
      const next = last && `${origin}/feeds/jobs.${name}?after=${last.posted_at.getTime()}_${last.id}`;
      if (next) reply.header('link', `<${next}>; rel="next"`);
      const reached = await reachedEmployers(services, page);
      const marksOfPage = page.map(({ id, updated_at, enterprise_id }) => [id, updated_at.getTime(), reached.has(enterprise_id)]);
      reply.header('cache-control', `public, max-age=${FRESH_SECONDS}`);
      if (isUnchanged(request, reply, JSON.stringify([name, origin, next, marksOfPage]), VISITOR)) return reply;
      const format = FORMATS[name];
      return reply.type(format.contentType).send(Readable.from(feedText(format, page, next)));
    });

  async function published(): Promise<number> {
    const at = now().getTime();
    if (!counted || at - counted.at > COUNT_KEPT_MS) counted = { at, count: await countPublished(db, now()) };
    return counted.count;
  }

  async function* batches(file: number): AsyncGenerator<JobMark[]> {
    let after: JobPosition | undefined;
    for (let sent = 0; sent < SITEMAP_SIZE;) {
      const skip = sent === 0 ? (file - 1) * SITEMAP_SIZE : 0;
      const marks = await marksOf(db, { after, skip, limit: Math.min(SITEMAP_BATCH, SITEMAP_SIZE - sent), now: now() });
      const last = marks.at(-1);
      if (!last) return;
      yield marks;
      sent += marks.length;
      after = { postedAt: last.posted_at, id: last.id };
    }
  }

  app.get('/sitemap.xml', { schema: { hide: true } }, async (request, reply) => {
    const count = await published();
    reply.header('cache-control', `public, max-age=${FRESH_SECONDS}`);
    if (isUnchanged(request, reply, JSON.stringify([origin, Math.ceil(count / SITEMAP_SIZE)]), VISITOR)) return reply;
    return reply.type('application/xml; charset=utf-8').send(sitemapIndex(origin, count));
  });
  app.get('/sitemaps/companies.xml', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', `public, max-age=${FRESH_SECONDS}`)
      .send(companiesSitemap(origin, await publishedEmployers(db, SITEMAP_SIZE))),
  );
  app.get<{ Params: { file: string } }>(
    '/sitemaps/jobs-:file(^\\d{1,4}).xml',
    { schema: { hide: true } },
    async (request, reply) => {
      const file = Number(request.params.file);
      if (file < 1 || file > Math.ceil((await published()) / SITEMAP_SIZE)) throw new Refusal('NOT_FOUND');
      return reply
        .type('application/xml; charset=utf-8')
        .header('cache-control', `public, max-age=${FRESH_SECONDS}`)
        .send(Readable.from(jobsSitemap(origin, batches(file))));
    },
  );
}
