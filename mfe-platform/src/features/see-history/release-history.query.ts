import { useApiPages } from '@hirehq/shared-ui';
import { ReleaseHistoryDocument } from './release-history.graphql.ts';

/** What was changed, or refused; with `remote`, what is about this one. */
export function useReleaseHistory(remote: string | undefined) {
  const first = { first: 20, remote: remote ?? null };
  return useApiPages(ReleaseHistoryDocument, first, {
    next: ({ releaseHistory: { endCursor } }) => (endCursor === null ? undefined : { ...first, after: endCursor }),
    keepPrevious: true,
  });
}
