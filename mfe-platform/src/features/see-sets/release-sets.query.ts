import { useApiPages } from '@hirehq/shared-ui';
import { ReleaseSetsDocument } from './release-sets.graphql.ts';

const FIRST = { first: 10 };

export const useReleaseSets = () =>
  useApiPages(ReleaseSetsDocument, FIRST, {
    next: ({ releaseSets: { endCursor } }) => (endCursor === null ? undefined : { ...FIRST, after: endCursor }),
  });
