import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** `/live`: the process runs. `/ready`: it can answer, its database too; 503 while it stops. */
export function healthRoutes(app: FastifyInstance, db: Database): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.get('/live', { schema: { hide: true }, config: { rateLimit: false } }, async () => ({ status: 'live' }));
  app.get('/ready', { schema: { hide: true }, config: { rateLimit: false } }, async (_request, reply) => {
    const database = await sql`select 1`.execute(db).then(
      () => 'up',
      () => 'down',
    );
    const ready = database === 'up' && !stopping;
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'not ready', database });
  });
}
