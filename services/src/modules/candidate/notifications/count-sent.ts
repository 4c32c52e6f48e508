import { SEND_LIMIT_OF_EMPLOYER, SEND_LIMITS, type SendLimit, type SentKind } from '@hirehq/shared-contracts/employer';
import { createAttemptLimits, type AttemptRule } from '../../../platform/attempts/attempt-limits.ts';
import { refuseExcess } from '../../../platform/attempts/refuse-excess.ts';
import type { Transaction } from '../../../platform/database/database.ts';

const WINDOWS = { minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const;
const TIMES = ['minute', 'hour', 'day'] as const;

const rulesOf = (name: string, limit: SendLimit): [string, AttemptRule][] =>
  TIMES.flatMap((time) => {
    const max = limit[time];
    return max === undefined ? [] : [[`${name}:${time}`, { max, windowMs: WINDOWS[time] }]];
  });

const PAIR_RULES = Object.entries(SEND_LIMITS).map(([kind, limit]) => ({ kind, rules: rulesOf(`sent.${kind}`, limit) }));
const EMPLOYER_RULES = rulesOf('sent', SEND_LIMIT_OF_EMPLOYER);
const RULES = Object.fromEntries([...PAIR_RULES.flatMap(({ rules }) => rules), ...EMPLOYER_RULES]);

const TO_ONE: Readonly<Record<SentKind, string>> = {
  messages: 'You have sent this candidate many messages in a short time. Send more after the time in Retry-After.',
  attachments: 'You have sent this candidate many files in a short time. Send more after the time in Retry-After.',
  notes: 'You have added many notes for this candidate in a short time. Add more after the time in Retry-After.',
  offers: 'You have changed offers to this candidate many times in a short time. Change it after the time in Retry-After.',
  interviews: 'You have invited this candidate many times in a short time. Invite again after the time in Retry-After.',
};
const TO_ALL = 'You have sent very much to candidates in a short time. Continue after the time in Retry-After.';

interface Sent {
  enterpriseId: string;
  candidateId: string;
  at: Date;
}

/**
 * Counts something that an employer puts in front of a candidate, in the transaction that stores it, so that only what is
 * stored counts. Refuses with RATE_LIMITED beyond the limits for each of `kinds`, or for the employer as a whole.
 *
 * To be called before anything is written to the candidate's stream: all transactions lock the counts in the same order, and
 * the stream after them.
 */
export async function countSent(
  trx: Transaction,
  { enterpriseId, candidateId, at }: Sent,
  kinds: readonly SentKind[] = [],
): Promise<void> {
  const limits = createAttemptLimits({ db: trx, now: () => at }, RULES);
  for (const { kind, rules } of PAIR_RULES)
    if ((kinds as readonly string[]).includes(kind))
      await refuseExcess(
        limits,
        TO_ONE[kind as SentKind],
        ...rules.map(([rule]) => [rule, `${enterpriseId} ${candidateId}`] as const),
      );
  await refuseExcess(limits, TO_ALL, ...EMPLOYER_RULES.map(([rule]) => [rule, enterpriseId] as const));
}
