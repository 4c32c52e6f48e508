import { RELEASE_OVERRIDE_PARAMETER, type ReleaseOverrideState } from '@hirehq/shared-contracts/release-override';
import type { PageConfig } from '@hirehq/shared-contracts/page';
import type { Release } from '@hirehq/shared-contracts/release';
import type { Services } from '../../../../platform/module.ts';
import { readOverrideToken } from './override-token.ts';

/** Finds a release that may be served and whose files all can be. */
export type FindServable = (remote: string, version: string) => Promise<Release | undefined>;

export interface PageOverride {
  state: ReleaseOverrideState;
  /** The releases that the page runs in place of the live ones. */
  releases: readonly Release[];
  /** What the page says about them. */
  config: Pick<PageConfig, 'releaseOverride'>;
}

const NONE: PageOverride = { state: 'none', releases: [], config: {} };
/** Ended by the notice in the page, which is no failure to report. */
const LEFT: PageOverride = { state: 'ended', releases: [], config: {} };
const ENDED: PageOverride = { state: 'ended', releases: [], config: { releaseOverride: 'ended' } };

/**
 * What the address of a page asks for. A version that cannot be served ends the override as a whole: a tester must not mistake one mix
 * of versions for another.
 */
export async function pageOverrideOf(
  { keyedHash, now }: Pick<Services, 'keyedHash' | 'now'>,
  findServable: FindServable,
  query: URLSearchParams,
): Promise<PageOverride> {
  const token = query.get(RELEASE_OVERRIDE_PARAMETER);
  if (token === null) return NONE;
  if (token === '') return LEFT;
  const override = readOverrideToken(keyedHash, token, now());
  if (!override) return ENDED;
  const found = await Promise.all(Object.entries(override.releases).map(([remote, version]) => findServable(remote, version)));
  const releases = found.filter((release) => release !== undefined);
  if (releases.length < found.length) return ENDED;
  const expires = override.expiresAt.toISOString();
  return { state: 'active', releases, config: { releaseOverride: { releases: { ...override.releases }, expires } } };
}
