import { sql } from 'kysely';
import { cachedRead } from '../../../../platform/caching/cached-read.ts';
import { foldText, titleNamed } from '../../skills/index.ts';
import { ofHealth } from './conditions.store.ts';
import { slotsOfJobs } from './sample-slots.ts';
import { searchShape } from './search-shape.store.ts';

/** The titles of about this many jobs are counted. */
const JOBS_COUNTED = 10_000;
/** Titles that are read: many of the commonest say more than the occupation. */
const TITLES_READ = 300;
const MOST = 12;
const MINUTES = 10;

/** The occupations of the catalogue that most open jobs, or jobs in health, have for a title, as those jobs write them, the commonest first. */
export const popularTitles = cachedRead(
  { ttlMs: MINUTES * 60_000, max: 2 },
  async (db, healthWork: boolean): Promise<string[]> => {
    const { jobs } = await searchShape(db);
    const slots = slotsOfJobs(JOBS_COUNTED, jobs);
    const counted =
      slots === undefined ? sql`job_search` : sql`(select * from job_sample where slot < ${sql.lit(slots)}) counted`;
    const { rows } = await sql<{ title: string }>`
    select min(title) as title from (select job_id from ${counted} where ${healthWork ? ofHealth : sql`true`} limit ${sql.lit(JOBS_COUNTED)}) found join job on job.id = found.job_id
    group by fold_text(title) order by count(*) desc, 1 limit ${sql.lit(TITLES_READ)}`.execute(db);
    const titles = new Map<string, string>();
    for (const { title } of rows) {
      const name = titleNamed(foldText(title));
      if (name !== undefined && !titles.has(name)) titles.set(name, title);
    }
    return [...titles.values()].slice(0, MOST);
  },
);
