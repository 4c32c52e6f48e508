import { MINUTE_MS } from '@hirehq/shared-contracts/durations';
import { messagePreview } from '@hirehq/shared-contracts/message-preview';
import { messageNotificationLink } from '@hirehq/shared-contracts/notification-links';
import { newId } from '../platform/ids/new-id.ts';
import type { Transaction } from '../platform/database/database.ts';
import { DEMO_CONVERSATIONS, PAST_CONVERSATION, type DemoConversation } from './demo-conversations.ts';
import { storeNotification } from './demo-notification.store.ts';

const DAY = 24 * 60 * MINUTE_MS;

/** Key of the file store of each attachment, by file name. */
type Attachments = ReadonlyMap<string, string>;

interface Applied {
  candidateId: string;
  firstName: string;
  enterpriseId: string;
  company: string;
  jobId: string;
  job: string;
}

/** The demo application of a candidate that has this request id. */
async function demoApplication(trx: Transaction, candidateId: string, requestId: string): Promise<Applied | undefined> {
  return trx
    .selectFrom('application')
    .innerJoin('job', 'job.id', 'application.job_id')
    .innerJoin('enterprise', 'enterprise.id', 'job.enterprise_id')
    .innerJoin('candidate', 'candidate.id', 'application.candidate_id')
    .select([
      'application.candidate_id as candidateId',
      'candidate.first_name as firstName',
      'job.enterprise_id as enterpriseId',
      'enterprise.establishment_name as company',
      'job.id as jobId',
      'job.title as job',
    ])
    .where('application.candidate_id', '=', candidateId)
    .where('application.request_id', '=', requestId)
    .executeTakeFirst();
}

function messagesOf(
  { messages, times, startedDaysAgo, everyMinutes }: DemoConversation,
  { firstName, job, jobId }: Applied,
  attachments: Attachments,
  now: Date,
) {
  const all = Array.from({ length: times }, () => messages).flat();
  return all.map(({ by, text, attachment, about }, index) => {
    const key = attachment === undefined ? undefined : attachments.get(attachment);
    return {
      id: newId(),
      number: index + 1,
      by_enterprise: by === 'employer',
      message_type: key === undefined ? ('TEXT' as const) : ('FILE' as const),
      body: text.replace('{name}', firstName).replace('{job}', job),
      attachment_key: key ?? null,
      attachment_name: key === undefined ? null : (attachment ?? null),
      attachment_type: key === undefined ? null : 'application/pdf',
      request_id: `demo-${index}`,
      sent_at: new Date(now.getTime() - startedDaysAgo * DAY + index * everyMinutes * MINUTE_MS),
      job_id: about ? jobId : null,
    };
  });
}

async function storeConversation(
  trx: Transaction,
  demo: DemoConversation,
  applied: Applied,
  { attachments, now }: { attachments: Attachments; now: Date },
): Promise<void> {
  const { candidateId, enterpriseId, company } = applied;
  const messages = messagesOf(demo, applied, attachments, now);
  const last = messages.at(-1);
  if (!last) return;
  const conversation = await trx
    .insertInto('conversation')
    .values({
      id: newId(),
      candidate_id: candidateId,
      enterprise_id: enterpriseId,
      last_number: last.number,
      last_message_at: last.sent_at,
      candidate_read_to: last.number - demo.unread,
      enterprise_read_to: last.number,
      candidate_blocked_at: demo.blocked ? last.sent_at : null,
    })
    .onConflict((conflict) => conflict.columns(['candidate_id', 'enterprise_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!conversation) return;
  await trx
    .insertInto('message')
    .values(messages.map((message) => ({ ...message, conversation_id: conversation.id })))
    .execute();
  const replies = messages.flatMap((message, index) => {
    const asked = messages[index - 1];
    return message.by_enterprise && asked && !asked.by_enterprise ? [{ message, asked }] : [];
  });
  if (replies.length > 0)
    await trx
      .insertInto('message_reply')
      .values(
        replies.map(({ message, asked }) => ({
          message_id: message.id,
          enterprise_id: enterpriseId,
          replied_at: message.sent_at,
          waited_seconds: (message.sent_at.getTime() - asked.sent_at.getTime()) / 1000,
        })),
      )
      .execute();
  if (demo.away)
    await trx
      .insertInto('message_absence')
      .values({ enterprise_id: enterpriseId, until: new Date(now.getTime() + demo.away.days * DAY), note: demo.away.note })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  if (demo.unread > 0)
    await storeNotification(trx, {
      candidateId,
      kind: 'message',
      link: messageNotificationLink(enterpriseId),
      values: { company, count: demo.unread, text: messagePreview(last.body) },
      at: last.sent_at,
    });
}

/** The conversations of a demo candidate; does nothing if they already have one. */
export async function storeConversations(
  trx: Transaction,
  candidateId: string,
  { attachments, now }: { attachments: () => Promise<Attachments>; now: Date },
): Promise<void> {
  const known = await trx
    .selectFrom('conversation')
    .select('id')
    .where('candidate_id', '=', candidateId)
    .limit(1)
    .executeTakeFirst();
  if (known) return;
  const content = { attachments: await attachments(), now };
  for (const demo of DEMO_CONVERSATIONS) {
    const applied = await demoApplication(trx, candidateId, `demo-${demo.application}`);
    if (applied) await storeConversation(trx, demo, applied, content);
  }
}

/** A short conversation before an interview that has taken place; nothing if the two have written to each other already. */
export async function storePastConversation(
  trx: Transaction,
  { candidateId, requestId, startedDaysAgo, now }: { candidateId: string; requestId: string; startedDaysAgo: number; now: Date },
): Promise<void> {
  const applied = await demoApplication(trx, candidateId, requestId);
  if (applied) await storeConversation(trx, { ...PAST_CONVERSATION, startedDaysAgo }, applied, { attachments: new Map(), now });
}
