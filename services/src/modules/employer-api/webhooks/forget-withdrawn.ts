import type { EventOf } from '../../../platform/events/topics.ts';
import type { Services } from '../../../platform/module.ts';
import { employerSeesSince } from '../../candidate/messages/index.ts';
import { employerOfApplication } from './webhooks.store.ts';
import { forgetWithdrawn } from './withdrawn-deliveries.store.ts';

/** Deletes the deliveries about an application once it is withdrawn, so that none of them is sent or redelivered. */
export async function forgetWithdrawnApplication(
  { db }: Pick<Services, 'db'>,
  event: EventOf<'application.withdrawn'>,
): Promise<void> {
  const { applicationId, candidateId } = event.payload;
  const application = await employerOfApplication(db, applicationId);
  if (!application) return;
  const enterpriseId = application.enterprise_id;
  const seesSince = await employerSeesSince(db, { candidateId, enterpriseId });
  await forgetWithdrawn(db, { enterpriseId, applicationId, candidateId, beforeEvent: event.id, seesSince });
}
