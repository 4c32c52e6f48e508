import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { machine, table, type Say } from './write-section.ts';
import { freePort, withServices } from './running-services.ts';

const MEASURE = join(import.meta.dirname, '../../services/src/bench/abuse/measure-hostile-resumes.ts');
/** Highest accepted p95 of a reading, relative to a quiet system, and memory of one reading in megabytes. */
const ALLOWED = { ratio: 4, peakMb: 512 };

interface Readings {
  p50: number;
  p95: number;
  asked: number;
  refused: number;
}

/** The JSON that services/src/bench/abuse/measure-hostile-resumes.ts prints. */
interface Measured {
  quiet: Readings;
  flooded: Readings;
  /** Responses to the candidate with hostile files, by status. */
  statuses: Readonly<Record<string, number>>;
  peakMb: number;
  togetherMb: number;
  flood: number;
}

async function measure(): Promise<Measured> {
  const issuer = `http://127.0.0.1:${await freePort()}/realms/bench`;
  return withServices({ jobs: 100, environment: { HIREHQ_SSO_ISSUER: issuer } }, async ({ origin, pid }) => {
    const address = `http://127.0.0.1:${new URL(origin).port}`;
    const options = ['--origin', address, '--issuer', issuer, '--pid', String(pid)];
    const { stdout } = await promisify(execFile)(process.execPath, [MEASURE, ...options]);
    return JSON.parse(stdout.slice(stdout.indexOf('{'))) as Measured;
  });
}

/** Measures what others notice of a candidate who has hostile files read. */
export async function measureHostileResumes(say: Say): Promise<string> {
  say('reading résumés, then the same while one candidate has hostile files read');
  const { quiet, flooded, statuses, peakMb, togetherMb, flood } = await measure();
  const ratio = flooded.p95 / Math.max(quiet.p95, 0.1);
  const row = (name: string, { p50, p95, asked, refused }: Readings) => [
    name,
    p50,
    p95,
    `${(p95 / Math.max(quiet.p95, 0.1)).toFixed(1)}×`,
    `${refused} of ${asked}`,
  ];
  const of = (status: number) => statuses[status] ?? 0;
  const holds = ratio <= ALLOWED.ratio && flooded.refused === 0 && peakMb <= ALLOWED.peakMb;
  const claim = `within ${ALLOWED.peakMb} MB, and readings of others stay under ${ALLOWED.ratio}× the quiet ones`;
  return `${machine('embedded PostgreSQL')}

People have a résumé of one page read, one after the other, in a quiet system and while one candidate asks for ${flood} readings at a time of PDFs
that unpack to gigabytes or take years. Milliseconds from request to response, p95 against the quiet one.

${table(
  ['meanwhile', 'p50', 'p95', 'ratio', 'refused'],
  [row('quiet', quiet), row(`${flood} hostile readings at a time`, flooded)],
)}

The hostile candidate got ${of(502)} refusals of files with their reason, ${of(503)} because too many of its own readings were waiting, and ${of(429)} by the limit of an
hour. One reading took ${peakMb} MB at most, all at the same time ${togetherMb} MB.

${holds ? `Every reading stays ${claim}.` : `**Not every reading stays ${claim}.**`}`;
}
