import { sql, type Kysely } from 'kysely';

/** A company is found by its name as people type it: without accents, signs, a 'The' or the form of the company. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function company_key(name text) returns text language sql immutable parallel safe
    return regexp_replace(
      regexp_replace(
        trim(regexp_replace(lower(regexp_replace(normalize(name, NFKD), '[\u0300-\u036F]', '', 'g')), '[^[:alnum:]]+', ' ', 'g')),
        '^the (?=.)', ''),
      '( (inc|incorporated|llc|ltd|limited|plc|corp|corporation|company|gmbh|ag|se|bv|nv|sa|sas|sarl|srl|spa|oy|ab|as|pty))+$', '')`.execute(
    db,
  );
  await sql`create index enterprise_named on enterprise (company_key(establishment_name))`.execute(db);
}
