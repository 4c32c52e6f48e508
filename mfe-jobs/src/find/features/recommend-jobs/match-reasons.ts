import { assertNever } from '@hirehq/shared-contracts/assert-never';
import type { MatchReasonsFragment } from '@hirehq/shared-contracts/graphql';
import { useIntl } from '@hirehq/shared-ui';

/** Why a job matches, in one line, most important first; undefined if nothing matches. */
export function useMatchReasons(): (match: MatchReasonsFragment | null) => string | undefined {
  const { formatMessage, formatList } = useIntl();
  return (match) => {
    const reasons = (match?.reasons ?? [])
      .filter(({ points }) => points > 0)
      .map(({ kind, met, missing }) => {
        switch (kind) {
          case 'SKILLS':
            return formatMessage({ id: 'match.skills' }, { met: met.length, count: met.length + missing.length });
          case 'TITLE':
            return formatMessage({ id: 'match.title' });
          case 'EXPERIENCE':
            return formatMessage({ id: 'match.experience' });
          case 'PLACE':
            return formatMessage({ id: 'match.place' });
          default:
            return assertNever(kind, undefined);
        }
      })
      .filter((reason) => reason !== undefined);
    return reasons.length > 0 ? formatList(reasons, { type: 'unit' }) : undefined;
  };
}
