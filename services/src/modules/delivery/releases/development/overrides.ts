import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { contractFits } from '@hirehq/shared-contracts/remote-manifest';
import { isDevelopmentVersion, releaseSchema, type Release } from '@hirehq/shared-contracts/release';
import { cookieValue } from '../../../../platform/http/cookie-value.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { REMOTES_BASE, SHELL } from '../sets/live-set.ts';

const COOKIE = 'hirehq_override';
const LASTS_S = 12 * 60 * 60;
const KEPT = 50;
/** The computer the browser runs on: what a link brings into the page can only be its owner's own code. */
const DEVELOPERS_OWN = /^http:\/\/(localhost|127\.0\.0\.1):\d{1,5}$/;

export const OVERRIDE_CHANGES = '/dev/overrides/changes';
export const NO_OVERRIDES = '/dev/overrides/none';

const offer = z.object({ origin: z.string(), release: releaseSchema });

interface Override {
  origin: string;
  release: Release;
  expiresAt: number;
}

export interface Overrides {
  /** The releases that the browser of a request runs in place of the live ones. */
  of(request: FastifyRequest): Release[];
}

function readOffer(body: unknown): Pick<Override, 'origin' | 'release'> {
  const refuse = (field: string, message: string): never => {
    throw new Refusal('VALIDATION_FAILED', { fields: { [field]: message } });
  };
  const read = offer.safeParse(body);
  if (!read.success) return refuse('release', z.prettifyError(read.error).slice(0, 500));
  const { origin, release } = read.data;
  if (!DEVELOPERS_OWN.test(origin)) return refuse('origin', 'A working copy is loaded from http://localhost with a port only.');
  if (release.remote === SHELL) return refuse('release', 'The shell cannot be replaced in itself.');
  if (!isDevelopmentVersion(release.version)) return refuse('release', 'Only versions of npm run dev are taken.');
  if (!contractFits(release.manifest.contract))
    return refuse('release', `It needs contract ${release.manifest.contract}, which this shell does not offer.`);
  return { origin, release: { ...release, base: `${origin}${REMOTES_BASE}` } };
}

const idsOf = ({ headers }: FastifyRequest): string[] => (cookieValue(headers.cookie, COOKIE) ?? '').split('.').filter(Boolean);

/**
 * Working copies of remotes in the pages of single browsers: a developer's tool offers its build, and whoever opens the address
 * it gets runs it, until it expires or is left. Called in development only, so that production has none of these routes.
 */
export function developmentOverrides(app: FastifyInstance, now: () => Date): Overrides {
  const offered = new Map<string, Override>();
  const pages = new Map<PassThrough, readonly string[]>();

  function find(id: string): Override | undefined {
    const override = offered.get(id);
    return override && override.expiresAt > now().getTime() ? override : undefined;
  }

  app.post('/dev/overrides', { schema: { hide: true } }, (request, reply) => {
    const id = randomBytes(16).toString('base64url');
    offered.set(id, { ...readOffer(request.body), expiresAt: now().getTime() + LASTS_S * 1000 });
    const [oldest] = offered.keys();
    if (offered.size > KEPT && oldest !== undefined) offered.delete(oldest);
    return reply.code(201).send({ id, path: `/dev/overrides/${id}` });
  });

  app.put<{ Params: { id: string } }>('/dev/overrides/:id', { schema: { hide: true } }, (request, reply) => {
    const { id } = request.params;
    if (!find(id)) throw new Refusal('NOT_FOUND');
    offered.set(id, { ...readOffer(request.body), expiresAt: now().getTime() + LASTS_S * 1000 });
    for (const [page, ids] of pages) if (ids.includes(id)) page.write('data: built\n\n');
    return reply.code(204).send();
  });

  app.get(OVERRIDE_CHANGES, { schema: { hide: true } }, (request, reply) => {
    const page = new PassThrough();
    pages.set(page, idsOf(request));
    request.raw.once('close', () => {
      pages.delete(page);
      page.end();
    });
    page.write('retry: 200\n\n');
    return reply.header('cache-control', 'no-store').type('text/event-stream').send(page);
  });

  app.get(NO_OVERRIDES, { schema: { hide: true } }, (_request, reply) =>
    reply.header('set-cookie', `${COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`).redirect('/', 302),
  );

  app.get<{ Params: { id: string } }>('/dev/overrides/:id', { schema: { hide: true } }, (request, reply) => {
    const { id } = request.params;
    const override = find(id);
    if (!override) throw new Refusal('NOT_FOUND');
    // Of one remote a page runs one working copy.
    const others = idsOf(request).filter((each) => {
      const other = find(each);
      return other !== undefined && other.release.remote !== override.release.remote;
    });
    const ids = [...others, id].join('.');
    return reply
      .header('set-cookie', `${COOKIE}=${ids}; Path=/; Max-Age=${LASTS_S}; HttpOnly; SameSite=Lax`)
      .redirect(override.release.manifest.routes.find(({ path }) => !path.includes(':'))?.path ?? '/', 302);
  });

  // The server waits for open connections when it stops, and these never end by themselves.
  app.addHook('preClose', async () => {
    for (const page of pages.keys()) page.end();
  });

  return { of: (request) => idsOf(request).flatMap((id) => find(id)?.release ?? []) };
}
