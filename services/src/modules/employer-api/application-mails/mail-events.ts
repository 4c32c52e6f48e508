import type { EventOf } from '../../../platform/events/topics.ts';
import { newSecret, secretHash } from '../../../platform/ids/secret.ts';
import type { Services } from '../../../platform/module.ts';
import { howToApply, reachOfEmployers } from '../../enterprises/apply-channels/index.ts';
import { enqueueMail } from '../../post/mail/index.ts';
import { employerSeesMessage } from '../../candidate/messages/index.ts';
import { applicationMail, type MailedEvent } from './application-mail.ts';
import { insertLink, latestApplication, mailedApplication } from './application-links.store.ts';
import { provenAddress } from './mail-address.store.ts';

type Mailing = Pick<Services, 'db' | 'config' | 'now' | 'work'>;

/** Mails one event about an application to its employer, if that is how it is reached: once, however often the event is delivered. */
async function mailEvent(
  services: Mailing,
  event: { id: number; of: MailedEvent },
  application: Awaited<ReturnType<typeof mailedApplication>>,
): Promise<void> {
  if (!application) return;
  const { db, config, now } = services;
  const reach = await reachOfEmployers(db, [application.enterprise_id], now());
  if (howToApply(reach.get(application.enterprise_id), null, config.origin).channel !== 'MAIL') return;
  await db.transaction().execute(async (trx) => {
    const address = await provenAddress(trx, application.enterprise_id);
    if (!address) return;
    const secret = newSecret();
    const link = { tokenHash: secretHash(secret), applicationId: application.id, mailId: address.id };
    if (!(await insertLink(trx, { ...link, eventId: event.id, now: now() }))) return;
    const mail = { to: address.email_address, of: event.of, company: address.establishment_name, job: application.title };
    await enqueueMail(services, trx, applicationMail(services, { ...mail, secret }));
  });
}

export const mailApplication = async (services: Mailing, { id, payload }: EventOf<'application.submitted'>): Promise<void> =>
  mailEvent(services, { id, of: 'application' }, await mailedApplication(services.db, payload.applicationId));

/** A message of the candidate leads to the latest application, whose page shows the conversation. */
export async function mailMessage(services: Mailing, { id, payload }: EventOf<'message.received'>): Promise<void> {
  if (!(await employerSeesMessage(services.db, payload.messageId))) return;
  await mailEvent(services, { id, of: 'message' }, await latestApplication(services.db, payload));
}
