import type { FastifyRequest } from 'fastify';
import { Refusal } from '../refusals/refusal.ts';

/** The key of `Authorization: Bearer hq_…`; undefined if the request has none. */
export const keyOf = ({ headers }: FastifyRequest): string | undefined =>
  /^bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];

/** Finds whose key a request has, once per request; throws KEY_REFUSED without a valid key. */
export function createKeyViewerOf<Viewer>(viewerOfKey: ((key: string) => Promise<Viewer | undefined>) | undefined) {
  const viewers = new WeakMap<FastifyRequest, Promise<Viewer>>();

  async function read(request: FastifyRequest): Promise<Viewer> {
    const key = keyOf(request);
    const viewer = key && (await viewerOfKey?.(key));
    if (!viewer) throw new Refusal('KEY_REFUSED');
    return viewer;
  }
  return (request: FastifyRequest): Promise<Viewer> => {
    let viewer = viewers.get(request);
    if (!viewer) viewers.set(request, (viewer = read(request)));
    return viewer;
  };
}
