import { WORKPLACE_FACTS, type WorkplaceFact } from '@hirehq/shared-contracts/codes';
import type { JobCardFragment } from '@hirehq/shared-contracts/graphql';
import { useBrand, useIntl } from '@hirehq/shared-ui';
import { useCodeLabel } from './code-labels.ts';

interface StatedFact {
  fact: WorkplaceFact;
  name: string;
  value: string;
}

/** What the employer says of the workplace; undefined where the brand does not show it. */
export function useWorkplaceFacts({ workplace }: Pick<JobCardFragment, 'workplace'>): readonly StatedFact[] | undefined {
  const variant = useBrand();
  const { formatMessage } = useIntl();
  const codeLabel = useCodeLabel();
  if (variant !== 'N') return undefined;
  return (Object.keys(WORKPLACE_FACTS) as WorkplaceFact[]).flatMap((fact) => {
    const value = codeLabel(fact, workplace?.[fact] ?? null);
    return value === undefined ? [] : [{ fact, name: formatMessage({ id: `filter.name.${fact}` }), value }];
  });
}
