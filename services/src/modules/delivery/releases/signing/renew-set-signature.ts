import type { Transaction } from '../../../../platform/database/database.ts';
import type { Services } from '../../../../platform/module.ts';
import { onSchedule, type DeclaredWork } from '../../../../platform/work/work-kind.ts';
import { doubtAboutSet, signSet, type SignedSet } from './sign-set.ts';
import { isNewestSet, lockedLiveSet, putSetSignature } from './signing.store.ts';
import { trustedKeys } from './trusted-keys.ts';

/** Thrown for a live set that must not be signed again; the processes go on serving what they have verified. */
class SetNotBelieved extends Error {
  constructor(sequence: number, doubt: string) {
    super(
      `The live release set ${sequence} is not signed again: ${doubt}. Compare the database with a backup; docs/operations/release-keys.md says what to do.`,
    );
    this.name = 'SetNotBelieved';
  }
}

type Signing = Pick<Services, 'db' | 'keyedHash' | 'now'>;

/** Signs a set again for another day, if its present signature is the platform's, however old. Returns why not, or nothing. */
export async function signAgain(services: Signing, trx: Transaction, live: SignedSet): Promise<string | undefined> {
  const doubt = await doubtAboutSet(await trustedKeys({ ...services, db: trx }), live);
  if (doubt) return doubt;
  if (!(await isNewestSet(trx, live.sequence))) return 'there is a newer set, and going back to an earlier one makes a new one';
  await putSetSignature(trx, live.sequence, await signSet(services, live));
  return undefined;
}

/** Signs the live set again; throws if it is not believed. */
export async function renewSetSignature(services: Signing): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const live = await lockedLiveSet(trx);
    const doubt = live && (await signAgain(services, trx, live));
    if (doubt) throw new SetNotBelieved(live.sequence, doubt);
  });
}

export const signingWork = (services: Signing): DeclaredWork =>
  onSchedule({ name: 'releases.sign-set', schedule: '23 * * * *', run: () => renewSetSignature(services) });
