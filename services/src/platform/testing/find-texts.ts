import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** The tables of the platform and of its queues, as `schema.table`. */
async function everyTable(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(db);
  return rows.map(({ name }) => name);
}

/** The tables with a row that contains one of the texts, in any column; each as `table: text`. */
export async function findTexts(db: Database, texts: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const table of await everyTable(db)) {
    const { rows } = await sql<{ text: string }>`
      select text from unnest(${texts}::text[]) as text
      where exists (select from ${sql.raw(table)} as stored where strpos(lower(stored::text), lower(text)) > 0)`.execute(db);
    found.push(...rows.map(({ text }) => `${table}: ${text}`));
  }
  return found.toSorted();
}
