import { createHash } from 'node:crypto';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
} from 'kysely';
import type { Migration } from './migrate.ts';

// A string, a quoted name, a body between dollars, a comment, a word, any other character.
const TOKENS = /'(?:[^']|'')*'|"[^"]*"|\$(\w*)\$[\s\S]*?\$\1\$|--[^\n]*|\/\*[\s\S]*?\*\/|[\w$]+|[^\s\w]/g;

/** The statement without comments, and with one space between its parts. */
const bare = (statement: string): string =>
  (statement.match(TOKENS) ?? []).filter((token) => !/^(--|\/\*)/.test(token)).join(' ');

/** Notes statements instead of running them; each returns no rows. */
class NotingDriver extends DummyDriver {
  readonly noted: { statement: string; parameters: readonly unknown[] }[] = [];

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    const executeQuery = async ({ sql, parameters }: CompiledQuery) => {
      this.noted.push({ statement: bare(sql), parameters });
      return { rows: [] };
    };
    return { executeQuery, streamQuery: (query, size) => connection.streamQuery(query, size) };
  }
}

/** A hash of the statements a migration runs: how it is written, formatted and commented does not count. */
export async function migrationChecksum({ up }: Migration): Promise<string> {
  const driver = new NotingDriver();
  const db = new Kysely<unknown>({
    dialect: {
      createDriver: () => driver,
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  await up(db);
  await db.destroy();
  return createHash('sha256').update(JSON.stringify(driver.noted)).digest('base64url');
}
