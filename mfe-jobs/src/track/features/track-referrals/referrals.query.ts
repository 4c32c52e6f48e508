import { useApiPages } from '@hirehq/shared-ui';
import { ReferralsDocument } from './referrals.graphql.ts';

const PAGE_SIZE = 20;

/** The candidate's referrals, newest first, page by page. */
export function useReferrals() {
  const query = useApiPages(
    ReferralsDocument,
    { first: PAGE_SIZE },
    {
      next: ({ referrals: { endCursor } }) => (endCursor === null ? undefined : { first: PAGE_SIZE, after: endCursor }),
    },
  );
  const [first] = query.pages;
  return { ...query, total: first?.referrals.total, referrals: query.pages.flatMap(({ referrals }) => referrals.nodes) };
}

export type Referrals = ReturnType<typeof useReferrals>;
