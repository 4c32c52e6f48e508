// Prints as JSON how long a published version takes until pages have it, and what the look-up of the live set costs a page.
import { createHash } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { liveSequence } from '../../modules/delivery/releases/sets/sets.store.ts';
import { builtRelease, type BuiltTestRelease } from '../../modules/delivery/releases/testing/built-release.ts';
import {
  openDeliveryProcesses,
  type DeliveryProcess,
  type DeliveryProcesses,
} from '../../modules/delivery/releases/testing/delivery-processes.ts';
import { createDatabase } from '../../platform/database/database.ts';
import { startEmbeddedPostgres } from '../../platform/database/embedded-postgres.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { measure } from '../latency.ts';
import { addPastSets } from './past-sets.store.ts';

const ROUNDS = 9;
/** About as many and as large as those of a remote of the platform. */
const FILES = { count: 30, lines: 150 };
const SETS = [10, 1_000, 10_000];
const PAGES = 300;

function newRelease(version: string): BuiltTestRelease {
  const line = (file: number, number: number) =>
    `export const value${number} = '${createHash('sha256').update(`${version} ${file} ${number}`).digest('hex')}';\n`;
  const text = (file: number) => Array.from({ length: FILES.lines }, (_, number) => line(file, number)).join('');
  return builtRelease('jobs', version, {
    files: Object.fromEntries(Array.from({ length: FILES.count }, (_, file) => [`part-${file}.js`, text(file)])),
  });
}

/** Milliseconds until a page of this version has come. */
async function untilVisible({ page }: DeliveryProcess, version: string, since: number): Promise<number> {
  while ((await page()).versions['jobs'] !== version);
  return performance.now() - since;
}

async function measureVisible(processes: DeliveryProcesses) {
  const [one, other, team] = [await processes.start(), await processes.start(), await processes.team('jobs')];
  const times = { publish: [] as number[], same: [] as number[], other: [] as number[] };
  let bytes = 0;
  // The first one warms up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const release = newRelease(`2.${round}.0`);
    bytes = Object.values(release.files).reduce((sum, text) => sum + text.length, 0);
    await Promise.all([one.page(), other.page()]);
    const begun = performance.now();
    await team.publish(one.origin, release);
    const published = performance.now();
    await team.promote(one.origin, { jobs: release.release.version });
    const seen = [one, other].map((process) => untilVisible(process, release.release.version, published));
    const [same = 0, elsewhere = 0] = await Promise.all(seen);
    if (round === 0) continue;
    times.publish.push(published - begun);
    times.same.push(same);
    times.other.push(elsewhere);
  }
  return { bytes, ...times };
}

async function measureLookUp({ hirehq: { app, db } }: DeliveryProcesses) {
  const measured = [];
  for (const sets of SETS) {
    await addPastSets(db, sets);
    const page = await measure(() => app.inject({ url: '/', headers: { accept: 'text/html' } }), { runs: PAGES, variants: 20 });
    const lookUp = await measure(() => liveSequence(db), { runs: PAGES, variants: 20 });
    measured.push({ sets, page: page.p50, lookUp: lookUp.p50 });
  }
  return measured;
}

const folder = await mkdtemp(join(tmpdir(), 'hirehq-delivery-'));
await chmod(folder, 0o711);
const server = await startEmbeddedPostgres({ folder });
const db = createDatabase({ connectionString: server.url });
await migrate(db);
const processes = await openDeliveryProcesses({ db, url: server.url, drop: () => db.destroy() });
const visible = await measureVisible(processes);
const lookUp = await measureLookUp(processes);
await processes.close();
await server.stop();
await rm(folder, { recursive: true, force: true });
process.stdout.write(`${JSON.stringify({ visible, lookUp })}\n`);
process.exit(0);
