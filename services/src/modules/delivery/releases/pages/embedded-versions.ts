import { EMBED_REMOTE } from '@hirehq/shared-contracts/embed';
import type { Release } from '@hirehq/shared-contracts/release';
import type { Database } from '../../../../platform/database/database.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { LiveSet } from '../sets/live-set.ts';
import { versionsBeside, versionsOnceLive } from './embedded-versions.store.ts';

export interface WantedVersions {
  remote: string;
  /** A version, or a range: 1.4.2, 1.4.x, 1.x. */
  version?: string | undefined;
  /** The version of the script that the page has pinned. */
  script?: string | undefined;
  /** A version that has failed on the page. */
  without?: string | undefined;
}

export interface EmbeddedVersions {
  script: Release;
  remote: Release;
}

type Find = (remote: string, version: string) => Promise<Release | undefined>;

/** So many versions are looked at if files of the first ones are damaged. */
const TRIES = 3;

/** Whether a version is in a range: 1.4.x has all that begin with 1.4. */
export const isInRange = (version: string, range: string): boolean =>
  range.endsWith('.x') ? version.startsWith(range.slice(0, -1)) : version === range;

/** Versions of the remote, the first choice first. Undefined if what is live is meant. */
async function choicesOf(
  db: Database,
  live: LiveSet,
  { remote, version, script, without }: WantedVersions,
): Promise<string[] | undefined> {
  if (version !== undefined) return (await versionsOnceLive(db, remote)).filter((each) => isInRange(each, version));
  const isPinned = script !== undefined && live.besidePages.every((release) => release.version !== script);
  if (isPinned) return versionsBeside(db, remote, { remote: EMBED_REMOTE, version: script });
  if (without === undefined) return undefined;
  // As pages of the platform do.
  const member = live.releaseSet.remotes[remote];
  return [member?.current.version, member?.previous?.version].filter((each) => each !== undefined);
}

async function firstFound(find: Find, remote: string, versions: readonly string[]): Promise<Release> {
  for (const version of versions.slice(0, TRIES)) {
    const release = await find(remote, version);
    if (release) return release;
  }
  throw new Refusal('EMBED_VERSION_NOT_FOUND');
}

/** The releases that a page of an employer loads. Undefined if the live set does not have both; refuses a version that is not kept. */
export async function embeddedVersions(
  { db, find }: { db: Database; find: Find },
  live: LiveSet,
  wanted: WantedVersions,
): Promise<EmbeddedVersions | undefined> {
  const { remote: name, script: pinned, without } = wanted;
  const liveScript = live.besidePages.find(({ remote }) => remote === EMBED_REMOTE);
  const liveRemote = live.current.find(({ remote }) => remote === name);
  if (!liveScript || !liveRemote?.manifest.embeds?.length) return undefined;
  const choices = await choicesOf(db, live, wanted);
  return {
    script: pinned === undefined || pinned === liveScript.version ? liveScript : await firstFound(find, EMBED_REMOTE, [pinned]),
    remote: choices
      ? await firstFound(
          find,
          name,
          choices.filter((version) => version !== without),
        )
      : liveRemote,
  };
}
