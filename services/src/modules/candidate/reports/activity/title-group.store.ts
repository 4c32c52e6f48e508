import { sql, type RawBuilder } from 'kysely';

/** What a title says after its first part: a location, a team, '(m/f/d)'. */
const REST = String.raw`\s*([(\[|,:]|\s[-–—/]\s).*$`;
const LEVELS = 'senior sénior sr junior júnior jr lead principal staff mid graduate trainee intern i ii iii iv'.split(' ');
const LEVEL = String.raw`\m(${LEVELS.join('|')}|\d+)\M\.?`;

/** Titles of one group have the same value: 'Senior Nurse (m/f/d)' and 'Nurse - Utrecht'. */
export const titleGroup = (title: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  coalesce(
    nullif(btrim(regexp_replace(regexp_replace(regexp_replace(lower(${title}), ${REST}, ''), ${LEVEL}, ' ', 'g'), '\s+', ' ', 'g')), ''),
    lower(${title}))`;
