import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MAX_VIDEO_BYTES } from '@hirehq/shared-contracts/codes';
import { VIDEO_PART_BYTES, VIDEO_UPLOADS, type VideoPart } from '@hirehq/shared-contracts/video-upload';
import { createAttemptLimits } from '../../../platform/attempts/attempt-limits.ts';
import { refuseExcess } from '../../../platform/attempts/refuse-excess.ts';
import { outsideSlot } from '../../../platform/http/load/work-slot.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import { isUuid } from '../../../platform/ids/is-uuid.ts';
import type { Services } from '../../../platform/module.ts';
import { receiveBytes, startUpload, uploadToContinue } from './receive-video.ts';
import { removeVideo } from './remove-video.ts';
import { bytesIn, uploadMetadataOf, TUS_CONTENT, TUS_EXTENSIONS, TUS_VERSION } from './tus-headers.ts';
import { uploaderOf, type Uploader } from './uploader.ts';
import { UPLOAD_RETENTION_MS } from './upload-retention.ts';
import { storeVideoPart } from './video-parts.ts';
import type { VideoRow } from './videos.store.ts';

const RULES = { videoUploadsByCandidate: { max: 60, windowMs: 3_600_000 } } as const;
const TOO_MANY = 'You have started many uploads. Try again later.';
/** Time for one request of an upload; a client continues with the next one. */
const REQUEST_SECONDS = 3600;

type UploadRequest = FastifyRequest<{ Params: { id: string } }>;
type PartRequest = FastifyRequest<{ Params: { id: string; part: string } }>;

const bodyOf = (request: FastifyRequest) => request.raw as AsyncIterable<Buffer>;
const hasBody = ({ headers }: FastifyRequest) => headers['content-type'] === TUS_CONTENT;

const isPart = (name: string): name is VideoPart => Object.hasOwn(VIDEO_PART_BYTES, name);

/** A body of this size; refuses one with more or fewer bytes. Parts are small: one whose connection broke is sent again. */
async function readWhole(bytes: AsyncIterable<Buffer>, size: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let read = 0;
  for await (const chunk of bytes) {
    read += chunk.length;
    if (read > size) break;
    chunks.push(chunk);
  }
  if (read !== size)
    throw new Refusal('VALIDATION_FAILED', { message: `The file has not the ${size} bytes that were announced.` });
  return Buffer.concat(chunks);
}

function idOf({ params: { id } }: UploadRequest | PartRequest): string {
  if (!isUuid(id)) throw new Refusal('NOT_FOUND');
  return id;
}

function sendOffset(reply: FastifyReply, { received, state }: Pick<VideoRow, 'received' | 'state'>, now: Date): FastifyReply {
  const expires = new Date(now.getTime() + UPLOAD_RETENTION_MS).toUTCString();
  return reply.header('upload-offset', received).headers(state === 'UPLOADING' ? { 'upload-expires': expires } : {});
}

/** Video pitches by tus: POST starts an upload, PATCH continues it, HEAD says where, DELETE removes the video. */
export function routes(app: FastifyInstance, services: Services): void {
  const limits = createAttemptLimits(services, RULES);
  const uploaders = new WeakMap<FastifyRequest, Uploader>();
  const uploader = (request: FastifyRequest): Uploader => {
    const known = uploaders.get(request);
    if (!known) throw new Refusal('NOT_SIGNED_IN');
    return known;
  };

  // Bodies are read by the handlers, while they arrive.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.addHook('onRequest', async (request, reply) => {
    reply.header('tus-resumable', TUS_VERSION).header('cache-control', 'no-store');
    if (request.method === 'OPTIONS') return;
    if (request.headers['tus-resumable'] !== TUS_VERSION)
      throw new Refusal('VALIDATION_FAILED', { message: `This server speaks tus ${TUS_VERSION}.` });
    uploaders.set(request, await uploaderOf(services, request));
  });

  const receive = (request: FastifyRequest, video: VideoRow, start: number) =>
    outsideSlot(request.raw, () => receiveBytes(services, { video, start, bytes: bodyOf(request) }));
  const schema = { hide: true };
  const config = { requestBody: { seconds: REQUEST_SECONDS, inMemory: false } };

  app.options(VIDEO_UPLOADS, { schema }, async (_request, reply) =>
    reply
      .code(204)
      .headers({ 'tus-version': TUS_VERSION, 'tus-extension': TUS_EXTENSIONS, 'tus-max-size': MAX_VIDEO_BYTES })
      .send(),
  );

  app.post(VIDEO_UPLOADS, { schema, config }, async (request, reply) => {
    const who = uploader(request);
    await refuseExcess(limits, TOO_MANY, ['videoUploadsByCandidate', who.candidateId]);
    const metadata = uploadMetadataOf(request.headers);
    // A newer upload may replace this one before its response is sent: then the client reads so when it continues.
    const started = await startUpload(services, who, {
      fileName: metadata.get('filename') ?? '',
      contentType: metadata.get('filetype') ?? '',
      size: bytesIn(request.headers, 'upload-length'),
    });
    if (hasBody(request)) await receive(request, started, 0);
    const video = hasBody(request) ? await uploadToContinue(services, who, started.id) : started;
    return sendOffset(reply.code(201).header('location', `${VIDEO_UPLOADS}/${started.id}`), video, services.now()).send();
  });

  app.head(`${VIDEO_UPLOADS}/:id`, { schema }, async (request: UploadRequest, reply) => {
    const video = await uploadToContinue(services, uploader(request), idOf(request));
    return sendOffset(reply.header('upload-length', video.size), video, services.now()).send();
  });

  app.patch(`${VIDEO_UPLOADS}/:id`, { schema, config }, async (request: UploadRequest, reply) => {
    if (!hasBody(request)) throw new Refusal('FILE_TYPE_REFUSED', { message: `Send the bytes as ${TUS_CONTENT}.` });
    const [who, id] = [uploader(request), idOf(request)];
    await receive(request, await uploadToContinue(services, who, id), bytesIn(request.headers, 'upload-offset'));
    return sendOffset(reply.code(204), await uploadToContinue(services, who, id), services.now()).send();
  });

  app.delete(`${VIDEO_UPLOADS}/:id`, { schema }, async (request: UploadRequest, reply) => {
    if (!(await removeVideo(services, uploader(request), idOf(request)))) throw new Refusal('NOT_FOUND');
    return reply.code(204).send();
  });

  app.post(`${VIDEO_UPLOADS}/:id/:part`, { schema }, async (request: PartRequest, reply) => {
    const { part } = request.params;
    if (!isPart(part)) throw new Refusal('NOT_FOUND');
    const size = bytesIn(request.headers, 'upload-length');
    const maxBytes = VIDEO_PART_BYTES[part];
    if (size > maxBytes) throw new Refusal('FILE_TOO_LARGE', { message: `Send a file of at most ${maxBytes / 1024} KB.` });
    const data = await outsideSlot(request.raw, () => readWhole(bodyOf(request), size));
    const fileName = uploadMetadataOf(request.headers).get('filename') ?? '';
    await storeVideoPart(services, uploader(request), { id: idOf(request), part, fileName, data });
    const location = `${VIDEO_UPLOADS}/${request.params.id}/${part}`;
    return reply.code(201).headers({ location, 'upload-offset': size }).send();
  });
}
