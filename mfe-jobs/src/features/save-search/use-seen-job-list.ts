import { isApiFailure } from '@hirehq/shared-contracts/error-codes';
import { SeeJobListDocument } from '@hirehq/shared-contracts/graphql';
import type { JobSearchParams } from '@hirehq/shared-contracts/routes';
import { useEffect, useRef } from 'react';
import { useApi } from '../../shell/use-api.ts';
import { useReport } from '../../shell/use-report.ts';
import { useViewer } from '../../shell/use-viewer.ts';
import { savedQueryOf } from './save-search.model.ts';

/**
 * A candidate who looks at a list has seen the new jobs of the saved search it shows, whichever way they came (JB-22). Told
 * once its jobs are on the screen; nothing waits for it.
 */
export function useSeenJobList(search: JobSearchParams, isShown: boolean): void {
  const api = useApi();
  const report = useReport();
  const viewer = useViewer();
  const told = useRef('');
  const query = savedQueryOf(search);
  const key = viewer === undefined || query === '' || !isShown ? '' : `${viewer} ${query}`;

  useEffect(() => {
    // Sorting it otherwise is no other list.
    if (key === '' || key === told.current) return;
    told.current = key;
    api.graphql(SeeJobListDocument, { query }).catch((error: unknown) => {
      if (!isApiFailure(error) || error.code === 'INTERNAL') report(error, { detail: 'see job list' });
    });
  }, [api, key, query, report]);
}
