import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { SearchJobsDocument, type SearchJobsQuery } from '@hirehq/shared-contracts/graphql';
import { ApplyToJobDocument, type ApplyToJobMutation } from '../platform/operations/applications.graphql.ts';
import { accountMenu } from '../platform/account.ts';
import { PORTS } from '../platform/addresses.ts';
import { builtReleases } from '../platform/built-releases.ts';
import { MyJobsDocument, type MyJobsQuery } from '../platform/operations/my-jobs.graphql.ts';
import { createDataFolder, removeDataFolder } from '../platform/data-folder.ts';
import {
  platformEnvironment,
  START_WITHIN_MS,
  startPlatform,
  type Platform,
  type PlatformOptions,
} from '../platform/start-platform.ts';
import { newCandidate } from '../platform/sign-up-by-form.ts';
import { expect, test } from '../platform/test.ts';

const SENDERS = 6;
const ACKNOWLEDGED_BEFORE_THE_KILL = 25;

interface Document {
  text: string;
  name: string;
}

/** Asks as the signed-in candidate; throws when no response came. */
function asker(origin: string, headers: Record<string, string>) {
  return async <Result>(document: Document, variables: object): Promise<Result> => {
    const response = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ query: document.text, operationName: document.name, variables }),
    });
    const { data } = (await response.json()) as { data?: Result };
    if (!response.ok || !data) throw new Error(`no response: ${response.status}`);
    return data;
  };
}

const DEFAULT_ANSWERS = [
  { questionId: 'availabilityStartDate', values: ['2030-02-01'] },
  { questionId: 'availability', values: ['Full Time'] },
  { questionId: 'hoursPerDay', values: ['8'] },
  { questionId: 'daysAvailable', values: ['Monday'] },
];

let options: PlatformOptions;
let platform: Platform;

test.use({ expectedProblems: [/.*/], baseURL: `http://localhost:${PORTS.killed}` });
// Each starts a platform.
test.describe.configure({ timeout: START_WITHIN_MS });

test.beforeAll(async () => {
  test.setTimeout(START_WITHIN_MS);
  options = { port: PORTS.killed, data: await createDataFolder(), releases: builtReleases() };
  platform = await startPlatform(options);
});

test.afterAll(async () => {
  test.setTimeout(START_WITHIN_MS);
  await platform.stop();
  await removeDataFolder(platform.data);
});

test('SV-10 kill -9 while applications are sent: every acknowledged one is stored, none twice, and the candidate stays signed in', async ({
  page,
  context,
}) => {
  const { origin } = platform;
  const { headers, state } = await newCandidate(origin);
  let ask = asker(origin, headers);

  const jobs: string[] = [];
  for (let after: string | null = null; jobs.length < 150;) {
    const { jobs: found }: SearchJobsQuery = await ask(SearchJobsDocument, {
      filter: { easyApply: true },
      sort: 'NEWEST',
      first: 50,
      after,
    });
    jobs.push(...found.nodes.map(({ id }) => id));
    after = found.endCursor ?? null;
    if (after === null) break;
  }
  expect(jobs.length).toBeGreaterThan(ACKNOWLEDGED_BEFORE_THE_KILL);

  const sent = new Map<string, string>();
  const acknowledged = new Set<string>();
  const queue = [...jobs];
  const apply = async (jobId: string, requestId: string) => {
    const { applyToJob } = await ask<ApplyToJobMutation>(ApplyToJobDocument, {
      input: { jobId, requestId, answers: DEFAULT_ANSWERS },
    });
    expect(applyToJob.__typename, JSON.stringify(applyToJob)).toBe('ApplyToJobDone');
    acknowledged.add(jobId);
  };
  let killed: Promise<void> | undefined;
  const send = async () => {
    for (let jobId = queue.shift(); jobId; jobId = queue.shift()) {
      sent.set(jobId, randomUUID());
      await apply(jobId, sent.get(jobId) ?? '');
      if (acknowledged.size === ACKNOWLEDGED_BEFORE_THE_KILL) killed = platform.kill();
    }
  };
  const outcomes = await Promise.allSettled(Array.from({ length: SENDERS }, send));
  await killed;
  expect(killed, 'the services were killed while applications were sent').toBeDefined();
  expect(outcomes.some(({ status }) => status === 'rejected')).toBe(true);
  const acknowledgedBefore = new Set(acknowledged);

  platform = await startPlatform(options);
  ask = asker(origin, headers);

  const stored = async () => {
    const ids: string[] = [];
    for (let after: string | null = null; ;) {
      const { myJobs }: MyJobsQuery = await ask(MyJobsDocument, { tab: 'APPLIED', first: 50, after });
      ids.push(...myJobs.nodes.map(({ job }) => job.id));
      after = myJobs.endCursor ?? null;
      if (after === null) return ids;
    }
  };
  const kept = await stored();
  expect(
    [...acknowledgedBefore].filter((id) => !kept.includes(id)),
    'acknowledged and lost',
  ).toEqual([]);
  expect(kept.length, 'stored twice').toBe(new Set(kept).size);
  expect(
    kept.filter((id) => !sent.has(id)),
    'stored and never sent',
  ).toEqual([]);

  await test.step('what was sent again with the same request id is stored once', async () => {
    for (const [jobId, requestId] of sent) await apply(jobId, requestId);
    const now = await stored();
    expect(now.toSorted()).toEqual([...sent.keys()].toSorted());
  });

  await test.step('the candidate is still signed in', async () => {
    await context.setStorageState(state);
    await page.goto('/candidate/my-jobs?tab=APPLIED');
    await expect(accountMenu(page)).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('button', { name: /^Applied(?! elsewhere)/, pressed: true })).toContainText(String(sent.size));
  });
});

test('SV-10 a second start on the same data is refused and names the first', async () => {
  const main = join(import.meta.dirname, '../../services/src/main.ts');
  const env = platformEnvironment({ ...options, port: PORTS.killed + 1 });
  const { code, said } = await new Promise<{ code: unknown; said: string }>((resolve) => {
    execFile(process.execPath, [main], { env, timeout: START_WITHIN_MS / 2 }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, said: stdout + stderr }),
    );
  });
  expect(code).toBe(1);
  expect(said).toContain('is in use');
  expect(said).toContain(platform.origin);
  expect((await fetch(`${platform.origin}/ready`)).ok).toBe(true);
});
