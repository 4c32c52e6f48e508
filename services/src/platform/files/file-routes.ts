import type { FastifyInstance } from 'fastify';
import { Refusal } from '../http/refusal.ts';
import type { FileStore } from './file-store.ts';
import { fileNameParameter } from './safe-file-name.ts';

const SHOWN_IN_PAGE = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif']);

/** How long a browser caches a file of a link that does not expire. */
const LASTING_SECONDS = 3600;

/** By kind of grant: true while the recipient of the link may see what the id names. */
export type FileGrants = Readonly<Record<string, (id: string) => Promise<boolean>>>;

async function isGranted(grants: FileGrants, grant: string | undefined): Promise<boolean> {
  if (grant === undefined) return true;
  const [kind = '', id = ''] = grant.split(':');
  return (await grants[kind]?.(id)) ?? false;
}

/** GET /files/{key}: signed links only; nothing served here can run as a page of our origin. */
export function fileRoutes(app: FastifyInstance, files: FileStore, grants: FileGrants = {}): void {
  app.get<{ Params: { key: string } }>('/files/:key', { schema: { hide: true } }, async (request, reply) => {
    const query = new URL(request.url, 'http://localhost').searchParams;
    const link = files.opened(request.params.key, query);
    const data = link && (await isGranted(grants, link.grant)) ? await files.read(link.key) : undefined;
    if (!link || !data) throw new Refusal('NOT_FOUND');
    const shown = SHOWN_IN_PAGE.has(link.contentType);
    return reply
      .header('content-type', shown ? link.contentType : 'application/octet-stream')
      .header('content-disposition', `${shown ? 'inline' : 'attachment'}; ${fileNameParameter(link.fileName)}`)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cross-origin-resource-policy', 'same-site')
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', link.grant === undefined ? `private, max-age=${link.secondsLeft ?? LASTING_SECONDS}` : 'no-store')
      .send(data);
  });
}
