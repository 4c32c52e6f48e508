import { sql } from 'kysely';
import { lock } from '../../../platform/database/advisory-locks.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { liftTimeLimit } from '../../../platform/database/time-limit.ts';
import type { PlaceTable } from '../../../platform/database/tables/places.ts';
import type { GeoNames } from './geonames.ts';

const BATCH = 20_000;

/** Of the data that the stored gazetteer was made of; undefined if an earlier release stored it, or nobody has. */
export async function storedPlacesDigest(db: Database): Promise<string | undefined> {
  const row = await db.selectFrom('stored_catalogue').select('digest').where('name', '=', 'places').executeTakeFirst();
  return row?.digest;
}

export async function storePlaces(trx: Transaction, geoNames: GeoNames, digest: string): Promise<void> {
  await sql`set local synchronous_commit = off`.execute(trx);
  const isFirst = (await trx.selectFrom('place').select('id').limit(1).executeTakeFirst()) === undefined;
  await (isFirst ? storeFirst(trx, geoNames) : replacePlaces(trx, geoNames));
  await trx
    .insertInto('stored_catalogue')
    .values({ name: 'places', digest })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ digest }))
    .execute();
  await sql`analyze place`.execute(trx);
  await sql`analyze place_name`.execute(trx);
}

const batchesOf = <Row>(rows: readonly Row[]): string[] =>
  Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, index) =>
    JSON.stringify(rows.slice(index * BATCH, (index + 1) * BATCH)),
  );

async function storeFirst(trx: Transaction, { places, names }: GeoNames): Promise<void> {
  // Building the trigram index once at the end is faster than row by row.
  await sql`drop index if exists place_name_trigrams`.execute(trx);
  for (const rows of batchesOf(places))
    await sql`insert into place select * from json_populate_recordset(null::place, ${rows}::json)`.execute(trx);
  for (const rows of batchesOf(names))
    await sql`insert into place_name select * from json_populate_recordset(null::place_name, ${rows}::json) on conflict do nothing`.execute(
      trx,
    );
  await sql`create index place_name_trigrams on place_name using gin (folded gin_trgm_ops)`.execute(trx);
}

const COLUMNS = 'kind name state_code state_name country_code country_name population latitude longitude time_zone'.split(' ');
const columnsOf = (table: string) => sql.join(COLUMNS.map((column) => sql.ref(`${table}.${column}`)));

/** Changes only rows that are different, while others read them. */
async function replacePlaces(trx: Transaction, { places, names }: GeoNames): Promise<void> {
  await sql`create temporary table current_place (like place) on commit drop`.execute(trx);
  await sql`create temporary table current_place_name (like place_name) on commit drop`.execute(trx);
  for (const rows of batchesOf(places))
    await sql`insert into current_place select * from json_populate_recordset(null::place, ${rows}::json)`.execute(trx);
  for (const rows of batchesOf(names))
    await sql`insert into current_place_name select * from json_populate_recordset(null::place_name, ${rows}::json)`.execute(trx);
  await sql`analyze current_place`.execute(trx);
  await sql`analyze current_place_name`.execute(trx);
  await sql`delete from place where not exists (select from current_place current where current.id = place.id)`.execute(trx);
  await sql`
    update place set (${sql.join(COLUMNS.map((column) => sql.ref(column)))}) = (${columnsOf('current')})
    from current_place current where current.id = place.id and (${columnsOf('current')}) is distinct from (${columnsOf('place')})`.execute(
    trx,
  );
  await sql`insert into place select * from current_place on conflict do nothing`.execute(trx);
  await sql`
    delete from place_name stored where not exists (
      select from current_place_name current where current.folded = stored.folded and current.place_id = stored.place_id)`.execute(
    trx,
  );
  await sql`insert into place_name select distinct * from current_place_name on conflict (folded, place_id) do update
    set population = excluded.population where place_name.population <> excluded.population`.execute(trx);
}

/** Waits for another process that is loading the gazetteer; that takes longer than the statement timeout. */
export async function lockPlaces(trx: Transaction): Promise<void> {
  await liftTimeLimit(trx);
  await lock(trx, 'places');
}

export interface PlaceSearch {
  /** Folded prefix of the place's own name. */
  name: string;
  /** Folded prefixes of the parts after a comma: state or country. */
  within: readonly string[];
  /** States and countries only. */
  regions: boolean;
  limit: number;
}

type Row = PlaceTable & { rank: number };

