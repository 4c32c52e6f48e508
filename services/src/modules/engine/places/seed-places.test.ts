import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate, readMigrations } from '../../../platform/database/migrate.ts';
import { createEmptyTestDatabase, type TestDatabase } from '../../../platform/testing/test-database.ts';
import { placeKeyOf, placeKeys } from '../jobs/terms/place-keys.ts';
import { cityIds } from './cities.ts';
import { seedPlaces } from './seed-places.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createEmptyTestDatabase();
  const all = await readMigrations();
  await migrate(database.db, { migrations: all.filter(({ name }) => name < '0817') });
  await seedPlaces(database.db);
});
afterAll(() => database.drop());

const rowsOf = async (text: string) => (await sql.raw<Record<string, unknown>>(text).execute(database.db)).rows;
const placesOfBasilicata = () =>
  rowsOf(`select id, name, state_name, population from place where country_code = 'IT' and state_code = '02' order by id`);
const namesOfBasilicata = () => rowsOf(`select folded from place_name where place_id = 'state:IT.02' order by folded`);

test('SV-04 a database that was filled by an earlier release has the current names of places after a start', async () => {
  const [places, names, [count]] = [
    await placesOfBasilicata(),
    await namesOfBasilicata(),
    await rowsOf('select count(*) from place_name'),
  ];
  expect(places).toContainEqual(expect.objectContaining({ id: 'state:IT.02', name: 'Basilicata', state_name: 'Basilicata' }));
  expect(names).toEqual(expect.arrayContaining([{ folded: 'basilicata' }, { folded: 'basilicate' }, { folded: 'базиликата' }]));

  await sql`update place set state_name = 'Basilicate' where country_code = 'IT' and state_code = '02'`.execute(database.db);
  await sql`update place set name = 'Basilicate', population = 1 where id = 'state:IT.02'`.execute(database.db);
  await sql`delete from place_name where place_id = 'state:IT.02' and folded <> 'basilicate'`.execute(database.db);
  await sql`insert into place_name (folded, place_id, population) values ('lucania', 'state:IT.02', 1)`.execute(database.db);
  await sql`insert into place (id, kind, name, country_code, country_name, population)
    values ('city:999999999', 'city', 'Gone', 'IT', 'Italy', 1)`.execute(database.db);
  await sql`delete from stored_catalogue where name = 'places'`.execute(database.db);
  await seedPlaces(database.db);

  expect(await placesOfBasilicata()).toEqual(places);
  expect(await namesOfBasilicata()).toEqual(names);
  expect(await rowsOf('select count(*) from place_name')).toEqual([count]);
  expect(await rowsOf(`select from place where id = 'city:999999999'`)).toEqual([]);
});

test('SV-04 a start changes nothing in a database with the places of the same data', async () => {
  await sql`update place set population = 7 where id = 'state:IT.03'`.execute(database.db);
  await seedPlaces(database.db);
  expect(await rowsOf(`select population from place where id = 'state:IT.03'`)).toEqual([{ population: 7 }]);
});

const NURSE = '00000000-0000-4000-8000-000000000001';
const COOK = '00000000-0000-4000-8000-000000000002';
const SEARCHES = [
  { candidate: NURSE, query: 'keyword=nurse&state=Basilicate&country=IT&v=1', alerts: 'NEVER' },
  { candidate: NURSE, query: 'keyword=cook&state=Basilicate&country=Italy', alerts: 'DAILY' },
  { candidate: NURSE, query: 'keyword=cook&state=Basilicata&country=Italy', alerts: 'NEVER' },
  { candidate: NURSE, query: 'state=Basilicate&country=US', alerts: 'WEEKLY' },
  { candidate: NURSE, query: 'keyword=state+of+Berlin', alerts: 'WEEKLY' },
  { candidate: COOK, query: 'state=State+of+Berlin', alerts: 'WEEKLY' },
];

async function saveSearches(): Promise<void> {
  const { db } = database;
  for (const id of [NURSE, COOK])
    await sql`insert into candidate (id, issuer, subject, first_name, email_address)
      values (${id}::uuid, 'issuer', ${id}, 'Kim', ${`${id}@candidates.example`})`.execute(db);
  for (const [at, { candidate, query, alerts }] of SEARCHES.entries())
    await sql`insert into saved_search (id, candidate_id, name, query, alerts, locale, created_at, seen_at, covered_at)
      values (gen_random_uuid(), ${candidate}::uuid, ${`Search ${at}`}, ${query}, ${alerts}, 'en', now(), now(), now())`.execute(
      db,
    );
}

