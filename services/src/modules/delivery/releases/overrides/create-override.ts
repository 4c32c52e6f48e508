import type { CreatedOverride } from '@hirehq/shared-contracts/delivery';
import { HOUR_MS } from '@hirehq/shared-contracts/durations';
import { RELEASE_OVERRIDE_PARAMETER } from '@hirehq/shared-contracts/release-override';
import type { Services, TeamViewer } from '../../../../platform/module.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { findStored, newestStored } from '../releases.store.ts';
import { refuseForeign } from '../remotes.policy.ts';
import { overrideToken } from './override-token.ts';

/** The version that was stored last. */
const CANDIDATE = 'candidate';

interface OverrideWish {
  /** Version or `candidate`, by remote. */
  releases: Readonly<Record<string, string>>;
  hours: number;
}

/** Makes a link with which a tab runs these versions. Refuses versions that are not stored. */
export async function createOverride(
  { db, config, keyedHash, now }: Pick<Services, 'db' | 'config' | 'keyedHash' | 'now'>,
  team: Pick<TeamViewer, 'remotes'>,
  { releases: wanted, hours }: OverrideWish,
): Promise<CreatedOverride> {
  refuseForeign(team, Object.keys(wanted));
  const named = await Promise.all(
    Object.entries(wanted).map(async ([remote, version]) => ({
      remote,
      version: version === CANDIDATE ? await newestStored(db, remote) : version,
    })),
  );
  const stored = await findStored(
    db,
    named.flatMap(({ remote, version }) => (version === undefined ? [] : [{ remote, version }])),
  );
  const missing = named.find(({ remote, version }) => !stored.has(`${remote} ${version}`));
  if (missing)
    throw new Refusal('RELEASE_REFUSED', {
      message: `${missing.remote} ${missing.version ?? ''} is not stored. GET releases/${missing.remote} lists the versions that are.`,
    });
  const releases = Object.fromEntries(named.map(({ remote, version = '' }) => [remote, version]));
  const expiresAt = new Date(now().getTime() + hours * HOUR_MS);
  const token = overrideToken(keyedHash, { releases, expiresAt });
  const url = new URL('/', config.origin);
  url.searchParams.set(RELEASE_OVERRIDE_PARAMETER, token);
  return { token, url: url.href, releases, expiresTimestamp: expiresAt.toISOString() };
}
