import type { EventOf } from '../../../platform/events/topics.ts';
import type { Services } from '../../../platform/module.ts';
import { lockedConversation } from './conversations.store.ts';
import { employerIdOfJob } from './conversation-relation.store.ts';
import { publishConversationChange } from './publish-conversation-change.ts';

type ApplicationEvent = EventOf<'application.submitted' | 'application.changed' | 'application.withdrawn'>;

/** Changes after which the two may no longer be able to write. */
const CLOSING: ReadonlySet<string> = new Set(['closed', 'declined']);

/**
 * Tells a candidate's pages whether the two can still write after an application was sent, closed or withdrawn. Without a
 * conversation only of an end: a page may show the conversation before its first message.
 */
export async function followApplication(services: Services, event: ApplicationEvent): Promise<void> {
  if (event.topic === 'application.changed' && !CLOSING.has(event.payload.change)) return;
  const { candidateId, jobId } = event.payload;
  const enterpriseId = await employerIdOfJob(services.db, jobId);
  if (enterpriseId === undefined) return;
  const pair = { candidateId, enterpriseId };
  await services.db.transaction().execute(async (trx) => {
    const conversation = await lockedConversation(trx, pair);
    if (!conversation && event.topic === 'application.submitted') return;
    await publishConversationChange(services, trx, pair);
  });
}
