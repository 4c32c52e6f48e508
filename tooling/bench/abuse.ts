import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { measureHostileResumes } from './hostile-resumes.ts';
import { machine, table, type Say, type Section } from './write-section.ts';
import { withServices } from './running-services.ts';

const JOBS = 20_000;
const MEASURE = join(import.meta.dirname, '../../services/src/bench/abuse.ts');
/** Highest accepted p95 of a search, relative to a quiet system. */
const ALLOWED = 3;

interface HeavyQuery {
  text: string;
  cost: number;
  ms: number;
}

/** The JSON that services/src/bench/abuse.ts prints. */
interface Measured {
  searches: {
    name: string;
    p50: number;
    p95: number;
    asked: number;
    refused: number;
    abuse: { served: number; refused: number };
  }[];
  heaviest: HeavyQuery | null;
  heaviestLight: HeavyQuery | null;
}

const count = (value: number) => value.toLocaleString('en-US');
const described = ({ text, cost, ms }: HeavyQuery) =>
  `${(text.match(/\br\d+: /g) ?? []).length} root fields, ${count(text.length)} characters, cost ${count(cost)}, ${Math.round(ms)} ms by itself`;

async function measure(flags: readonly string[]): Promise<Measured> {
  return withServices({ jobs: JOBS }, async ({ origin }) => {
    const address = `http://127.0.0.1:${new URL(origin).port}`;
    const { stdout } = await promisify(execFile)(process.execPath, [MEASURE, '--origin', address, ...flags], {
      maxBuffer: 2 ** 24,
    });
    return JSON.parse(stdout.slice(stdout.indexOf('{'))) as Measured;
  });
}

/** What visitors notice of others who send the most expensive queries, and of connections that never complete a request. */
async function queriesAndSockets(say: Say, flags: readonly string[]): Promise<string> {
  say(`seeding ${count(JOBS)} jobs, then searching for the most expensive query, then a few minutes of traffic`);
  const { searches, heaviest, heaviestLight } = await measure(flags);
  const quiet = searches.find(({ name }) => name === 'quiet')?.p95 ?? 0;
  const rows = searches.map(({ name, p50, p95, asked, refused, abuse }) => [
    name,
    p50,
    p95,
    `${(p95 / Math.max(quiet, 0.1)).toFixed(1)}×`,
    `${refused} of ${asked}`,
    name === 'quiet' ? '–' : count(abuse.served),
    name === 'quiet' ? '–' : count(abuse.refused),
  ]);
  const holds = searches.every(({ p95, refused }) => p95 <= ALLOWED * quiet && refused === 0);
  const queries =
    heaviest && heaviestLight
      ? `
The heaviest query is the slowest that a search over queries made from the schema found among those a visitor may send: ${described(heaviest)}. The
heaviest light one (${described(heaviestLight)}) does not wait in the lane for dear queries. The abusers of the heaviest have an address each, those of the light one share one.`
      : '';
  return `${machine('embedded PostgreSQL', `${count(JOBS)} jobs`)}

A visitor searches five times a second, with rows, total and facets, while 50 others send a query again as soon as they have the response, and while 2,000
connections have sent the head of a request and one byte of its body, from one address and from two hundred. Milliseconds of the visitor's
searches, their p95 against the quiet one, how many of them were refused, and how many requests of the abusers got a response and were refused
(of connections: open at the end, closed by the services).
${queries}

${table(['meanwhile', 'p50', 'p95', 'ratio', 'refused', 'abuse served', 'abuse refused'], rows)}

${holds ? `Every p95 stays under ${ALLOWED}× the quiet one, and no search is refused.` : `**Not every p95 stays under ${ALLOWED}× the quiet one, or a search was refused.**`}`;
}

/** Measures what people notice of others who misuse the platform, a section a part; flags name single parts. */
export async function measureAbuse(say: Say, flags: readonly string[] = []): Promise<Section[]> {
  const wants = (...parts: readonly string[]) => flags.length === 0 || parts.some((part) => flags.includes(part));
  const sections: Section[] = [];
  if (wants('--queries', '--sockets')) sections.push({ title: 'Abuse', text: await queriesAndSockets(say, flags) });
  if (wants('--resumes')) sections.push({ title: 'Hostile résumés', text: await measureHostileResumes(say) });
  return sections;
}
