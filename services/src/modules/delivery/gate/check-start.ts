import { breakText } from '@hirehq/shared-contracts/delivery';
import type { Database } from '../../../platform/database/database.ts';
import { missedOfServices } from './find-breaks.ts';
import { serviceContracts } from './service-contracts.ts';
import { hasReleaseSets, readStanding } from './standing.store.ts';

/** Thrown for a start that would take something away from live releases. */
export class StartRefused extends Error {
  constructor(texts: readonly string[]) {
    super(
      `The services do not start, because live releases use what these services lack:\n${texts.map((text) => `  ${text}`).join('\n')}\nRelease versions of the remotes that do without it first, or start services that still have it. In an emergency HIREHQ_START_DESPITE_BREAKS=true starts them all the same.`,
    );
    this.name = 'StartRefused';
  }
}

/** What live releases, and the releases that pages fall back to, would miss of these services: a sentence each. */
export async function breaksOfStart(db: Database): Promise<{ live: string[]; fallbacks: string[] }> {
  if (!(await hasReleaseSets(db))) return { live: [], fallbacks: [] };
  const { live, fallbacks } = missedOfServices(await readStanding(db), serviceContracts());
  return { live: live.map(breakText), fallbacks: fallbacks.map(breakText) };
}

interface Start {
  /** Start although live releases miss something. */
  despiteBreaks: boolean;
  log: { warn: (about: object, message: string) => void; error: (about: object, message: string) => void };
}

/** Throws StartRefused if live releases miss something of these services; a fallback that does is logged only. */
export async function refuseBrokenStart(db: Database, { despiteBreaks, log }: Start): Promise<void> {
  const { live, fallbacks } = await breaksOfStart(db);
  for (const text of fallbacks) log.warn({ break: text }, 'a release that pages fall back to misses something of these services');
  if (live.length > 0 && !despiteBreaks) throw new StartRefused(live);
  for (const text of live)
    log.error(
      { break: text },
      'started with HIREHQ_START_DESPITE_BREAKS although a live release misses something of these services',
    );
}
