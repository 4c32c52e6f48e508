import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { accepts } from '../../../../platform/http/compression/accepted-encoding.ts';
import { createJoinedGzip, type BodyText } from '../../../../platform/http/compression/joined-gzip.ts';

const NONCE_BYTES = 16;
export const newNonce = (): string => randomBytes(NONCE_BYTES).toString('base64');

/** Stands for the nonce in the texts of a page, which are the same for all visitors who see the same. Nothing that a page shows can know it. */
export const NONCE_MARK = newNonce();

/** Of the texts of pages and what they are compressed to. */
const KEPT_BYTES = 64 * 1024 * 1024;

const gzip = createJoinedGzip({ mark: NONCE_MARK, markedBytes: Buffer.byteLength(NONCE_MARK), mostBytes: KEPT_BYTES });

/**
 * Sends a page of texts with marks in place of its nonce. A text that is kept is not compressed again, so what many pages have in common
 * is a text of its own. A client that does not accept gzip gets what the server makes of any text.
 */
export async function sendTexts(
  request: FastifyRequest,
  reply: FastifyReply,
  texts: readonly BodyText[],
  nonce: string,
): Promise<FastifyReply> {
  if (!accepts(request.headers['accept-encoding'], 'gzip')) {
    const page = texts.map(({ text }) => text).join('');
    return reply.send(page.replaceAll(NONCE_MARK, nonce));
  }
  const body = await gzip(texts, nonce);
  return reply
    .header('content-encoding', 'gzip')
    .header('vary', `${String(reply.getHeader('vary'))}, accept-encoding`)
    .send(body);
}
