import { routes as pages } from '@hirehq/shared-contracts/routes';
import type { Transaction } from '../../platform/database/database.ts';
import type { Services } from '../../platform/module.ts';
import { tellCandidate } from '../notifications/index.ts';
import { establishmentName, unreadOfCandidate, type Pair } from './conversations.store.ts';
import type { MessageRow } from './messages.store.ts';

/**
 * Notifies the other side of a message, in its transaction: an employer by the outbox, a candidate by a notification and
 * the event stream. The notification has the time of the message, which shows whether it is still the latest one.
 */
export async function tellOfMessage(
  services: Services,
  trx: Transaction,
  message: MessageRow,
  { candidateId, enterpriseId }: Pair,
): Promise<void> {
  if (!message.by_enterprise) {
    await services.outbox.add(trx, 'message.received', { messageId: message.id, candidateId, enterpriseId });
    return;
  }
  await tellCandidate(services, trx, {
    candidateId,
    kind: 'message',
    // The sender of an employer's message is the employer.
    link: pages.messageList({ candidateId: enterpriseId, enterpriseId }),
    values: { company: await establishmentName(trx, enterpriseId) },
    at: message.sent_at,
  });
  await services.stream.send(trx, candidateId, 'message.received', {
    id: message.id,
    messageFrom: enterpriseId,
    enterpriseId,
    unreadCount: await unreadOfCandidate(trx, candidateId),
  });
}
