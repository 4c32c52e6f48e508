import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/database.ts';
import { countryCodeOf } from '../../places/index.ts';

/** The facts of a candidate that jobs are matched against. */
export interface MatchProfile {
  /** Years of experience by skill id. */
  skills: ReadonlyMap<number, number>;
  /** Job titles of the candidate, latest first. */
  titles: readonly string[];
  /** Null if not stated. */
  years: number | null;
  city: string | null;
  state: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string | undefined;
}

const EMPTY: MatchProfile = { skills: new Map(), titles: [], years: null, city: null, state: null, country: undefined };
const LATEST_TITLES = 4;

export async function matchProfileOf(db: Database, candidateId: string): Promise<MatchProfile> {
  const { rows } = await sql<{
    skills: [number, string][];
    titles: string[];
    years: string | null;
    city: string | null;
    state: string | null;
    country: string | null;
  }>`
    select city, state, country, overall_years_of_experience as years,
      (select coalesce(json_agg(json_build_array(skill_id, years_of_experience)), '[]') from candidate_skill where candidate_id = candidate.id) as skills,
      array_remove(array[job_title, profile_title] || array(
        select title from work_history where candidate_id = candidate.id order by worked_from desc limit ${LATEST_TITLES}::int), null) as titles
    from candidate where id = ${candidateId}::uuid`.execute(db);
  const [row] = rows;
  if (!row) return EMPTY;
  const skills = new Map(row.skills.map(([id, years]) => [id, Number(years)]));
  return {
    skills,
    titles: [...new Set(row.titles.map((title) => title.trim()).filter(Boolean))],
    years: row.years === null ? (skills.size > 0 ? Math.max(...skills.values()) : null) : Number(row.years),
    city: row.city?.trim() || null,
    state: row.state?.trim() || null,
    country: row.country ? countryCodeOf(row.country) : undefined,
  };
}
