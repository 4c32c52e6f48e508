import { sql, type Kysely } from 'kysely';

/** Country, former name, name. */
const RENAMED: readonly (readonly [string, string, string])[] = [
  ['AR', 'Cordoba', 'Córdoba'],
  ['AR', 'Entre Rios', 'Entre Ríos'],
  ['AR', 'Neuquen', 'Neuquén'],
  ['AR', 'Rio Negro', 'Río Negro'],
  ['AR', 'Tucuman', 'Tucumán'],
  ['AZ', 'Baki', 'Baku'],
  ['AZ', 'Gǝncǝ', 'Ganja'],
  ['BA', 'Federation of B&H', 'Federation of Bosnia and Herzegovina'],
  ['BA', 'Srpska', 'Republika Srpska'],
  ['BY', 'Grodnenskaya', 'Hrodna'],
  ['BY', 'Homyel’ Voblasc’', 'Homel'],
  ['CL', 'Araucania', 'Araucanía'],
  ['CL', 'Biobio', 'Biobío'],
  ['CL', 'Valparaiso', 'Valparaíso'],
  ['CZ', 'Carlsbad Region', 'Karlovy Vary Region'],
  ['CZ', 'Vysocina', 'Vysočina'],
  ['DE', 'Baden-Wurttemberg', 'Baden-Württemberg'],
  ['DE', 'Rheinland-Pfalz', 'Rhineland-Palatinate'],
  ['DE', 'State of Berlin', 'Berlin'],
  ['DO', 'Nacional', 'Distrito Nacional'],
  ['ES', 'Castille and León', 'Castile and León'],
  ['ES', 'Castille-La Mancha', 'Castile-La Mancha'],
  ['ET', 'Oromiya', 'Oromia'],
  ['FR', 'New Aquitaine', 'Nouvelle-Aquitaine'],
  ['GT', 'Suchitepeque', 'Suchitepéquez'],
  ['HU', 'Bekes County', 'Békés County'],
  ['IT', 'Basilicate', 'Basilicata'],
  ['IT', 'The Marches', 'Marche'],
  ['LY', 'Banghazi', 'Benghazi'],
  ['NG', 'FCT', 'Federal Capital Territory'],
  ['PE', 'Junin', 'Junín'],
  ['PY', 'Asuncion', 'Asunción'],
  ['QA', 'Baladiyat ad Dawhah', 'Doha'],
  ['QA', 'Baladiyat ar Rayyan', 'Al Rayyan'],
  ['RO', 'Arges', 'Argeș'],
  ['RU', 'Arkhangelskaya', 'Arkhangelsk Oblast'],
  ['RU', "Leningradskaya Oblast'", 'Leningrad Oblast'],
  ['RU', 'St.-Petersburg', 'Saint Petersburg'],
  ['RU', 'Stavropol Kray', 'Stavropol Krai'],
  ['RU', 'Zabaykalskiy (Transbaikal) Kray', 'Zabaykalsky Krai'],
  ['SN', 'Thies', 'Thiès'],
  ['TW', 'Takao', 'Kaohsiung'],
  ['VN', 'Ho Chi Minh City (HCMC)', 'Ho Chi Minh City'],
];
/** Jobs have the states of their places, and are found, by the names of the current catalogue. The next pull of each feed reads its jobs again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const renamed = sql`(values ${sql.join(RENAMED.map((row) => sql`(${sql.join(row.map((cell) => sql`${cell}::text`))})`))}) as renamed (country, former, name)`;
  await sql`
    update job set places = (
      select jsonb_agg(case when renamed.name is null then place else jsonb_set(place, '{state}', to_jsonb(renamed.name)) end order by position)
      from jsonb_array_elements(job.places) with ordinality as each (place, position)
      left join ${renamed} on renamed.country = place ->> 'country' and renamed.former = place ->> 'state')
    where exists (
      select from jsonb_array_elements(job.places) as place
      join ${renamed} on renamed.country = place ->> 'country' and renamed.former = place ->> 'state')`.execute(db);
  for (const [country, former, name] of RENAMED)
    for (const table of ['job_search', 'job_sample'])
      await sql`
        update ${sql.table(table)} set place_keys = array(
          select distinct array_to_string(
            array_replace(string_to_array(key, '|'), 's:' || fold_text(${former}::text), 's:' || fold_text(${name}::text)), '|')
          from unnest(place_keys) as key)
        where fold_text(${former}::text) <> fold_text(${name}::text)
          and place_keys && array['s:' || fold_text(${former}::text) || ${`|c:${country}`}::text]`.execute(db);
  await sql`update feed set etag = null, last_modified = null where etag is not null or last_modified is not null`.execute(db);
}
