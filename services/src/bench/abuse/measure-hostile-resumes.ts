// Measures how long readings of résumés take, in a quiet system and while one candidate has hostile files read; prints JSON.
import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { HOSTILE_FILES, type HostileFile } from '../../modules/engine/resume-reading/testing/hostile/hostile-files.ts';
import { RESUME_FILES } from '../../modules/engine/resume-reading/testing/resume-files.ts';
import { runPeriodically } from '../../platform/periodic.ts';
import { loadAgent, percentile, send } from '../load-generator.ts';
import { createCandidates } from '../load-traffic.ts';

type Headers = Record<string, string>;

const PEOPLE = 6;
/** Over all of them. */
const READINGS = 18;
/** As many as one candidate asks for at the same time. */
const FLOOD = 12;
const SET: readonly HostileFile[] = [
  HOSTILE_FILES['forms in forms'],
  HOSTILE_FILES['letters of gigabytes'],
  HOSTILE_FILES['Flate in Flate in Flate'],
  HOSTILE_FILES['cross-references of gigabytes'],
];

async function upload(origin: string, headers: Headers, data: Uint8Array): Promise<string> {
  const form = new FormData();
  form.set('title', 'CV');
  form.set('file', new File([new Uint8Array(data)], 'cv.pdf', { type: 'application/pdf' }));
  const response = await fetch(`${origin}/api/v1/candidates/resume`, { method: 'POST', headers, body: form });
  if (!response.ok) throw new Error(`An upload got ${response.status}.`);
  const { responsePayload } = (await response.json()) as { responsePayload: { id: string } };
  return responsePayload.id;
}

async function reading(origin: string, headers: Headers, id: string): Promise<{ status: number; ms: number }> {
  const started = performance.now();
  const path = `/api/v1/candidates/resume/${id}/reading`;
  const { status } = await send(origin, { method: 'POST', path, headers, body: undefined });
  return { status, ms: performance.now() - started };
}

/** Resident megabytes of the processes that the services have started to read résumés: of each its peak so far. */
async function readers(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  const peaks = await Promise.all(
    children.split(/\s+/).map(async (child) => {
      const of = (name: string) => readFile(`/proc/${child}/${name}`, 'utf8').catch(() => '');
      if (!(await of('cmdline')).includes('resume-reading/child.ts')) return [];
      return [Number(/VmHWM:\s+(\d+)/.exec(await of('status'))?.[1] ?? 0) / 1024];
    }),
  );
  return peaks.flat();
}

interface Reader {
  headers: Headers;
  id: string;
}

/** People read their résumés one after the other, as they come. */
async function readOneByOne(origin: string, people: readonly Reader[]) {
  const outcomes: { status: number; ms: number }[] = [];
  for (let turn = 0; turn < READINGS; turn += 1) {
    const person = people[turn % people.length];
    if (person) outcomes.push(await reading(origin, person.headers, person.id));
  }
  const times = outcomes.filter(({ status }) => status === 200).map(({ ms }) => ms);
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95), asked: READINGS, refused: READINGS - times.length };
}

/** Asks for readings of hostile files, so many at the same time, until it is over. */
function flood(origin: string, headers: Headers, ids: readonly string[]) {
  const statuses: Record<number, number> = {};
  let isOver = false;
  const asking = Array.from({ length: FLOOD }, async (_, number) => {
    for (let turn = number; !isOver; turn += 1) {
      const { status } = await reading(origin, headers, ids[turn % ids.length] ?? '');
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status !== 502) await setTimeout(100);
    }
  });
  return {
    async end() {
      isOver = true;
      await Promise.all(asking);
      return statuses;
    },
  };
}

const { values } = parseArgs({
  options: { origin: { type: 'string' }, issuer: { type: 'string' }, pid: { type: 'string' } },
});
const { origin = '', issuer = '' } = values;
const candidates = await createCandidates(issuer, PEOPLE + 1);
const [hostile = {}, ...others] = candidates.headers;
const honest = RESUME_FILES.find(({ name }) => name === 'oneColumn nurse-en');
if (!honest) throw new Error('The résumé to read is missing.');
const data = await honest.make();
const people: Reader[] = [];
for (const headers of others) people.push({ headers, id: await upload(origin, headers, data) });
const ids: string[] = [];
for (const file of SET) ids.push(await upload(origin, hostile, await file.make()));

// The first reading compiles and finds out what the operating system can limit.
for (const { headers, id } of people) await reading(origin, headers, id);
const quiet = await readOneByOne(origin, people);
let [peak, together] = [0, 0];
const watch = runPeriodically({
  everyMs: 40,
  async run() {
    const peaks = await readers(Number(values.pid));
    peak = Math.max(peak, ...peaks);
    together = Math.max(
      together,
      peaks.reduce((sum, megabytes) => sum + megabytes, 0),
    );
  },
  failed: (error) => process.stderr.write(`${String(error)}\n`),
});
const flooding = flood(origin, hostile, ids);
await setTimeout(2000);
const flooded = await readOneByOne(origin, people);
const statuses = await flooding.end();
await watch.stop();
candidates.close();
loadAgent.destroy();
const measured = { quiet, flooded, statuses, peakMb: Math.round(peak), togetherMb: Math.round(together), flood: FLOOD };
process.stdout.write(`${JSON.stringify(measured)}\n`, () => process.exit(0));
