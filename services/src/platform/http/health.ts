import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { isUp } from '../database/is-up.ts';
import type { FreeSpace } from '../files/free-space.ts';
import type { Readiness, ServiceModule } from '../module.ts';
import type { RefusalShare } from './load/refusal-share.ts';

/** A database that does not respond in this time is down. */
const WAITS_MS = 3000;

interface Health {
  db: Database;
  refusals: RefusalShare;
  space: FreeSpace;
  modules: readonly ServiceModule[];
}

/** What the modules say of their readiness, together. */
export async function readinessOf(modules: readonly ServiceModule[]): Promise<Readiness> {
  const found = await Promise.all(modules.map(async (module) => module.readiness?.()));
  const said = found.filter((each) => each !== undefined);
  return { isReady: said.every(({ isReady }) => isReady), facts: Object.assign({}, ...said.map(({ facts }) => facts)) };
}

/**
 * `/live`: the process is running. `/ready`: it can handle requests, and so can its database and its modules; 503 while it is stopping or
 * refuses most requests. A full storage is named, but does not end the readiness: only uploads fail then, and a balancer that took all processes
 * away, as they share the storage, would take sign-in and pages from everybody.
 */
export function healthRoutes(app: FastifyInstance, { db, refusals, space, modules }: Health): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.get('/live', { schema: { hide: true }, config: { rateLimit: false } }, async () => ({ status: 'live' }));
  app.get('/ready', { schema: { hide: true }, config: { rateLimit: false } }, async (_request, reply) => {
    const [isDatabaseUp, { isReady, facts }] = await Promise.all([isUp(db, WAITS_MS), readinessOf(modules)]);
    const database = isDatabaseUp ? 'up' : 'down';
    const overloaded = refusals.isMost();
    const ready = isDatabaseUp && isReady && !stopping && !overloaded;
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: ready ? 'ready' : 'not ready',
        database,
        load: overloaded ? 'refusing' : 'taken',
        storage: (await space.isFull()) ? 'full' : 'free',
        ...facts,
      });
  });
}
