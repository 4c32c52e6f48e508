import { MINUTE_MS } from '@hirehq/shared-contracts/durations';
import { defineMessages, type MessageDescriptor } from '@hirehq/shared-ui';
import type { MyJobsQuery } from './my-jobs.graphql.ts';

type Tracked = MyJobsQuery['myJobs']['nodes'][number];

const WORDS = defineMessages({
  applied: { id: 'myJobs.appliedOn' },
  begun: { id: 'myJobs.begunOn' },
  saved: { id: 'myJobs.savedOn' },
  offered: { id: 'myJobs.offeredOn' },
  answered: { id: 'myJobs.answeredOn' },
  withdrawn: { id: 'myJobs.withdrawnOn' },
  closed: { id: 'myJobs.closedOn' },
  changed: { id: 'myJobs.changedOn' },
});

type Change = keyof typeof WORDS;

function changeOf({ job, application, draftSavedAt, changedAt }: Tracked): Change {
  if (!application && job.appliedElsewhereAt) return 'applied';
  if (!application) return draftSavedAt && !job.saved ? 'begun' : 'saved';
  const { closedBy, closedAt, closureReason, withdrawnAt, offer, submittedAt } = application;
  const isAnswer = closedBy === 'candidate' && closureReason === 'offer_declined';
  const known: readonly (readonly [Change, string | null | undefined])[] = [
    ['withdrawn', withdrawnAt],
    [isAnswer ? 'answered' : 'closed', closedAt],
    ['answered', offer?.answeredAt],
    ['offered', offer?.offeredAt],
    ['applied', submittedAt],
    ['closed', job.closedAt],
  ];
  const isLast = (at: string) => Math.abs(Date.parse(at) - Date.parse(changedAt)) < MINUTE_MS;
  return known.find(([, at]) => at && isLast(at))?.[0] ?? 'changed';
}

/** The last change of a tracked job, in words with `date`; `changed` if nothing says what it was. */
export function timeOfChange(tracked: Tracked): { change: Change; words: MessageDescriptor } {
  const change = changeOf(tracked);
  return { change, words: WORDS[change] };
}
