import { signRelease } from '@hirehq/shared-contracts/delivery/sign';
import type { Transaction } from '../../../../platform/database/database.ts';
import type { Services } from '../../../../platform/module.ts';
import { platformKey } from './platform-key.ts';
import { recordPlatformKey } from './record-platform-key.ts';
import { signAgain } from './renew-set-signature.ts';
import { signSet } from './sign-set.ts';
import { isAnySetSigned, lockedLiveSet, putReleaseSignature, putSetSignature, unsignedReleases } from './signing.store.ts';

type Signing = Pick<Services, 'db' | 'keyedHash' | 'now'>;

/**
 * Records the public key of the platform and, as long as no set was ever signed, signs what is there: releases of versions of the
 * platform that did not sign, and the set that is live. Later nothing unsigned is signed; the live set is signed again.
 */
export async function prepareSigning(services: Signing): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    await recordPlatformKey({ ...services, db: trx });
    const live = await lockedLiveSet(trx);
    if (!live) return;
    if (!(await isAnySetSigned(trx))) {
      await signReleases(services, trx);
      await putSetSignature(trx, live.sequence, await signSet(services, live));
      return;
    }
    // No process may have run for longer than a signature is valid. A set that is not believed stays as it is: pages say so.
    await signAgain(services, trx, live);
  });
}

async function signReleases({ keyedHash, now }: Signing, trx: Transaction): Promise<void> {
  const key = await platformKey(keyedHash);
  for (const { remote, version, release } of await unsignedReleases(trx)) {
    const source = JSON.stringify(release);
    await putReleaseSignature(trx, { remote, version, source, signature: await signRelease(source, key, now()) });
  }
}