/** Places by a prefix of any of their names: exact names first, then most populous first. */
export async function placesByPrefix(db: Database, { name, within, regions, limit }: PlaceSearch): Promise<PlaceTable[]> {
  const starts =
    name.length === 1
      ? sql`left(folded, 1) = ${name}`
      : name.length === 2
        ? sql`left(folded, 2) = ${name}`
        : sql`folded >= ${name} and folded < ${`${name}\u{10FFFF}`}`;
  const areas = await areasOf(db, within);
  const candidates = name.length > 2 || within.length > 0 ? 2000 : 200;
  const { rows } = await sql<Row>`
    with named as (
      select place_id, folded, population from place_name where ${starts} order by population desc limit ${candidates}
    )
    select place.*, min(case when named.folded = ${name} then 0 else 1 end) as rank
    from named join place on place.id = named.place_id
    where ${regions ? sql`place.kind <> 'city'` : sql`true`} and ${insideOf(areas)}
    group by place.id
    order by place.population * (case when min(case when named.folded = ${name} then 0 else 1 end) = 0 then 20.0 else 1.0 end) desc, place.id
    limit ${limit}`.execute(db);
  return rows;
}

/** Places with a similarly spelt name. */
export async function placesByTrigram(db: Database, { name, within, regions, limit }: PlaceSearch): Promise<PlaceTable[]> {
  const areas = await areasOf(db, within);
  const { rows } = await sql<Row>`
    select place.*, near.rank
    from (
      select place_id, max(similarity(folded, ${name})) as rank from place_name where folded % ${name} group by place_id order by 2 desc limit 200
    ) near join place on place.id = near.place_id
    where ${regions ? sql`place.kind <> 'city'` : sql`true`} and ${insideOf(areas)}
    order by near.rank + ln(place.population + 1) / 60 desc, place.id
    limit ${limit}`.execute(db);
  return rows;
}

/** The countries and states that each part after a comma may mean. */
async function areasOf(db: Database, within: readonly string[]) {
  return Promise.all(
    within.map(async (part) => {
      const { rows } = await sql<{ place_id: string }>`
        select place_id from place_name where folded >= ${part} and folded < ${`${part}\u{10FFFF}`} and place_id not like 'city:%'`.execute(
        db,
      );
      const ids = rows.map((row) => row.place_id);
      return {
        countries: ids.filter((id) => id.startsWith('country:')).map((id) => id.slice(8)),
        states: ids.filter((id) => id.startsWith('state:')).map((id) => id.slice(6)),
        code: part.toUpperCase(),
      };
    }),
  );
}

function insideOf(areas: Awaited<ReturnType<typeof areasOf>>) {
  if (areas.length === 0) return sql`true`;
  return sql.join(
    areas.map(
      ({ countries, states, code }) =>
        sql`(place.country_code = any(${[...countries, code]}::text[]) or place.state_code = ${code} or place.country_code || '.' || place.state_code = any(${states}::text[]))`,
    ),
    sql` and `,
  );
}

export async function placeById(db: Database, id: string): Promise<PlaceTable | undefined> {
  return db.selectFrom('place').selectAll().where('id', '=', id).executeTakeFirst();
}

export interface GazetteerRow {
  /** One of the names of the place. */
  folded: string;
  kind: PlaceTable['kind'];
  /** As it is shown. */
  name: string;
  state_code: string | null;
  state_name: string | null;
  country_code: string;
  population: number;
  latitude: number | null;
  longitude: number | null;
}

const GAZETTEER_COLUMNS = sql.raw(
  'place_name.folded, place.kind, place.name, place.state_code, place.state_name, place.country_code, place.population, place.latitude, place.longitude',
);

/** All names of all places, for finding locations in texts. */
export async function gazetteerRows(db: Database): Promise<GazetteerRow[]> {
  const { rows } = await sql<GazetteerRow>`
    select ${GAZETTEER_COLUMNS} from place_name join place on place.id = place_name.place_id
    order by place.population desc, place.id`.execute(db);
  return rows;
}

/** The places with one of these folded names, by name. */
export async function gazetteerRowsNamed(db: Database, names: readonly string[]): Promise<GazetteerRow[]> {
  const { rows } = await sql<GazetteerRow>`
    select ${GAZETTEER_COLUMNS} from place_name join place on place.id = place_name.place_id
    where place_name.folded = any(${[...names]}::text[])
    order by place.population desc, place.id`.execute(db);
  return rows;
}
