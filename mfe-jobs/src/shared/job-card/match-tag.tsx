import { FormattedMessage, Tag } from '@hirehq/shared-ui';

const STRONG = 70;
/** Below it a number would tell the candidate nothing but off. */
const FLOOR = 40;

/** How well a job fits the candidate's profile; nothing without a score, and nothing for a low one. */
export function MatchTag({ score }: { score: number | null }) {
  if (score === null || score < FLOOR) return null;
  return (
    <Tag tone={score >= STRONG ? 'brand' : 'neutral'} icon="layers">
      <FormattedMessage id="card.match" values={{ score: score / 100 }} />
    </Tag>
  );
}
