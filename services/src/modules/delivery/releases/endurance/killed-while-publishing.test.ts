import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IS_FULL_RUN } from '../../../../platform/testing/full-run.ts';
import { builtRelease, type BuiltTestRelease } from '../testing/built-release.ts';
import {
  openDeliveryProcesses,
  pagesUntil,
  type DeliveryProcess,
  type DeliveryProcesses,
  type TeamOutside,
} from '../testing/delivery-processes.ts';
import { openHeldDatabase, type HeldDatabase } from '../testing/held-database.ts';
import { textOf } from '../testing/test-nodes.ts';

const WITHIN_MS = 300_000;
const SHELL = { shell: '1.0.0', profile: '1.0.0' };

let processes: DeliveryProcesses;
let database: HeldDatabase;
let team: TeamOutside;
/** The one that is killed, again and again, and one that continues. */
let killed: DeliveryProcess;
let other: DeliveryProcess;
beforeAll(async () => {
  processes = await openDeliveryProcesses();
  database = await openHeldDatabase(processes.hirehq.databaseUrl);
  team = await processes.team('jobs');
  killed = await processes.start('killed');
  other = await processes.start('other');
}, WITHIN_MS);
afterAll(async () => {
  await database.close();
  await processes.close();
}, WITHIN_MS);

let live = '1.0.0';
let minor = 0;

/** A release of which one file is stored as it is and compressed twice, and the other as it is. */
function nextRelease(): BuiltTestRelease {
  const version = `1.${(minor += 1)}.0`;
  return builtRelease('jobs', version, {
    files: { 'entry.js': textOf('jobs', version), 'page.css': `.p { content: '${version}' }` },
  });
}

/** Pages of both processes run this version soon, and the one before until then. */
async function expectLive(version: string): Promise<void> {
  for (const process of [killed, other])
    for (const { versions } of await pagesUntil(process, { ...SHELL, jobs: version }))
      expect([live, version]).toContain(versions['jobs']);
}

/** Kills the process while it waits; pages of the other one are of the old set or the new one. */
async function kill(allowed: readonly string[]): Promise<void> {
  await killed.kill();
  const { statusCode, versions } = await other.page();
  expect([statusCode, allowed.includes(versions['jobs'] ?? '')]).toEqual([200, true]);
}

/** Starts it again, once nobody waits any more. */
async function startAgain(allowed: readonly string[]): Promise<void> {
  processes.store.letGo();
  killed = await processes.start('killed');
  const { statusCode, versions } = await killed.page();
  expect([statusCode, allowed.includes(versions['jobs'] ?? '')]).toEqual([200, true]);
}

/** The same commands again, at a process that was not killed and at the one that was. */
async function completes(built: BuiltTestRelease): Promise<void> {
  const { version } = built.release;
  for (const { origin } of [other, killed]) {
    expect(await team.publish(origin, built)).toBe(true);
    expect(await team.promote(origin, { jobs: version })).toBe(true);
  }
  await expectLive(version);
  live = version;
  for (const process of [killed, other])
    for (const [path, text] of Object.entries(built.files))
      expect(await process.asset(`/remotes/jobs/${version}/${path}`)).toEqual({ statusCode: 200, body: text });
  const { db } = processes.hirehq;
  const sets = await db.selectFrom('release_set').select('members').execute();
  expect(sets.filter(({ members }) => members['jobs']?.version === version)).toHaveLength(1);
  const entries = await db.selectFrom('release_history').select(['action', 'outcome']).where('version', '=', version).execute();
  expect(entries.map(({ action, outcome }) => `${action} ${outcome}`).toSorted()).toEqual(['PROMOTE DONE', 'PUBLISH DONE']);
}

/** Each of them starts a process: of the steps of one kind, a run that is not full takes the first and the last. */
const sampled = <Step>(steps: readonly Step[]): readonly Step[] =>
  IS_FULL_RUN ? steps : steps.filter((_, index) => index === 0 || index === steps.length - 1);

describe('PF-02 a process that is killed while it stores a file', () => {
  it.each(
    sampled(
      [1, 2, 3, 4].flatMap((number) => [
        { number, isDone: false },
        { number, isDone: true },
      ]),
    ),
  )(
    'PF-02 leaves the live set, and the same command completes: put $number, done by the store: $isDone',
    async ({ number, isDone }) => {
      const built = nextRelease();
      const reached = processes.store.hold({ method: 'PUT', number, isDone });
      const publishing = team.publish(killed.origin, built);
      await reached;
      await kill([live]);
      expect(await publishing).toBe(false);
      await startAgain([live]);
      await completes(built);
    },
    WITHIN_MS,
  );
});

describe('PF-02 a process that is killed in the database', () => {
  it.each(
    sampled([
      { table: 'release_upload', operation: 'insert', when: 'before' },
      { table: 'release_upload', operation: 'insert', when: 'at commit' },
      { table: 'stored_file', operation: 'insert', when: 'before' },
      { table: 'release', operation: 'insert', when: 'before' },
      { table: 'release_file', operation: 'insert', when: 'before' },
      { table: 'release_history', operation: 'insert', when: 'before' },
      { table: 'release_history', operation: 'insert', when: 'at commit' },
      { table: 'release_upload', operation: 'update', when: 'before' },
      { table: 'release_upload', operation: 'update', when: 'at commit' },
    ] as const),
  )(
    'PF-02 while it publishes leaves the live set, and the same command completes: $when $operation of $table',
    async (step) => {
      const built = nextRelease();
      await database.whileHeld(step, async () => {
        const publishing = team.publish(killed.origin, built);
        await database.reached();
        await kill([live]);
        expect(await publishing).toBe(false);
      });
      await startAgain([live]);
      await completes(built);
    },
    WITHIN_MS,
  );

  it.each(
    sampled([
      { table: 'release_set', operation: 'insert', when: 'before' },
      { table: 'live_set', operation: 'update', when: 'before' },
      { table: 'release_history', operation: 'insert', when: 'before' },
      { table: 'live_set', operation: 'update', when: 'at commit' },
    ] as const),
  )(
    'PF-02 while it promotes leaves the old set or the new one, and the same command completes: $when $operation of $table',
    async (step) => {
      const built = nextRelease();
      expect(await team.publish(killed.origin, built)).toBe(true);
      await database.whileHeld(step, async () => {
        const promoting = team.promote(killed.origin, { jobs: built.release.version });
        await database.reached();
        await kill([live]);
        expect(await promoting).toBe(false);
      });
      await startAgain([live, built.release.version]);
      const { versions } = await other.page();
      expect([live, built.release.version]).toContain(versions['jobs']);
      await completes(built);
    },
    WITHIN_MS,
  );
});

describe('PF-03 a process that is killed while it fetches the files of a new set', () => {
  it.each(IS_FULL_RUN ? [1, 2, 3, 4] : [2])(
    'PF-03 serves the old set or the new one from its start on: file %i',
    async (number) => {
      const built = nextRelease();
      const before = live;
      expect(await team.publish(other.origin, built)).toBe(true);
      const reached = processes.store.hold({ method: 'GET', number, isDone: false });
      expect(await team.promote(other.origin, { jobs: built.release.version })).toBe(true);
      const page = killed.page().catch(() => undefined);
      await reached;
      await kill([before, built.release.version]);
      await page;
      await startAgain([before, built.release.version]);
      await completes(built);
    },
    WITHIN_MS,
  );
});
