// Prints as JSON how long the queries of the reports take on the current data: `--runs N`, `--email ADDRESS` of the candidate who gets the history.
import { parseArgs } from 'node:util';
import type { JobDensityInput, ReportPeriod } from '@hirehq/shared-contracts/graphql/types';
import { searchJobs } from '../modules/engine/jobs/index.ts';
import { activityOf, densityOf, ratingsOf } from '../modules/candidate/reports/index.ts';
import { readConfig } from '../platform/config.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { measure, type Latency } from './latency.ts';
import { candidateByEmail, newCandidate, openJobs, plantHistory } from './reports-data.store.ts';

const FEW = 50;
const MANY = 5_000;
const PERIODS: readonly ReportPeriod[] = ['WEEKS_4', 'ALL'];

const { values } = parseArgs({ options: { runs: { type: 'string', default: '60' }, email: { type: 'string' } } });
const config = readConfig(process.env);
const { db, close } = await openDatabase(config);
try {
  const now = () => new Date();
  const services = { db, now, config };
  const runs = Number(values.runs);
  const busy = (values.email && (await candidateByEmail(db, values.email))) || (await newCandidate(db));
  const quiet = await newCandidate(db);
  await plantHistory(db, busy, MANY, now());
  await plantHistory(db, quiet, FEW, now());

  const input = (turn: number) => ({ period: PERIODS[turn % PERIODS.length] ?? 'ALL', timeZone: 'Europe/Amsterdam' });
  const byHistory: Record<string, { few: Latency; many: Latency }> = {};
  for (const [name, report] of [
    ['activity', activityOf],
    ['ratings', ratingsOf],
  ] as const) {
    const timed = (candidateId: string) =>
      measure((turn) => report(services, candidateId, input(turn)), { runs, variants: PERIODS.length });
    byHistory[name] = { few: await timed(quiet), many: await timed(busy) };
  }

  const skills = (await densityOf(services, busy, { level: 'COUNTRY', skills: [] })).mySkills.map(({ id }) => id);
  const density: Record<string, Latency> = {};
  const kinds: Readonly<Record<string, JobDensityInput>> = {
    'my skills by city': { level: 'CITY' },
    'my skills by state': { level: 'STATE' },
    'my skills by country': { level: 'COUNTRY' },
    'any job by city': { level: 'CITY', skills: [] },
    'keyword by city': { level: 'CITY', skills: [], keyword: 'manager' },
  };
  for (const [name, asked] of Object.entries(kinds))
    density[name] = await measure(() => densityOf(services, busy, asked), { runs, variants: 1 });
  const search = await measure(
    async () => {
      const found = await searchJobs(db, {
        filter: { skills },
        sort: 'RELEVANCE',
        after: null,
        first: 20,
        synonyms: false,
        now: now(),
      });
      return found.counts();
    },
    { runs, variants: 1 },
  );
  process.stdout.write(
    `${JSON.stringify({ jobs: await openJobs(db), few: FEW, many: MANY, byHistory, density, search }, undefined, 2)}\n`,
  );
} finally {
  await close();
}