test('JB-09 a migration gives stored jobs the current names of their states, and searches by either name find them', async () => {
  const { db } = database;
  const potenza = { city: 'Potenza', state: 'Basilicate', country: 'IT', label: 'Potenza, Italy' };
  const rome = { city: 'Rome', state: 'Lazio', country: 'IT', label: 'Rome' };
  const berlin = { city: 'Berlin', state: 'State of Berlin', country: 'DE', label: 'Berlin' };
  // A town abroad whose state has the former name of another.
  const elsewhere = { city: 'Basilicate', state: 'State of Berlin', country: 'US', label: 'Basilicate' };
  const keys = ['t:potenza|s:basilicate|c:IT', 's:basilicate|c:IT', 's:basilicate', 't:potenza', 'c:IT', 't:basilicate'];
  const jobs = [
    { places: [rome, potenza], keys },
    { places: [berlin, elsewhere], keys: ['t:berlin|s:state of berlin|c:DE', 's:state of berlin|c:DE', 'c:DE'] },
    { places: [rome], keys: ['s:lazio|c:IT'] },
  ];
  await sql`insert into enterprise (id, establishment_name) values (gen_random_uuid(), 'Clinic')`.execute(db);
  for (const job of jobs)
    await sql`
      with added as (
        insert into job (id, enterprise_id, title, summary, description_html, places, posted_at)
        select gen_random_uuid(), id, 'Nurse', '', '', ${JSON.stringify(job.places)}::jsonb, now() from enterprise returning id)
      insert into job_search (job_id, posted_at, title_vector, body_vector, skill_ids, place_keys, remote, easy_apply)
      select id, now(), '', '', '{}', ${job.keys}::text[], false, false from added`.execute(db);

  await saveSearches();

  await migrate(db, { migrations: await readMigrations() });

  const stored = await sql<{ places: unknown; place_keys: string[] }>`
    select places, place_keys from job join job_search on job_id = job.id`.execute(db);
  expect(stored.rows.map(({ places }) => places)).toEqual(
    expect.arrayContaining([[rome, { ...potenza, state: 'Basilicata' }], [{ ...berlin, state: 'Berlin' }, elsewhere], [rome]]),
  );
  const found = (state: string, country: string) => {
    const key = placeKeyOf({ state, country }) ?? '';
    return stored.rows.filter(({ place_keys }) => place_keys.includes(key)).length;
  };
  expect(['Basilicata', 'Basilicate', 'Lazio'].map((state) => found(state, 'IT'))).toEqual([1, 1, 1]);
  expect(['Berlin', 'State of Berlin'].map((state) => found(state, 'DE'))).toEqual([1, 1]);
  const first = stored.rows.find(({ place_keys }) => place_keys.includes('t:potenza'));
  expect(first?.place_keys.toSorted()).toEqual(
    ['c:IT', 's:basilicata', 's:basilicata|c:IT', 't:basilicate', 't:potenza', 't:potenza|s:basilicata|c:IT'].toSorted(),
  );
});

test('JB-09 a migration gives saved searches the current name of their state, and joins two that become one', async () => {
  const { rows } = await sql<{ candidate_id: string; query: string; alerts: string }>`
    select candidate_id, query, alerts from saved_search order by query`.execute(database.db);
  expect(rows.map(({ candidate_id, query, alerts }) => [candidate_id === NURSE ? 'nurse' : 'cook', query, alerts])).toEqual(
    [
      ['nurse', 'keyword=cook&state=Basilicata&country=Italy', 'DAILY'],
      ['nurse', 'keyword=nurse&state=Basilicata&country=IT&v=1', 'NEVER'],
      ['nurse', 'keyword=state+of+Berlin', 'WEEKLY'],
      ['cook', 'state=Berlin', 'WEEKLY'],
      ['nurse', 'state=Basilicate&country=US', 'WEEKLY'],
    ].toSorted(([, one = ''], [, other = '']) => (one < other ? -1 : 1)),
  );
});

test('JB-09 jobs and addresses with a former name of a state are in it', async () => {
  const address = { city: 'Potenza', state: 'Basilicate', country: 'IT' };
  expect(placeKeys([address], { remote: false })).toContain(placeKeyOf({ ...address, state: 'Basilicata' }));
  const [former, current, none] = await cityIds(database.db, [
    address,
    { ...address, state: 'Basilicata' },
    { ...address, city: 'Zzz' },
  ]);
  expect([former, none]).toEqual([current, undefined]);
  expect(current).toBeGreaterThan(0);
});
