import { useState } from 'react';
import { useApiQuery, useViewer } from '@hirehq/shared-ui';
import { useAccountDraft, type AccountDraft } from './account-draft.query.ts';
import { JobToApplyDocument, type JobToApplyQuery } from './job-to-apply.graphql.ts';

interface Opened {
  key: string;
  job: JobToApplyQuery['job'];
  account: AccountDraft;
}

/**
 * Job and draft as they were when the page opened, for the last known candidate. Neither the end of a session nor sending the
 * application changes what the page shows.
 */
export function useOpenedApplication(jobId: string) {
  const viewer = useViewer();
  const [owner, setOwner] = useState(viewer);
  if (viewer !== undefined && viewer !== owner) setOwner(viewer);
  const candidateId = viewer ?? owner;
  const key = `${jobId} ${candidateId ?? ''}`;

  const query = useApiQuery(JobToApplyDocument, { id: jobId }, { freshMs: 0 });
  const account = useAccountDraft(jobId, viewer);
  const [opened, setOpened] = useState<Opened>();
  const isOpen = opened?.key === key;
  const isSessionOver = viewer === undefined && candidateId !== undefined;
  if (!isOpen && !isSessionOver && query.status === 'ready' && !query.refreshing && account !== undefined)
    setOpened({ key, job: query.data.job, account });

  return { candidateId, query, opened: isOpen ? opened : undefined };
}
