import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { startServicesProcess, unusedPort, type ServicesProcess } from '../bench/services-process.ts';
import { copyCluster } from '../platform/testing/copy-cluster.ts';
import { SAMPLES } from '../platform/testing/sample-files.ts';
import { mountProblem, mountSmall, type SmallFileSystem } from '../platform/testing/small-file-system.ts';
import { createTestTokens, type TestTokens } from '../platform/testing/test-tokens.ts';

const MB = 1024 * 1024;
const RESERVE_MB = 40;
const problem = await mountProblem();

/** Services with their embedded database on a file system that is small enough to be filled. */
describe.skipIf(problem !== undefined)(
  `a data folder with its database on a full file system${problem === undefined ? '' : ` (skipped: ${problem})`}`,
  () => {
    let disk: SmallFileSystem;
    let provider: Server;
    let tokens: TestTokens;
    let running: ServicesProcess;
    let [origin, issuer] = ['', ''];
    beforeAll(async () => {
      disk = await mountSmall(900 * MB);
      tokens = await createTestTokens();
      provider = createServer((_request, response) =>
        response.setHeader('content-type', 'application/json').end(JSON.stringify(tokens.keys)),
      ).listen(0, '127.0.0.1');
      await once(provider, 'listening');
      issuer = `http://127.0.0.1:${(provider.address() as { port: number }).port}/realms/test`;
      const port = await unusedPort();
      origin = `http://localhost:${port}`;
      const data = join(disk.folder, 'data');
      const prepared = inject('preparedCluster');
      if (prepared) await copyCluster(prepared, data);
      running = await startServicesProcess({
        PORT: String(port),
        HIREHQ_DATA: data,
        HIREHQ_SSO_ISSUER: issuer,
        HIREHQ_RATE_LIMIT: '0',
        HIREHQ_DISK_RESERVE_MB: String(RESERVE_MB),
        HIREHQ_LOG_FILE: join(data, 'services.log'),
      });
    }, 300_000);
    afterAll(async () => {
      running.child.kill('SIGTERM');
      await running.ended;
      provider.close();
      await disk.unmount();
    }, 300_000);

    async function headersOf(subject: string): Promise<Record<string, string>> {
      const person = { sub: subject, sid: `session-${subject}`, iss: issuer };
      const access = await tokens.sign({ ...person, aud: 'hirehq-api' });
      const email = `${subject}@example.com`;
      const id = await tokens.sign({ ...person, aud: 'hirehq-candidate', email, name: 'Ada Byron' });
      return { authorization: `Bearer ${access}`, 'x-access-token': id };
    }

    async function statusOf(path: string, { subject, ...init }: RequestInit & { subject: string }) {
      const response = await fetch(`${origin}/${path}`, {
        ...init,
        headers: { ...(await headersOf(subject)), ...(init.headers as Record<string, string> | undefined) },
        signal: AbortSignal.timeout(60_000),
      });
      return { status: response.status, text: await response.text() };
    }

    const upload = (subject: string = randomUUID()) => {
      const body = new FormData();
      body.set('title', 'CV');
      body.set('file', SAMPLES.pdf());
      return statusOf('api/v1/candidates/resume', { method: 'POST', body, subject });
    };
    const read = (subject: string = randomUUID()) => statusOf('api/v1/candidates/', { subject });
    const write = (words: string, subject: string = randomUUID()) =>
      statusOf('api/v1/candidates/work-history', {
        method: 'PUT',
        subject,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ title: words, workedWith: words, workedFrom: '2021-01-01' }),
      });
    const ready = async () => {
      const response = await fetch(`${origin}/ready`);
      const { storage, database } = (await response.json()) as { storage: string; database: string };
      return { status: response.status, storage, database };
    };

    const allIsWell = () =>
      vi.waitFor(
        async () => {
          expect([(await read()).status, (await write('Nurse')).status, (await upload()).status]).toEqual([200, 200, 200]);
          expect(await ready()).toMatchObject({ status: 200, database: 'up', storage: 'free' });
        },
        { timeout: 150_000, interval: 1000 },
      );

    test('SV-07 takes no files while only the reserve is free; candidates sign in, read and write', async () => {
      await allIsWell();
      await disk.fill((RESERVE_MB - 10) * MB);
      expect(await upload()).toMatchObject({ status: 507, text: expect.stringContaining('STORAGE_FULL') });
      // Each is a new candidate, whose row is written by the first request after sign-in.
      expect([(await read()).status, (await write('Nurse')).status]).toEqual([200, 200]);
      expect(await ready()).toMatchObject({ status: 200, database: 'up', storage: 'full' });
      await disk.makeSpace();
      await allIsWell();
    }, 300_000);

    test('SV-10 says so when the database has no space either, and is well again once there is some, without a restart', async () => {
      const { pid } = running.child;
      await disk.fill(0);
      const statuses = new Set<number>();
      let requests = 0;
      // Until a write needs space: tables and the log have some left in the files they have.
      while (![...statuses].some((status) => status >= 500) && requests < 4000) {
        const answers = await Promise.all(Array.from({ length: 8 }, () => write('Nurse '.repeat(30))));
        for (const { status } of answers) statuses.add(status);
        requests += answers.length;
      }
      for (let index = 0; index < 20; index += 1) statuses.add((await write('Nurse')).status);
      expect([...statuses].filter((status) => ![200, 503, 507].includes(status))).toEqual([]);
      expect([...statuses].some((status) => status !== 200)).toBe(true);
      expect(await ready()).toMatchObject({ storage: 'full' });
      expect((await fetch(`${origin}/live`)).status).toBe(200);
      await disk.makeSpace();
      await allIsWell();
      expect([running.child.pid, running.child.exitCode]).toEqual([pid, null]);
    }, 300_000);
  },
);
