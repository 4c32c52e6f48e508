import { FormattedMessage, Tag } from '@hirehq/shared-ui';

const STRONG = 70;
/** A lower score is not shown, because it would only discourage the candidate. */
const FLOOR = 40;

/** The match score of a job; renders nothing without a score, or for a low one. */
export function MatchTag({ score }: { score: number | null }) {
  if (score === null || score < FLOOR) return null;
  return (
    <Tag tone={score >= STRONG ? 'brand' : 'neutral'} icon="layers">
      <FormattedMessage id="card.match" values={{ score: score / 100 }} />
    </Tag>
  );
}
