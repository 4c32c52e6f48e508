import type { Services } from '../../../platform/module.ts';
import type { ReportsOfPage } from '../releases/index.ts';
import { networkOf } from './network-of.ts';
import { knownCanaries } from './running-canaries.ts';
import { visitOutcome } from './visit-outcome.policy.ts';
import { readTicket } from './visit-ticket.ts';
import { countVisits, type CountedVisit } from './visits.store.ts';

/**
 * Counts the load reports of a page for the canaries that run. Reports without a valid ticket count nothing. Returns the ids of the
 * canaries for which a failure was counted.
 */
export async function countReports(
  { db, keyedHash, now }: Pick<Services, 'db' | 'keyedHash' | 'now'>,
  { ticket: sent, address, reports }: ReportsOfPage,
): Promise<string[]> {
  if (sent === undefined) return [];
  const running = await knownCanaries(db);
  const at = now();
  const ticket = running.length === 0 ? undefined : readTicket(keyedHash, sent, at);
  if (!ticket) return [];
  const network = networkOf(address);
  const visits = running.flatMap((canary): CountedVisit[] => {
    const arm = ticket.arms[canary.id];
    if (!arm) return [];
    const version = arm === 'canary' ? canary.version : canary.against;
    const outcome = visitOutcome(reports, { remote: canary.remote, version, slowMs: canary.slow_ms });
    if (!outcome) return [];
    return [
      {
        canaryId: canary.id,
        // Who comes into the canary when its share grows begins another visit.
        visit: `${ticket.visit}.${arm}`,
        arm,
        network: network && keyedHash('canary.network', canary.id, network),
        outcome,
        at,
      },
    ];
  });
  return visits.length === 0 ? [] : countVisits(db, visits);
}
