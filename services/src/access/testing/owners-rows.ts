import { Client } from 'pg';
import type { TestApp } from '../../platform/testing/test-app.ts';
import type { Ids } from './access-fixture.ts';

/** Tables that requests and workers write to whoever asks: when a key was last used, and events that are passed on. */
const WRITTEN_BESIDE: ReadonlySet<string> = new Set(['employer_key', 'employer_request', 'outbox', 'stream_event']);

/** Columns that work brings up to date later, from other rows of the owner. */
const DERIVED: Readonly<Record<string, string>> = { enterprise: 'receives_applications' };

/** The row `each` of a table as text. */
const textOf = (table: string) => (DERIVED[table] ? `(to_jsonb(each) - '${DERIVED[table]}')::text` : 'each::text');

interface Rows {
  /**
   * The rows of the database that name an id of the owner, as text by table, but for those of the askers and of the
   * tables in `except`. A request that may change nothing of the owner leaves them equal.
   */
  of(owner: { ids: Ids; askers?: readonly string[]; except?: readonly string[] | undefined }): Promise<Record<string, string[]>>;
  close(): Promise<void>;
}

const like = (id: string) => `%${id}%`;

/** A connection of its own: it plans the statement over all tables once. */
export async function openOwnersRows({ db, databaseUrl }: TestApp): Promise<Rows> {
  const tables = await db.introspection.getTables();
  const text = tables
    .filter(({ schema, name }) => schema === 'public' && !WRITTEN_BESIDE.has(name))
    .map(
      ({ name }) => `
        select '${name}' as name, array_agg(${textOf(name)} order by ${textOf(name)}) as rows from "${name}" each
        where each::text like any($1::text[]) and not each::text like any($2::text[])`,
    )
    .join(' union all ');
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('set plan_cache_mode = force_generic_plan');
  return {
    async of({ ids, askers = [], except = [] }) {
      const named = Object.values(ids).filter((id) => typeof id === 'string');
      const values = [named.map(like), askers.map(like)];
      const { rows } = await client.query<{ name: string; rows: string[] | null }>({ name: 'owners-rows', text, values });
      return Object.fromEntries(
        rows.flatMap(({ name, rows: found }) => (found && !except.includes(name) ? [[name, found]] : [])),
      );
    },
    close: () => client.end(),
  };
}
