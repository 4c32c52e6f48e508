import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Break, BuiltRelease, Fields } from '@hirehq/shared-contracts/delivery';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { builtRelease } from '../releases/testing/built-release.ts';
import { publishingTeam, type PublishingTeam } from '../releases/testing/publishing-team.ts';
import { REMOTES, realReleases } from './testing/real-releases.ts';
import { toy } from './testing/toy-release.ts';

type Remote = (typeof REMOTES)[number];

let hirehq: TestApp;
let team: PublishingTeam;
let live: BuiltRelease[];

/** What the build says of a release, with a file of its own. */
const withFile = ({ remote, version, manifest, surface }: BuiltRelease) =>
  builtRelease(remote, version, { manifest, ...(surface && { surface }) });

/** A remote of another team that uses all that the six offer. */
function consumerOf(releases: readonly BuiltRelease[]): BuiltRelease {
  const six = releases.filter(({ remote }) => remote !== 'shell');
  const reads = Object.assign({}, ...six.map(({ surface }) => surface?.publishes)) as Record<string, Fields>;
  const slots = six.flatMap(({ manifest }) => manifest.slots.map(({ slot }) => slot));
  const links = six.flatMap(({ manifest }) => manifest.routes.map(({ path }) => path));
  return toy('learning', { events: { publishes: [], subscribes: Object.keys(reads) }, surface: { reads, slots, links } });
}

beforeAll(async () => {
  hirehq = await createTestApp({ config: { teamRateLimit: 0 } });
  team = await publishingTeam(hirehq);
  const real = await realReleases();
  live = [...real, consumerOf(real)];
  for (const release of live) await team.publish(withFile(release));
  const change = Object.fromEntries(live.map(({ remote, version }) => [remote, version]));
  const { statusCode, body } = await team.ask('POST sets', { change, why: 'First.' });
  if (statusCode !== 200) throw new Error(JSON.stringify(body));
});
afterAll(() => hirehq.close());

const find = (remote: string): BuiltRelease => {
  const found = live.find((release) => release.remote === remote);
  if (!found) throw new Error(`there is no ${remote}`);
  return found;
};

/** What the next version of a remote has no more, and who uses it. */
interface Removal {
  next: BuiltRelease;
  consumer: string;
  missing: string;
}

const others = (remote: Remote) => live.filter((release) => release.remote !== remote);
const next = (remote: Remote, replaced: Partial<BuiltRelease>): BuiltRelease => ({
  ...find(remote),
  version: '2.0.0',
  ...replaced,
});

const withEvents = (remote: Remote, change: (event: string, fields: Fields) => Fields): BuiltRelease => {
  const { surface } = find(remote);
  if (!surface) throw new Error(`${remote} has no surface`);
  const publishes = Object.entries(surface.publishes).map(([event, fields]): [string, Fields] => [event, change(event, fields)]);
  return next(remote, { surface: { ...surface, publishes: Object.fromEntries(publishes) } });
};

function withoutEventField(remote: Remote): Removal | undefined {
  for (const [event, fields] of Object.entries(find(remote).surface?.publishes ?? {}))
    for (const reader of others(remote))
      for (const field of Object.keys(reader.surface?.reads[event] ?? {})) {
        if (!Object.hasOwn(fields, field)) continue;
        const less = (own: Fields) => Object.fromEntries(Object.entries(own).filter(([name]) => name !== field));
        const release = withEvents(remote, (name, own) => (name === event ? less(own) : own));
        return {
          next: release,
          consumer: `${reader.remote} 1.0.0`,
          missing: `${event} of ${remote} 2.0.0 has no field ${field}`,
        };
      }
  return undefined;
}

function withoutSlot(remote: Remote): Removal | undefined {
  const { manifest } = find(remote);
  for (const { slot } of manifest.slots) {
    const shower = others(remote).find(({ surface }) => surface?.slots.includes(slot));
    if (!shower || others(remote).some((other) => other.manifest.slots.some((each) => each.slot === slot))) continue;
    const release = next(remote, { manifest: { ...manifest, slots: manifest.slots.filter((each) => each.slot !== slot) } });
    return { next: release, consumer: `${shower.remote} 1.0.0`, missing: `no release fills the slot ${slot}` };
  }
  return undefined;
}

const patternKey = (pattern: string) => pattern.replaceAll(/:\w+/g, ':');

function withoutPage(remote: Remote): Removal | undefined {
  const { manifest } = find(remote);
  for (const { path } of manifest.routes)
    for (const linking of others(remote)) {
      const link = linking.surface?.links.find((each) => patternKey(each) === patternKey(path));
      if (link === undefined) continue;
      const routes = manifest.routes.filter((route) => route.path !== path);
      return {
        next: next(remote, { manifest: { ...manifest, routes } }),
        consumer: `${linking.remote} 1.0.0`,
        missing: `no release has the page ${link}`,
      };
    }
  return undefined;
}

const REMOVALS = { 'a field of an event': withoutEventField, 'a slot': withoutSlot, 'a page': withoutPage };
type What = keyof typeof REMOVALS;

/** What a remote has not, so that it cannot take it away. */
const UNUSED: Readonly<Record<Remote, readonly What[]>> = {
  accessibility: ['a field of an event', 'a page'],
  jobs: [],
  messaging: [],
  notifications: [],
  profile: ['a field of an event'],
  reports: ['a field of an event', 'a slot'],
};

const begin = (release: BuiltRelease) => team.begin(withFile(release));

describe.each(REMOTES)('%s', (remote) => {
  test.each(Object.keys(REMOVALS) as What[])(
    'PF-04 is not published without %s that somebody uses, who is named',
    async (what) => {
      const removal = REMOVALS[what](remote);
      expect(removal === undefined).toBe(UNUSED[remote].includes(what));
      if (!removal) return;
      const { statusCode, body } = await begin(removal.next);
      expect([statusCode, body.errorCode]).toEqual([409, 'CONTRACT_BROKEN']);
      const breaks = body.breaks as Break[];
      expect(breaks).toContainEqual(expect.objectContaining({ consumer: removal.consumer, missing: removal.missing }));
    },
  );

  test('PF-04 is published with one more of each', async () => {
    const { manifest } = find(remote);
    const { surface } = withEvents(remote, (_event, fields) => ({ ...fields, added: 'string' }));
    const routes = [
      ...manifest.routes,
      { id: 'added', path: '/added', access: 'public', criticality: 'regular', skeleton: 'page' } as const,
    ];
    const slots = [...manifest.slots, { id: 'addedSlot', slot: 'page.overlay', criticality: 'regular', access: 'both' } as const];
    const more = next(remote, { manifest: { ...manifest, routes, slots }, ...(surface && { surface }) });
    await team.publish(withFile(more));
  });
});
