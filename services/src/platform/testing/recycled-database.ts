import type pg from 'pg';

/**
 * What a database of tests is like before any test: made from the template once a run. A database that a file of tests leaves
 * behind is emptied again, which takes far less than creating another one and dropping this one.
 */
export interface PristineDatabase {
  /** Deletes the rows that the template does not have, and sets the sequences back. */
  empty: string;
  /** Returns one text: the structure, the statistics, and how many rows of the template there still are. */
  fingerprint: string;
  /** What `fingerprint` returns in the template. */
  expected: string;
  /** Tables with few rows that every start of the application changes, and their rows as JSON. */
  restored: readonly { table: string; rows: string }[];
}

/** Those of more rows are catalogues, which tests leave as they are or lose the database with. */
const MOST_RESTORED = 100;

const TABLES = `
  select format('%I.%I', nspname, relname) as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind in ('r', 'p') and not relispartition and nspname in ('public', 'work') order by 1`;

/** Statistics count too: the search estimates by them. Partitions of work are of a day. */
const STRUCTURE = `
  select concat_ws(' ', count(*), max(pg_class.oid::bigint), sum(greatest(reltuples, 0)) filter (where nspname = 'public' and relkind = 'r'))
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace where nspname in ('public', 'work')`;

async function valuesOf(client: pg.Client, text: string): Promise<string[]> {
  const { rows } = await client.query<[string]>({ text, rowMode: 'array' });
  return rows.map(([value]) => value);
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Reads the template. */
export async function readPristine(client: pg.Client): Promise<PristineDatabase> {
  const emptied: string[] = [];
  const kept: string[] = [];
  const restored: { table: string; rows: string }[] = [];
  for (const table of await valuesOf(client, TABLES)) {
    const [count = '0'] = await valuesOf(client, `select count(*)::text from ${table}`);
    if (count === '0') emptied.push(table);
    else if (Number(count) > MOST_RESTORED) kept.push(table);
    else {
      const [rows = '[]'] = await valuesOf(client, `select json_agg(each)::text from ${table} each`);
      restored.push({ table, rows });
    }
  }
  const sequences = await valuesOf(
    client,
    `select format('select setval(%L, %s, %L)', format('%I.%I', schemaname, sequencename), coalesce(last_value, start_value), last_value is not null)
    from pg_sequences where schemaname in ('public', 'work')`,
  );
  const [last = '0'] = await valuesOf(
    client,
    `select max(xid) from (${kept.map((table) => `select max(xmin::text::bigint) as xid from ${table}`).join(' union all ')}) xids`,
  );
  const isOriginal = `xmin::text::bigint <= ${last}`;
  const rowsOf = kept.map(
    (table) => `select concat_ws(' ', ${quoted(table)}, count(*)) as part from ${table} where ${isOriginal}`,
  );
  const fingerprint = `select (${STRUCTURE}) || (select string_agg(part, ',' order by part) from (${rowsOf.join(' union all ')}) parts)`;
  const [expected = ''] = await valuesOf(client, fingerprint);
  const deletions = [
    ...emptied.map((table) => `delete from ${table}`),
    ...kept.map((table) => `delete from ${table} where not ${isOriginal}`),
  ];
  return {
    empty: [...deletions, ...sequences].join(';\n'),
    fingerprint,
    expected,
    restored,
  };
}

/** Makes a database as it was; false if that is not possible, so that it has to be dropped. */
export async function makePristine(
  client: pg.Client,
  { empty, fingerprint, expected, restored }: PristineDatabase,
): Promise<boolean> {
  const [found] = await valuesOf(client, fingerprint);
  if (found !== expected) return false;
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.query('begin; set local session_replication_role = replica');
  await client.query(empty);
  for (const { table, rows } of restored) {
    await client.query(`delete from ${table}`);
    await client.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1::json)`, [rows]);
  }
  await client.query('commit');
  return true;
}
