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
 * Job and draft as they are when the page is opened, for the candidate last seen here. Neither a session that ends nor the
 * application itself, once it is sent, changes what is on the page.
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
