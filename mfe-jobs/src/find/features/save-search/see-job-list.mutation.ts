import type { JobSearchParams } from '@hirehq/shared-contracts/routes';
import { useApiMutation, useViewer } from '@hirehq/shared-ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { SavedSearches } from '../../../shared/generated/queries.ts';
import { savedQueryOf } from './save-search.model.ts';
import { SeeJobListDocument } from './see-job-list.graphql.ts';

/**
 * A candidate who opens a list has seen the new jobs of its saved search, however the list was opened (JB-22). Sent once the
 * jobs are on screen; nothing waits for it.
 */
export function useSeenJobList(search: JobSearchParams, isShown: boolean): void {
  const viewer = useViewer();
  const { run } = useApiMutation(SeeJobListDocument, { invalidates: [SavedSearches] });
  const reported = useRef('');
  const query = savedQueryOf(search);
  const key = viewer === undefined || query === '' || !isShown ? '' : `${viewer} ${query}`;

  const tell = useEffectEvent(() => void run({ query }));
  useEffect(() => {
    // Another sort order is the same list.
    if (key === '' || key === reported.current) return;
    reported.current = key;
    tell();
  }, [key]);
}
