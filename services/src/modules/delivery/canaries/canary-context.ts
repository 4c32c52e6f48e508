import type { Services } from '../../../platform/module.ts';
import { breaksWithLive, changeSet, refuseBreaks, type Actor, type FindBreaks } from '../releases/index.ts';
import { storedRelease } from './canaries.store.ts';

type CanaryServices = Pick<Services, 'config' | 'db' | 'keyedHash' | 'now' | 'work'>;

/** What canaries need of release sets. */
export interface CanaryContext {
  services: CanaryServices;
  /** Refuses a version that would take away what live releases use. */
  refuseBreaks: (remote: string, version: string) => Promise<void>;
  /** Makes a version live for everybody, as the next set. */
  makeLive: (actor: Actor, wish: { remote: string; version: string; why: string }) => Promise<void>;
}

export const canaryContext = (services: CanaryServices, findBreaks: FindBreaks): CanaryContext => ({
  services,
  async refuseBreaks(remote, version) {
    const stored = await storedRelease(services.db, remote, version);
    if (stored) refuseBreaks(await breaksWithLive(services.db, stored.release, findBreaks));
  },
  async makeLive(actor, { remote, version, why }) {
    await changeSet(services, { change: { [remote]: version }, cause: 'CANARY', why, actor }, { findBreaks });
  },
});
