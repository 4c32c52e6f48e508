import { DEMO_PASSWORD } from '@hirehq/shared-contracts/demo';
import { ensureAccount } from '../modules/sign-in/identity/index.ts';
import { candidateRecords, ensureCandidate } from '../modules/candidate/candidates/index.ts';
import { DAY_MS } from '@hirehq/shared-contracts/durations';
import {
  closeJobs,
  dropForBulkLoad,
  isBulkLoadUnfinished,
  rebuildAfterBulkLoad,
  refreshStatistics,
  withoutWaitingForDisk,
  writeJobs,
  type NewJob,
} from '../modules/engine/jobs/index.ts';
import { seedPlaces } from '../modules/engine/places/index.ts';
import { seedCatalogue } from '../modules/engine/skills/index.ts';
import { OWN_PROVIDER, type Config } from '../platform/config.ts';
import type { Database } from '../platform/database/database.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import type { Lease } from '../platform/database/lease.ts';
import { DEMO_CANDIDATES } from './demo-candidates.ts';
import { alone, demoJobCount, statesOfDemoPlaces, storeEmployers, storeHistory } from './demo-data.store.ts';
import { DEMO_OPERATOR } from './demo-operator.ts';
import { DEMO_CONVERSATIONS, demoPdf } from './demo-conversations.ts';
import { storeConversations } from './demo-conversations.store.ts';
import { demoEmployers } from './demo-employers.ts';
import { storeFiles } from './demo-files.store.ts';
import { storeYear } from './demo-year.store.ts';
import { generateJobs } from './generate-jobs.ts';
import { createRandom } from './random.ts';

export const DEMO_JOBS = 2000;
const SEED = 20_261_121;
const BATCH = 1000;
/** Below this number of rows, updating the indexes is faster than rebuilding them. */
const BULK_FROM = 10_000;

export interface SeedDemoOptions {
  jobs?: number | undefined;
  /** Reference time for 'posted three days ago'. */
  now?: Date;
  progress?: (message: string) => void;
}

/** True for about one in twenty jobs, determined by the id. */
const isClosed = (job: NewJob) => Number.parseInt(job.id.slice(0, 2), 16) < 12;

/** The demo employers' ids, the same for every platform. */
export const demoEmployerIds = (): string[] => demoEmployers(createRandom(SEED)).map((employer) => employer.id);

interface SeededServices {
  db: Database;
  config: Pick<Config, 'sso'>;
  /** Without it, demo conversations have no attachments, and demo candidates no files. */
  files?: FileStore | undefined;
}

/** Adds demo employers, jobs and candidates that do not exist yet. */
export async function seedDemoData(
  { db, config, files }: SeededServices,
  { jobs = DEMO_JOBS, now = new Date(), progress }: SeedDemoOptions = {},
): Promise<void> {
  await seedCatalogue(db);
  await seedPlaces(db);
  const onWait = () => progress?.('Another process is making the demo data; waiting until it is done');
  await alone(db, onWait, async (lease) => {
    const random = createRandom(SEED);
    const employers = demoEmployers(random);
    await storeEmployers(db, employers);
    const stored = await demoJobCount(
      db,
      employers.map((employer) => employer.id),
    );
    if (stored < jobs) {
      progress?.(`Making ${(jobs - stored).toLocaleString('en-US')} demo jobs`);
      await storeJobs(db, jobs, stored, { employers, now, random, lease });
    } else if (await isBulkLoadUnfinished(db)) await rebuildAfterBulkLoad(db);
    if (!config.sso.embedded) return;
    await storeCandidates({ db, files }, now);
    const operator = { ...DEMO_OPERATOR, emailVerified: true, password: DEMO_PASSWORD };
    await db.transaction().execute((trx) => ensureAccount({ candidates: candidateRecords }, trx, operator));
  });
}

async function storeJobs(
  db: Database,
  jobs: number,
  stored: number,
  {
    employers,
    now,
    random,
    lease,
  }: { employers: ReturnType<typeof demoEmployers>; now: Date; random: ReturnType<typeof createRandom>; lease: Lease },
): Promise<void> {
  const states = await statesOfDemoPlaces(db);
  const surroundings = {
    employers,
    now,
    stateOf: (place: { city: string; country: string }) => states.get(`${place.city}|${place.country}`) ?? null,
  };
  // An interrupted bulk load may have left the table without indexes.
  const bulk = jobs - stored >= BULK_FROM || (await isBulkLoadUnfinished(db));
  if (bulk) await dropForBulkLoad(db);
  let batch: NewJob[] = [];
  const store = () =>
    db.transaction().execute(async (trx) => {
      await lease.assertHeld(trx);
      await withoutWaitingForDisk(trx);
      await writeJobs(trx, batch);
      await closeJobs(
        trx,
        batch.filter(isClosed).map((job) => job.id),
        new Date(now.getTime() - DAY_MS),
      );
      batch = [];
    });
  let index = 0;
  for (const job of generateJobs(random, surroundings, jobs)) {
    // The generator is deterministic, so the stored jobs are its first ones.
    if (index++ < stored) continue;
    batch.push(job);
    if (batch.length === BATCH) await store();
  }
  if (batch.length > 0) await store();
  await (bulk ? rebuildAfterBulkLoad(db) : refreshStatistics(db));
}

/** Stores the attachments of the demo conversations; returns their keys by file name. */
async function storeAttachments(files: FileStore): Promise<Map<string, string>> {
  const names = new Set(DEMO_CONVERSATIONS.flatMap(({ messages }) => messages.flatMap(({ attachment }) => attachment ?? [])));
  const keys = new Map<string, string>();
  for (const name of names) keys.set(name, await files.put(demoPdf(name.replace(/\.pdf$/, ''))));
  return keys;
}

async function storeCandidates({ db, files }: Pick<SeededServices, 'db' | 'files'>, now: Date): Promise<void> {
  let stored: Promise<ReadonlyMap<string, string>> | undefined;
  const attachments = () => (stored ??= files ? storeAttachments(files) : Promise.resolve(new Map()));
  for (const candidate of DEMO_CANDIDATES) {
    const { name, email, neuroClassification } = candidate;
    await db.transaction().execute(async (trx) => {
      const account = await ensureAccount({ candidates: candidateRecords }, trx, {
        name,
        email,
        neuroClassification,
        emailVerified: true,
        password: DEMO_PASSWORD,
      });
      const candidateId =
        account.candidateId ??
        (await ensureCandidate(trx, { issuer: OWN_PROVIDER, subject: account.id, name, email, neuroClassification })).id;
      await storeHistory(trx, candidateId, candidate, now);
      await storeConversations(trx, candidateId, { attachments, now });
      if (candidate.files && files) await storeFiles({ trx, files, now }, candidateId, candidate.files);
      if (candidate.yearOfApplications) await storeYear(trx, candidateId, now);
    });
  }
}
