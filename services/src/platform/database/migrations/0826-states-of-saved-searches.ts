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

const ENGLISH = new Intl.DisplayNames(['en'], { type: 'region' });

interface SavedSearch {
  id: string;
  candidate_id: string;
  query: string;
}

/** The query with the current name of its state; undefined if it has that already, or no state. */
function renamed(query: string): string | undefined {
  const search = new URLSearchParams(query);
  const [state, country] = [search.get('state'), search.get('country')];
  const found = RENAMED.find(
    ([code, former]) => former === state && (country === null || country.toUpperCase() === code || country === ENGLISH.of(code)),
  );
  if (!found) return undefined;
  search.set('state', found[2]);
  return search.toString();
}

/**
 * Saved searches have the state of their place by the name of the current catalogue, as the addresses of job lists do. Of two that become the
 * same search, the one that is there under the current name stays, and has the alerts of the other if it has none itself.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<SavedSearch>`
    select id, candidate_id, query from saved_search where query like '%state=%' order by created_at, id`.execute(db);
  for (const { id, candidate_id, query } of rows) {
    const current = renamed(query);
    if (current === undefined) continue;
    const { rows: same } = await sql<{ id: string }>`
      select id from saved_search where candidate_id = ${candidate_id}::uuid and query = ${current}`.execute(db);
    if (same[0]) {
      await sql`
        update saved_search set alerts = former.alerts, next_alert_at = former.next_alert_at, covered_at = former.covered_at
        from saved_search as former
        where former.id = ${id}::uuid and saved_search.id = ${same[0].id}::uuid and saved_search.alerts = 'NEVER'`.execute(db);
      await sql`delete from saved_search where id = ${id}::uuid`.execute(db);
    } else await sql`update saved_search set query = ${current} where id = ${id}::uuid`.execute(db);
  }
}
