import { sql, type RawBuilder } from 'kysely';
import type { CandidateDataTable, TableName } from '../candidate-data/candidate-data.ts';
import type { Database } from '../database/database.ts';

/** A column with keys of the file store. */
export interface KeyColumn {
  table: TableName;
  column: string;
}

/** The columns of all modules with keys of the file store. */
export function keyColumnsOf(
  candidateData: readonly CandidateDataTable[],
  modules: readonly { keyColumns?: readonly KeyColumn[] }[],
): KeyColumn[] {
  const ofCandidates = candidateData.flatMap(({ table, files = [] }) => files.map(({ key }) => ({ table, column: key })));
  return [...ofCandidates, ...modules.flatMap(({ keyColumns = [] }) => keyColumns)];
}

const keysIn = (columns: readonly KeyColumn[], condition: (key: RawBuilder<string>) => RawBuilder<unknown>) =>
  sql.join(
    columns.map(({ table, column }) => {
      const key = sql<string>`${sql.ref(column)}::text collate "C"`;
      return sql`select ${key} as key from ${sql.table(table)} where ${condition(key)}`;
    }),
    sql` union all `,
  );

interface KeyRange {
  /** Not included. */
  after: string;
  /** Included; undefined for all that follow. */
  upTo: string | undefined;
}

/** The keys of a range that any row refers to. */
export async function referencedKeys(
  db: Database,
  columns: readonly KeyColumn[],
  { after, upTo }: KeyRange,
): Promise<Set<string>> {
  const inRange = (key: RawBuilder<string>) =>
    upTo === undefined ? sql`${key} > ${after}` : sql`${key} > ${after} and ${key} <= ${upTo}`;
  const { rows } = await sql<{ key: string }>`${keysIn(columns, inRange)}`.execute(db);
  return new Set(rows.map(({ key }) => key));
}

/** True if any row refers to this key. */
export async function isReferenced(db: Database, columns: readonly KeyColumn[], key: string): Promise<boolean> {
  const { rows } = await sql`${keysIn(columns, (column) => sql`${column} = ${key}`)} limit 1`.execute(db);
  return rows.length > 0;
}
