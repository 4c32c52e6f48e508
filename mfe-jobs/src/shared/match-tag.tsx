import { FormattedMessage, Tag } from '@hirehq/shared-ui';

const STRONG = 70;

/** How well a job fits the candidate's skills; nothing when there is no score. */
export function MatchTag({ score }: { score: number | null }) {
  if (score === null) return null;
  return (
    <Tag tone={score >= STRONG ? 'brand' : 'neutral'} icon="layers">
      <FormattedMessage id="card.match" values={{ score: score / 100 }} />
    </Tag>
  );
}
