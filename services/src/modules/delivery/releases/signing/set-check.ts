import type { Services } from '../../../../platform/module.ts';
import { doubtAboutSet, expiryOf, type SignedSet } from './sign-set.ts';
import { trustedKeys } from './trusted-keys.ts';
import { doubtAboutRelease, type StoredProof } from './verify-release.ts';

/** A release set with what was signed of it and of its releases. */
export interface ProvenSet {
  signed: SignedSet;
  proofs: readonly StoredProof[];
}

export interface SetCheck {
  /** Why the live set must not be taken up; undefined for one that may, which is remembered. */
  doubtAboutLive(set: ProvenSet): Promise<string | undefined>;
  /** Why an earlier set must not be served in its place. */
  doubtAboutEarlier(set: ProvenSet): Promise<string | undefined>;
}

/**
 * Decides for one process whether it may serve a release set. It remembers the newest one it has believed: a live set that is older was put
 * back by somebody, because going back to an earlier version makes a new set.
 */
export function createSetCheck(services: Pick<Services, 'db' | 'keyedHash' | 'now'>): SetCheck {
  let newest = -1;

  async function doubtAboutEarlier({ signed, proofs }: ProvenSet): Promise<string | undefined> {
    const trusted = await trustedKeys(services);
    const doubt = await doubtAboutSet(trusted, signed);
    if (doubt) return doubt;
    for (const proof of proofs) {
      const wrong = await doubtAboutRelease(trusted, proof);
      if (wrong) return `${proof.release.remote} ${proof.release.version}: ${wrong}`;
    }
    return undefined;
  }

  return {
    doubtAboutEarlier,
    async doubtAboutLive(set) {
      const { signed } = set;
      if (signed.sequence < newest) return `it is older than set ${newest}, which this process has served`;
      const doubt = await doubtAboutEarlier(set);
      if (doubt) return doubt;
      const until = expiryOf(signed);
      if (until <= services.now()) return `its signature has expired at ${until.toISOString()}, and nobody has signed it again`;
      newest = signed.sequence;
      return undefined;
    },
  };
}
