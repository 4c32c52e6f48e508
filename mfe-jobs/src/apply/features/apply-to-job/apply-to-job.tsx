import { useState } from 'react';
import { useIntl, useConfirm, useReport, useToast } from '@hirehq/shared-ui';
import { ApplicationForm } from './application-form.tsx';
import type { ApplyJob } from './apply-to-job.model.ts';
import type { AccountDraft } from './account-draft.query.ts';
import { useApplicationDraft } from './use-application-draft.ts';

interface ApplyToJobProps {
  job: ApplyJob;
  /** Undefined for a visitor. */
  candidateId: string | undefined;
  account: AccountDraft;
}

/** An application, from the first answer until it is sent. Typed text is never lost (JB-15, JB-16). */
export function ApplyToJob({ job, candidateId, account }: ApplyToJobProps) {
  const [begun, setBegun] = useState({ round: 0, account });
  return (
    <DraftedApplication
      key={begun.round}
      job={job}
      candidateId={candidateId}
      account={begun.account}
      onDiscarded={() => setBegun(({ round }) => ({ round: round + 1, account: null }))}
    />
  );
}

function DraftedApplication({ job, candidateId, account, onDiscarded }: ApplyToJobProps & { onDiscarded: () => void }) {
  const { formatMessage } = useIntl();
  const confirm = useConfirm();
  const report = useReport();
  const toast = useToast();
  const draft = useApplicationDraft({ jobId: job.id, candidateId, account });

  async function discard(): Promise<void> {
    const question = formatMessage({ id: 'apply.discardText' });
    if (!(await confirm({ title: formatMessage({ id: 'apply.discardTitle' }), question }))) return;
    try {
      await draft.discard();
      onDiscarded();
    } catch (error) {
      report(error, { detail: 'discard application draft' });
      toast({ kind: 'error', message: formatMessage({ id: 'apply.discardFailed' }) });
    }
  }

  return <ApplicationForm job={job} candidateId={candidateId} applicationDraft={draft} onDiscard={() => void discard()} />;
}
