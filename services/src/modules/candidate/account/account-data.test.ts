import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keyColumnsOf } from '../../../platform/files/file-columns.store.ts';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Tables without data about candidates, each with what it is about. A new table is declared by its module, or named here. */
const ABOUT_NOBODY: Readonly<Record<string, string>> = {
  attempt: 'counts by a hash of rule and subject, for a day at most',
  console_log: 'errors of pages, without who saw them',
  deleted_identity: 'a keyed hash, so that a deleted account does not come back by an old token',
  employer_domain: 'employers',
  employer_key: 'employers',
  employer_logo: 'employers',
  employer_mail: 'addresses of employers',
  employer_request: 'requests of employers; responses about candidates are not stored (SV-08)',
  enterprise: 'employers',
  ended_session: 'ids of sessions that have ended, for a day',
  feed: 'employers',
  feed_import: 'employers',
  held_closing: 'jobs',
  file_scan: 'states of the scanner by the key of a file, deleted with the file',
  former_picture: 'pictures of employers that were replaced',
  identity_key: 'signing keys',
  invitation_stop: 'a keyed hash: without it, unsubscribing would not last',
  job: 'jobs',
  job_city: 'jobs',
  job_sample: 'jobs',
  job_search: 'jobs',
  job_skill: 'jobs',
  job_title: 'catalogue',
  lease: 'processes',
  live_release: 'releases',
  load_report: 'loads of remotes, without who loaded them',
  message_absence: 'employers',
  pay_rates: 'exchange rates',
  place: 'catalogue',
  place_name: 'catalogue',
  referral_stop: 'a keyed hash: without it, unsubscribing would not last',
  canary: 'releases; email addresses of test accounts that a team names',
  canary_minute: 'releases',
  canary_visit: 'keyed hashes of visits, until a canary ends',
  live_set: 'releases',
  load_count: 'releases',
  release: 'releases',
  release_file: 'releases',
  release_map: 'releases',
  release_history: 'releases',
  release_lock: 'releases',
  release_sequence: 'releases',
  release_set: 'releases',
  release_upload: 'releases',
  serving_process: 'processes',
  signing_key: 'keys of teams',
  stored_file: 'releases',
  team_key: 'keys of teams',
  team_webhook: 'addresses of teams',
  schema_migration: 'migrations',
  search_word: 'catalogue',
  stored_catalogue: 'catalogue',
  skill: 'catalogue',
  talent_pool: 'employers',
  taxonomy_entry: 'catalogue',
  term: 'catalogue',
  term_relation: 'catalogue',
  used_visitor_token: 'hashes of tokens of employers, until they expire',
  visitor_key: 'public keys of employers',
  web_push_key: 'a key of the platform',
  webhook: 'employers',
};

/** Columns that name a candidate in a table that is about nobody, each with the reason. */
const COLUMNS_ABOUT_NOBODY: Readonly<Record<string, string>> = {
  'employer_mail.email_address': 'an address of the employer',
  'enterprise.exclusive_candidate_logo_file': 'a picture of the employer',
  'enterprise.exclusive_candidate_theme': 'colours of the employer',
  'invitation_stop.email_hash': 'a keyed hash',
  'referral_stop.email_hash': 'a keyed hash',
};

const declared = () => new Set<string>(app.services.candidateData.map(({ table }) => table));

async function rows<Row>(query: ReturnType<typeof sql<Row>>): Promise<Row[]> {
  return (await query.execute(app.db)).rows;
}

const tables = async () =>
  (
    await rows(sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`)
  ).map(({ name }) => name);

const columns = () =>
  rows(sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns where table_schema = 'public'`);

describe('PR-11 the data of candidates', () => {
  test('is declared for every table, by the module that owns it, or the table is about something else', async () => {
    const known = new Set([...declared(), ...Object.keys(ABOUT_NOBODY)]);
    expect(
      (await tables()).filter((name) => !known.has(name)),
      'Declare what these tables store about candidates: docs/how-to.md#store-data-about-candidates',
    ).toEqual([]);
  });

  test('is declared for tables that exist, once in this list or by a module', async () => {
    const existing = new Set(await tables());
    const both = Object.keys(ABOUT_NOBODY).filter((name) => declared().has(name));
    const gone = [...declared(), ...Object.keys(ABOUT_NOBODY)].filter((name) => !existing.has(name));
    expect({ both, gone }).toEqual({ both: [], gone: [] });
  });

  test('is in no table that refers to a candidate, or has an address, and is not declared', async () => {
    const references = await rows(sql<{ table: string; column: string }>`
      with recursive about as (
        select 'candidate'::regclass::oid as id
        union
        select pg_constraint.conrelid from pg_constraint join about on pg_constraint.confrelid = about.id
        where pg_constraint.contype = 'f'
      )
      select about.id::regclass::text as table, 'foreign key' as column from about`);
    const named = (await columns()).filter(({ column }) => /candidate|email|recipient|first_name|last_name|phone/.test(column));
    const found = [...references, ...named].filter(
      ({ table, column }) => !declared().has(table) && COLUMNS_ABOUT_NOBODY[`${table}.${column}`] === undefined,
    );
    expect(found).toEqual([]);
  });

  test('names only columns that exist', async () => {
    const existing = new Set((await columns()).map(({ table, column }) => `${table}.${column}`));
    const named = app.services.candidateData.flatMap(({ table, rowsOf, files = [], withheld = {}, kept }) =>
      [
        ...('candidate' in rowsOf ? [rowsOf.candidate] : []),
        ...('email' in rowsOf ? [rowsOf.email] : []),
        ...('parent' in rowsOf ? [rowsOf.by] : []),
        ...files.flatMap(({ key, name }) => (name === undefined ? [key] : [key, name])),
        ...Object.keys(withheld),
        ...(kept?.cleared ?? []),
      ].map((column) => `${table}.${column}`),
    );
    expect(named.filter((column) => !existing.has(column))).toEqual([]);
  });

  test('has the key of every file in a column that is declared, so that no bytes outlive their row', async () => {
    const keys = (await columns()).filter(({ column }) => /storage_key|attachment_key|_file$/.test(column));
    const known = new Set([
      ...keyColumnsOf(app.services.candidateData, app.app.modules).map(({ table, column }) => `${table}.${column}`),
      // Is deleted with the file.
      'file_scan.storage_key',
      // Refers to a row of `file`.
      'candidate.media_file',
    ]);
    expect(keys.map(({ table, column }) => `${table}.${column}`).filter((each) => !known.has(each))).toEqual([]);
  });
});
