import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtRelease, type BuiltTestRelease } from '../testing/built-release.ts';
import {
  openDeliveryProcesses,
  pagesUntil,
  type DeliveryProcess,
  type DeliveryProcesses,
} from '../testing/delivery-processes.ts';
import { textOf } from '../testing/test-nodes.ts';

const WITHIN_MS = 300_000;
const CHANGES = 12;

let processes: DeliveryProcesses;
beforeAll(async () => {
  processes = await openDeliveryProcesses();
}, WITHIN_MS);
afterAll(() => processes.close(), WITHIN_MS);

const release = (remote: string, version: string): BuiltTestRelease =>
  builtRelease(remote, version, { files: { 'entry.js': textOf(remote, version), 'page.css': `.p { content: '${version}' }` } });

async function expectComplete({ asset }: DeliveryProcess, { release: { remote, version }, files }: BuiltTestRelease) {
  for (const [path, text] of Object.entries(files))
    expect(await asset(`/remotes/${remote}/${version}/${path}`)).toEqual({ statusCode: 200, body: text });
}

it(
  'PF-02 PF-03 two processes with separate folders over S3, one down for half of the changes, end with one live set and all of its files',
  async () => {
    const one = await processes.start('one');
    let other = await processes.start('other');
    const teams = { jobs: await processes.team('jobs'), profile: await processes.team('profile') };
    const newest = { jobs: release('jobs', '1.0.0'), profile: release('profile', '1.0.0') };

    async function change(turn: number): Promise<void> {
      await Promise.all(
        (['jobs', 'profile'] as const).map(async (remote) => {
          const built = release(remote, `1.${turn + 1}.0`);
          expect(await teams[remote].publish(one.origin, built)).toBe(true);
          expect(await teams[remote].promote(one.origin, { [remote]: built.release.version })).toBe(true);
          newest[remote] = built;
        }),
      );
      await pagesUntil(one, live());
    }
    const live = () => ({ shell: '1.0.0', jobs: newest.jobs.release.version, profile: newest.profile.release.version });

    for (let turn = 0; turn < CHANGES / 4; turn += 1) await change(turn);
    await pagesUntil(other, live());
    const before = live();
    await other.kill();
    for (let turn = CHANGES / 4; turn < CHANGES / 2; turn += 1) await change(turn);

    // It comes back while the store gives it none of the files that it lacks.
    processes.store.refuseReads();
    other = await processes.start('other');
    for (let turn = 0; turn < 3; turn += 1) {
      const { statusCode, versions } = await other.page();
      expect({ statusCode, versions }).toEqual({ statusCode: 200, versions: before });
    }
    processes.store.letGo();
    for (const process of [one, other]) {
      await pagesUntil(process, live());
      for (const built of Object.values(newest)) await expectComplete(process, built);
    }
  },
  WITHIN_MS,
);
