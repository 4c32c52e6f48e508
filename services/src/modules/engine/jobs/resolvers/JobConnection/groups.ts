import type { JobGroup } from '@hirehq/shared-contracts/graphql/types';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import type { JobPage } from '../../search/job-page.ts';

export const groups: Resolver<JobPage> = async ({ counts, groups: found, size }): Promise<JobGroup[]> => {
  if (!found) return [];
  const counted = await counts();
  const { totalIsEstimate } = counted;
  const first = found.total ?? counted.leading;
  return [
    { kind: found.kinds[0], nodes: found.leading, total: first, totalIsEstimate: totalIsEstimate && found.total === undefined },
    { kind: found.kinds[1], nodes: size - found.leading, total: Math.max(0, counted.total - first), totalIsEstimate },
  ];
};
