import type { ReportConversationInput } from '@hirehq/shared-contracts/graphql/types';
import { conversationReport } from '@hirehq/shared-contracts/inputs';
import { createAttemptLimits } from '../../../platform/attempts/attempt-limits.ts';
import { readInput } from '../../../platform/refusals/read-input.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { CandidateViewer, Services } from '../../../platform/module.ts';
import { reportedMessage } from '../messages/index.ts';
import { insertConversationReport, isReportedBefore } from './conversation-reports.store.ts';

/** More than anybody has to report. */
export const REPORT_RULES = { conversationReports: { max: 20, windowMs: 3_600_000 } } as const;

/** Stores a report for the operators, once per request. The employer never sees it. */
export async function reportConversation(
  services: Services,
  { candidateId }: CandidateViewer,
  { enterpriseId, messageId, ...input }: ReportConversationInput,
): Promise<void> {
  const { db, now } = services;
  const { requestId, reason, details } = readInput(conversationReport, input);
  const reported = await reportedMessage(services, { candidateId, enterpriseId, messageId });
  if (!reported) throw new Refusal('NOT_FOUND');
  if (await isReportedBefore(db, candidateId, requestId)) return;
  const isCounted = await db.transaction().execute(async (trx) => {
    const limits = createAttemptLimits({ db: trx, now }, REPORT_RULES);
    // Counting locks the candidate's count until the transaction ends, so that of one request sent twice at once one is counted.
    const minutes = await limits.take(['conversationReports', candidateId]);
    const { message } = reported;
    const isNew =
      minutes === undefined &&
      (await insertConversationReport(trx, { candidateId, enterpriseId, requestId, message, reason, details, now: now() }));
    if (!isNew) await limits.giveBack(['conversationReports', candidateId]);
    return minutes === undefined;
  });
  if (!isCounted) throw new Refusal('RATE_LIMITED', { message: 'You have reported many messages. Try again in an hour.' });
}
