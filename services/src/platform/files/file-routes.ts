import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../refusals/refusal.ts';
import { allowIndexing } from '../http/robots.ts';
import { byteRangeOf } from './byte-range.ts';
import type { FileStore, OpenedFile } from './file-store.ts';
import { fileNameParameter } from './safe-file-name.ts';

const SHOWN_IN_PAGE = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif']);

/** Played by a page; a browser requests ranges of them to start early and to seek. */
const PLAYED_IN_PAGE = new Set(['video/mp4', 'video/webm']);

const CAPTIONS = 'text/vtt';

/** How long a browser caches a file of a link that does not expire. */
const LASTING_SECONDS = 3600;

/** Whether a link may be opened. `everywhere`: everybody who has it, and pages of others may show the file. */
export type FileGrant = boolean | 'everywhere';

/** By kind of grant: whether the recipient of the link may see now what the id names. */
export type FileGrants = Readonly<Record<string, (id: string) => Promise<FileGrant>>>;

async function grantOf(grants: FileGrants, link: OpenedFile): Promise<FileGrant> {
  if (link.grant === undefined) return isPublic(link) ? 'everywhere' : true;
  const [kind = '', id = ''] = link.grant.split(':');
  return (await grants[kind]?.(id)) ?? false;
}

/** Open to everybody for good, such as the logo of an employer. */
const isPublic = ({ secondsLeft, grant }: OpenedFile) => secondsLeft === undefined && grant === undefined;

/** The headers of a file; not those of a refusal, which is JSON. */
function describe(reply: FastifyReply, link: OpenedFile, isForPagesOfOthers: boolean): void {
  const shown = SHOWN_IN_PAGE.has(link.contentType) || PLAYED_IN_PAGE.has(link.contentType) || link.contentType === CAPTIONS;
  if (isPublic(link)) allowIndexing(reply);
  reply
    .header('content-type', shown ? link.contentType : 'application/octet-stream')
    .header('content-disposition', `${shown ? 'inline' : 'attachment'}; ${fileNameParameter(link.fileName)}`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cross-origin-resource-policy', isForPagesOfOthers ? 'cross-origin' : 'same-site')
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', link.grant === undefined ? `private, max-age=${link.secondsLeft ?? LASTING_SECONDS}` : 'no-store');
}

type Sending = {
  request: FastifyRequest;
  reply: FastifyReply;
  files: FileStore;
  link: OpenedFile;
  isForPagesOfOthers: boolean;
};

async function sendPlayed({ request, reply, files, link, isForPagesOfOthers }: Sending): Promise<FastifyReply> {
  const size = await files.size(link.key);
  if (size === undefined) throw new Refusal('NOT_FOUND');
  const range = byteRangeOf(request.headers.range, size);
  if (range === 'none') return reply.code(416).header('content-range', `bytes */${size}`).send();
  const bytes = await files.stream(link.key, range);
  if (!bytes) throw new Refusal('NOT_FOUND');
  describe(reply, link, isForPagesOfOthers);
  reply.header('accept-ranges', 'bytes');
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  return reply.header('content-length', range ? range.end - range.start + 1 : size).send(bytes);
}

async function sendWhole({ reply, files, link, isForPagesOfOthers }: Sending): Promise<FastifyReply> {
  const data = await files.read(link.key);
  if (!data) throw new Refusal('NOT_FOUND');
  describe(reply, link, isForPagesOfOthers);
  return reply.send(data);
}

/** GET /files/{key}: signed links only; nothing served here can run as a page of our origin. */
export function fileRoutes(app: FastifyInstance, files: FileStore, grants: FileGrants = {}): void {
  app.get<{ Params: { key: string } }>('/files/:key', { schema: { hide: true } }, async (request, reply) => {
    const query = new URL(request.url, 'http://localhost').searchParams;
    const link = files.opened(request.params.key, query);
    const grant = link && (await grantOf(grants, link));
    if (!link || !grant) throw new Refusal('NOT_FOUND');
    const sending = { request, reply, files, link, isForPagesOfOthers: grant === 'everywhere' };
    return PLAYED_IN_PAGE.has(link.contentType) ? sendPlayed(sending) : sendWhole(sending);
  });
}
