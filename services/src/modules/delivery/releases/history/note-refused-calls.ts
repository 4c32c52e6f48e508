import { z } from 'zod';
import { createAttemptLimits } from '../../../../platform/attempts/attempt-limits.ts';
import type { OnRefusedDelivery, RefusedDelivery } from '../../../../platform/http/delivery-calls.ts';
import type { Services } from '../../../../platform/module.ts';
import { subjectOfCanary, subjectOfUpload } from './list-history.store.ts';
import { isNoted, noteRefusal } from './note-refusal.ts';
import { ACTION_OF, subjectOfRequest, type Subject } from './refused-subject.ts';

const HOUR = 3_600_000;

/** So that neither a key nor a stranger fills the history; what is beyond is refused all the same. */
const RULES = {
  refusedDeliveriesOfKey: { max: 200, windowMs: HOUR },
  refusedDeliveriesByAddress: { max: 20, windowMs: HOUR },
  refusedDeliveriesOfStrangers: { max: 200, windowMs: HOUR },
} as const;

const identified = z.object({ id: z.uuid() });

async function subjectOfCall({ db }: Services, { key, request }: RefusedDelivery): Promise<Subject> {
  const id = identified.safeParse(request.params).data?.id;
  if (id === undefined) return subjectOfRequest(request);
  const found = key.includes('canaries') ? await subjectOfCanary(db, id) : await subjectOfUpload(db, id);
  return found ?? { remote: null, version: null };
}

/** Notes in the history who was refused what, and why. */
export function noteRefusedCalls(services: Services): OnRefusedDelivery {
  const limits = createAttemptLimits(services, RULES);
  return async (refused) => {
    const { key, refusal, request, team } = refused;
    const action = key.startsWith('GET ') ? null : ACTION_OF[key as keyof typeof ACTION_OF];
    if (action === null || !isNoted(refusal)) return;
    const wait = await (team
      ? limits.take(['refusedDeliveriesOfKey', team.keyId])
      : limits.take(['refusedDeliveriesByAddress', request.ip], ['refusedDeliveriesOfStrangers', 'all']));
    if (wait !== undefined) return;
    await noteRefusal(services.db, {
      at: services.now(),
      action,
      by: team?.team ?? 'unknown',
      keyId: team?.keyId ?? null,
      ...(await subjectOfCall(services, refused)),
      refusal,
    });
  };
}
