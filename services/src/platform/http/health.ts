import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { isUp } from '../database/is-up.ts';
import type { RefusalShare } from './load/refusal-share.ts';

/** `/live`: the process is running. `/ready`: it can handle requests, and so can its database; 503 while it is stopping or refuses most requests. */
export function healthRoutes(app: FastifyInstance, db: Database, refusals: RefusalShare): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.get('/live', { schema: { hide: true }, config: { rateLimit: false } }, async () => ({ status: 'live' }));
  app.get('/ready', { schema: { hide: true }, config: { rateLimit: false } }, async (_request, reply) => {
    const database = (await isUp(db)) ? 'up' : 'down';
    const overloaded = refusals.isMost();
    const ready = database === 'up' && !stopping && !overloaded;
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'not ready', database, load: overloaded ? 'refusing' : 'taken' });
  });
}
