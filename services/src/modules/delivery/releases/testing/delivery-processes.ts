import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { hashOfIntegrity } from '@hirehq/shared-contracts/delivery';
import { createS3FileStore } from '../../../../platform/files/s3-files.ts';
import { startS3 } from '../../../../platform/testing/s3-server.ts';
import { createTestApp } from '../../../../platform/testing/test-app.ts';
import type { TestDatabase } from '../../../../platform/testing/test-database.ts';
import { publishReleases, releasesModule } from '../index.ts';
import type { BuiltTestRelease } from './built-release.ts';
import { startHeldStore } from './store-on-hold.ts';
import { publishingTeam, type PublishingTeam } from './publishing-team.ts';
import type { ServedDelivery } from './serve-delivery.ts';
import { readTestPage, testRemote, testShell, type TestPage } from './test-nodes.ts';

const MAIN = join(import.meta.dirname, 'serve-delivery.ts');
const SECRET = 'a secret of at least 32 characters';

/** A process of the services, with a data folder of its own. */
export interface DeliveryProcess {
  origin: string;
  page(): Promise<TestPage>;
  asset(path: string): Promise<{ statusCode: number; body: string }>;
  /** Ends it as a power cut does. */
  kill(): Promise<void>;
}

/** What a team does from its computer, by the process at this origin; a call without a response is undefined. */
export interface TeamOutside {
  publish(origin: string, built: BuiltTestRelease): Promise<boolean>;
  promote(origin: string, change: Record<string, string>): Promise<boolean>;
}

function teamOutside({ key, sign }: PublishingTeam): TeamOutside {
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read deep into responses, and their shape is what they assert
  async function call(url: string, init: RequestInit = {}): Promise<any> {
    const headers = new Headers(init.headers);
    headers.set('authorization', `Bearer ${key}`);
    const response = await fetch(url, { ...init, headers }).catch(() => undefined);
    if (!response) return undefined;
    const body = (await response.json()) as { responsePayload: unknown };
    if (!response.ok) throw new Error(`${url}: ${response.status} ${JSON.stringify(body)}`);
    return body.responsePayload;
  }
  const post = (url: string, body?: object) =>
    call(url, {
      method: 'POST',
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  return {
    async publish(origin, { source, release, files }) {
      const base = `${origin}/platform/v1/uploads`;
      const upload = await post(base, { release: source, signature: await sign(source) });
      if (!upload) return false;
      for (const [path, text] of Object.entries(files)) {
        const hash = hashOfIntegrity(release.files[path]?.integrity ?? '');
        if (!upload.missing.includes(hash)) continue;
        const body = new FormData();
        body.set('file', new File([text], 'file'));
        if (!(await call(`${base}/${upload.id}/files/${hash}`, { method: 'PUT', body }))) return false;
      }
      return (await post(`${base}/${upload.id}/finish`)) !== undefined;
    },
    promote: async (origin, change) =>
      (await post(`${origin}/platform/v1/sets`, { change, why: 'A new version.' })) !== undefined,
  };
}

/** Processes of the services on one database and one server that speaks S3, of which a shell, jobs and profile 1.0.0 are live. */
export async function openDeliveryProcesses(database?: TestDatabase) {
  const folder = await mkdtemp(join(tmpdir(), 'hirehq-delivery-'));
  const server = await startS3(join(folder, 's3'));
  const store = await startHeldStore(server.s3.endpoint ?? '');
  const s3 = { ...server.s3, endpoint: store.endpoint };
  const hirehq = await createTestApp({
    modules: [releasesModule],
    files: createS3FileStore({ s3, secret: SECRET }),
    config: { promoteReleases: false },
    ...(database && { database }),
  });
  const running = new Set<ChildProcess>();
  const built = (name: string) => join(folder, 'built', name);
  await publishReleases(hirehq.services, [
    await testShell('1.0.0', built('shell')),
    await testRemote('jobs', '1.0.0', built('jobs')),
    await testRemote('profile', '1.0.0', built('profile')),
  ]);

  return {
    hirehq,
    store,
    /** A team with a key and a signing key for this remote. */
    team: async (remote: string): Promise<TeamOutside> =>
      teamOutside(await publishingTeam(hirehq, { team: `${remote}-team`, remotes: [remote] })),
    /** Starts a process; with a name, on the data folder that a process of this name had. */
    async start(name: string = randomUUID()): Promise<DeliveryProcess> {
      const settings: ServedDelivery = {
        databaseUrl: hirehq.databaseUrl,
        dataFolder: join(folder, name),
        secret: SECRET,
        s3,
      };
      const child = spawn(process.execPath, [MAIN, JSON.stringify(settings)], { stdio: ['pipe', 'pipe', 'inherit'] });
      const ended = once(child, 'exit');
      running.add(child);
      const [line] = (await Promise.race([once(child.stdout, 'data'), ended])) as [Buffer];
      const origin = String(line).trim();
      if (!origin.startsWith('http')) throw new Error(`The process ended before it listened: ${origin}`);
      const get = async (path: string, accept: string) => {
        const response = await fetch(origin + path, { headers: { accept } });
        return { statusCode: response.status, body: await response.text() };
      };
      // As a balancer does, which sends nobody to a process that is not ready.
      while ((await get('/ready', '*/*')).statusCode !== 200) await sleep(50);
      return {
        origin,
        page: async () => readTestPage(await get('/', 'text/html')),
        asset: (path) => get(path, '*/*'),
        async kill() {
          child.kill('SIGKILL');
          await ended;
          running.delete(child);
        },
      };
    },
    async close(): Promise<void> {
      for (const child of running) {
        const ended = once(child, 'exit');
        child.kill('SIGKILL');
        await ended;
      }
      await hirehq.close();
      await store.close();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Asks for pages until one runs these versions; all of them, which are returned, were there. */
export async function pagesUntil({ page }: DeliveryProcess, versions: Record<string, string>): Promise<TestPage[]> {
  const pages: TestPage[] = [];
  // A page waits for a new set for a few seconds only; until its files are there, it is of the set before.
  const next = async () => {
    pages.push(await page());
    return pages.at(-1)?.versions;
  };
  await expect.poll(next, { timeout: 120_000 }).toEqual(versions);
  expect(new Set(pages.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  return pages;
}

export type DeliveryProcesses = Awaited<ReturnType<typeof openDeliveryProcesses>>;
