import { sql, type RawBuilder } from 'kysely';
import type { Database, Transaction } from '../database/database.ts';
import type { CandidateSubject, CandidateDataTable, TableName } from './candidate-data.ts';

type Row = Readonly<Record<string, unknown>>;

function declared(tables: readonly CandidateDataTable[], name: TableName): CandidateDataTable {
  const found = tables.find(({ table }) => table === name);
  if (!found) throw new Error(`No module declares the candidate data of the table ${name}.`);
  return found;
}

/** The condition for the rows of a candidate. Columns are not qualified: in a subquery they are those of its own table. */
function rowsOf(
  tables: readonly CandidateDataTable[],
  { rowsOf: by }: CandidateDataTable,
  of: CandidateSubject,
): RawBuilder<boolean> {
  if ('candidate' in by) return sql<boolean>`${sql.ref(by.candidate)} = ${of.candidateId}::uuid`;
  if ('email' in by) return sql<boolean>`lower(${sql.ref(by.email)}) = any(${of.emails}::text[])`;
  if ('where' in by) return by.where(of);
  const parent = declared(tables, by.parent);
  return sql<boolean>`${sql.ref(by.by)} in (select id from ${sql.table(parent.table)} where ${rowsOf(tables, parent, of)})`;
}

/** The number of tables between this one and one that names the candidate itself. */
function depthOf(tables: readonly CandidateDataTable[], { rowsOf: by }: CandidateDataTable): number {
  return 'parent' in by ? 1 + depthOf(tables, declared(tables, by.parent)) : 0;
}

/** Conditions may read any table, and rows are found by those of their parents: those are deleted first, the candidate last. */
function inOrderOfDeletion(tables: readonly CandidateDataTable[]): CandidateDataTable[] {
  const order = (table: CandidateDataTable) => {
    if (table.table === 'candidate') return -1;
    return 'where' in table.rowsOf ? Number.MAX_SAFE_INTEGER : depthOf(tables, table);
  };
  return tables.toSorted((one, other) => order(other) - order(one));
}

/** The keys in a value of a file column. */
const keysIn = (value: unknown): string[] => [value].flat().filter((key) => typeof key === 'string');

export interface Exported {
  table: CandidateDataTable;
  rows: Row[];
}

/** The rows of a candidate in every declared table that is exported; columns that are withheld are left out. */
export async function* candidateRows(
  db: Database,
  tables: readonly CandidateDataTable[],
  of: CandidateSubject,
): AsyncGenerator<Exported & { fileKeys: { key: string; name: string }[] }> {
  for (const table of tables) {
    if (table.notExported !== undefined) continue;
    const found = await sql<Row>`select * from ${sql.table(table.table)} where ${rowsOf(tables, table, of)}`.execute(db);
    const hidden = new Set([...Object.keys(table.withheld ?? {}), ...(table.files ?? []).map(({ key }) => key)]);
    const rows = found.rows.map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => !hidden.has(column))));
    const fileKeys = (table.files ?? []).flatMap(({ key, name }) =>
      found.rows.flatMap((row) => {
        const given = name === undefined ? undefined : row[name];
        return keysIn(row[key]).map((stored) => ({ key: stored, name: typeof given === 'string' ? given : stored }));
      }),
    );
    yield { table, rows, fileKeys };
  }
}

/** Deletes every row of a candidate, or empties what is kept; returns the keys of their files, to be removed after the commit. */
export async function removeCandidateRows(
  trx: Transaction,
  tables: readonly CandidateDataTable[],
  of: CandidateSubject,
): Promise<string[]> {
  const keys: string[] = [];
  for (const table of tables)
    for (const { key } of table.files ?? []) {
      const { rows } = await sql<{ key: unknown }>`
        select ${sql.ref(key)} as key from ${sql.table(table.table)}
        where ${sql.ref(key)} is not null and ${rowsOf(tables, table, of)}`.execute(trx);
      keys.push(...rows.flatMap((row) => keysIn(row.key)));
    }
  for (const table of inOrderOfDeletion(tables)) {
    const isTheirs = rowsOf(tables, table, of);
    if (table.kept) {
      const emptied = sql.join(table.kept.cleared.map((column) => sql`${sql.ref(column)} = null`));
      await sql`update ${sql.table(table.table)} set ${emptied} where ${isTheirs}`.execute(trx);
    } else await sql`delete from ${sql.table(table.table)} where ${isTheirs}`.execute(trx);
  }
  return keys;
}
