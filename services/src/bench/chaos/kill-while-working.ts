import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { enqueueMail } from '../../modules/post/mail/index.ts';
import { createDatabase, type Database } from '../../platform/database/database.ts';
import { startEmbeddedPostgres } from '../../platform/database/embedded-postgres.ts';
import { createOutbox } from '../../platform/events/outbox-writer.store.ts';
import { copyCluster } from '../../platform/testing/copy-cluster.ts';
import { createWork, type Work } from '../../platform/work/work.ts';
import { startServicesProcess, unusedPort, type ServicesProcess } from '../services-process.ts';
import { addDueAlert, addAlertableJob, addTestWebhook, alertCounts, stillToDo } from './under-way.store.ts';

/** Outcome of one kind of work. */
interface Arrived {
  asked: number;
  lost: number;
  /** Delivered more than once, which senders outside a database transaction cannot rule out. */
  repeated: number;
}

export interface KilledWhileWorking {
  kills: number;
  mails: Arrived;
  webhooks: Arrived;
  /** Delivered as notifications, which are written in the database: never twice. */
  alerts: Arrived;
  /** Time from the last kill until all work was done. */
  doneAfterMs: number;
}

interface Setup {
  kills: number;
  binaries?: string | undefined;
  /** Data folder with a cluster to start with, instead of an empty one. */
  prepared?: string | undefined;
}

const EACH = 60;
const ALERTS = 20;
const KILL_AFTER_MS = 700;
const LOOK_EVERY_MS = 250;
const LONGEST_MS = 300_000;
const log = { warn: () => undefined, error: () => undefined };

function arrived(asked: readonly string[], found: readonly string[]): Arrived {
  const counts = Map.groupBy(found, (each) => each);
  return {
    asked: asked.length,
    lost: asked.filter((each) => !counts.has(each)).length,
    repeated: [...counts.values()].filter((each) => each.length > 1).length,
  };
}

/** A webhook endpoint that records the ids of the jobs it receives. */
async function startEndpoint() {
  const heard: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (piece: Buffer) => (body += piece.toString()));
    request.on('end', () => {
      heard.push((JSON.parse(body) as { data: { jobId: string } }).data.jobId);
      response.writeHead(204).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { heard, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, server };
}

async function recipientsIn(folder: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  return mails.map((mail) => /^To: <?([^>\r\n]+)>?/m.exec(mail)?.[1] ?? '');
}

async function untilDone(db: Database): Promise<number> {
  const from = performance.now();
  while ((await stillToDo(db)) > 0 && performance.now() - from < LONGEST_MS) await sleep(LOOK_EVERY_MS);
  return Math.round(performance.now() - from);
}

/** Queues mails, webhooks and alerts in one transaction each, as modules do. */
async function askForWork(db: Database, work: Work, enterpriseId: string) {
  const mails = Array.from({ length: EACH }, () => `${randomUUID()}@example.com`);
  const webhooks = Array.from({ length: EACH }, () => randomUUID());
  const outbox = createOutbox();
  const services = { work, now: () => new Date() };
  for (const to of mails)
    await db.transaction().execute((trx) => enqueueMail(services, trx, { to, subject: 'Hello', text: 'A text.' }));
  for (const jobId of webhooks)
    await db.transaction().execute((trx) => outbox.add(trx, 'job.closed', { enterpriseId, jobIds: [jobId] }));
  return { mails, webhooks };
}

/** Repeatedly kills one of two processes while mails, webhooks and alerts are being sent. */
export async function killWhileWorking({ kills, binaries, prepared }: Setup): Promise<KilledWhileWorking> {
  const folder = await mkdtemp(join(tmpdir(), 'hirehq-kills-'));
  await chmod(folder, 0o711);
  const undo: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  try {
    if (prepared) await copyCluster(prepared, folder);
    const server = await startEmbeddedPostgres({ folder, binaries });
    undo.push(() => server.stop());
    const endpoint = await startEndpoint();
    undo.push(async () => endpoint.server.close());
    const data = join(folder, 'data');
    const start = async (port: number): Promise<ServicesProcess> =>
      startServicesProcess({
        PORT: String(port),
        HIREHQ_DATA: data,
        HIREHQ_SECRET: 'a secret of at least 32 characters',
        HIREHQ_FETCH_PRIVATE: 'true',
        DATABASE_URL: server.url,
      });
    const ports = [await unusedPort(), await unusedPort()];
    const running: ServicesProcess[] = [];
    for (const port of ports) running.push(await start(port));
    undo.push(async () => {
      for (const { child } of running) child.kill('SIGTERM');
      await Promise.all(running.map(({ ended }) => ended));
    });

    const db = createDatabase({ connectionString: server.url, poolSize: 4 });
    undo.push(() => db.destroy());
    const work = createWork({ databaseUrl: server.url, log });
    undo.push(() => work.stop());
    await addAlertableJob(db);
    const { enterpriseId } = await addTestWebhook(db, endpoint.url);
    const candidates: string[] = [];
    for (let count = 0; count < ALERTS; count += 1)
      candidates.push(await db.transaction().execute((trx) => addDueAlert(trx, `alert-${count}@example.com`)));

    const asked = { mails: candidates.map((_, count) => `alert-${count}@example.com`), webhooks: [] as string[] };
    for (let kill = 0; kill < kills; kill += 1) {
      const more = askForWork(db, work, enterpriseId);
      await sleep(KILL_AFTER_MS);
      const which = kill % running.length;
      running[which]?.child.kill('SIGKILL');
      await running[which]?.ended;
      const { mails, webhooks } = await more;
      asked.mails.push(...mails);
      asked.webhooks.push(...webhooks);
      running[which] = await start(ports[which] ?? 0);
    }
    const doneAfterMs = await untilDone(db);
    const told = await alertCounts(db);
    return {
      kills,
      mails: arrived(asked.mails, await recipientsIn(join(data, 'outbox'))),
      webhooks: arrived(asked.webhooks, endpoint.heard),
      alerts: {
        asked: candidates.length,
        lost: candidates.filter((id) => !told.has(id)).length,
        repeated: candidates.filter((id) => (told.get(id) ?? 0) > 1).length,
      },
      doneAfterMs,
    };
  } finally {
    for (const step of undo.toReversed()) await step();
  }
}
