import type { FastifyRequest } from 'fastify';
import { Refusal } from '../refusals/refusal.ts';
import type { EmployerViewer, ServiceModule } from '../module.ts';

const viewers = new WeakMap<FastifyRequest, Promise<EmployerViewer>>();

/** Reads `Authorization: Bearer hq_…`, once per request. */
export function createEmployerViewerOf(employerOf: ServiceModule['employerOf']) {
  async function read(request: FastifyRequest): Promise<EmployerViewer> {
    const key = /^bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const viewer = key && (await employerOf?.(key));
    if (!viewer) throw new Refusal('KEY_REFUSED');
    return viewer;
  }
  return (request: FastifyRequest): Promise<EmployerViewer> => {
    let viewer = viewers.get(request);
    if (!viewer) viewers.set(request, (viewer = read(request)));
    return viewer;
  };
}
