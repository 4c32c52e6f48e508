import { useState, type ReactNode } from 'react';
import { useIntl, useConfirm, useReport, useToast } from '@hirehq/shared-ui';
import { ApplicationForm } from './application-form.tsx';
import type { ApplyJob } from './apply-to-job.model.ts';
import type { AccountDraft } from './account-draft.query.ts';
import { useApplicationDraft } from './use-application-draft.ts';
import type { PortalVisitor } from './visitor/portal-visitor.mutation.ts';

interface ApplyToJobProps {
  job: ApplyJob;
  /** Undefined for a visitor. */
  candidateId: string | undefined;
  account: AccountDraft;
  visitor: PortalVisitor;
  /** Whether the page of the application is gone. */
  isLeft: () => boolean;
  /** Shown under the confirmation of a sent application. */
  afterSent: ReactNode;
}

/** An application, from the first answer until it is sent. Typed text is never lost (JB-15, JB-16). */
export function ApplyToJob({ account, ...props }: ApplyToJobProps) {
  const [begun, setBegun] = useState({ round: 0, account });
  return (
    <DraftedApplication
      {...props}
      key={begun.round}
      account={begun.account}
      onDiscarded={() => setBegun(({ round }) => ({ round: round + 1, account: null }))}
    />
  );
}

interface DraftedApplicationProps extends ApplyToJobProps {
  onDiscarded: () => void;
}

function DraftedApplication({ job, candidateId, account, visitor, isLeft, afterSent, onDiscarded }: DraftedApplicationProps) {
  const { formatMessage } = useIntl();
  const confirm = useConfirm();
  const report = useReport();
  const toast = useToast();
  const draft = useApplicationDraft({ jobId: job.id, candidateId, account, isLeft });

  async function discard(): Promise<void> {
    const question = formatMessage({ id: 'apply.discardText' });
    if (!(await confirm({ title: formatMessage({ id: 'apply.discardTitle' }), question }))) return;
    try {
      await draft.discard();
      visitor.forget();
      onDiscarded();
    } catch (error) {
      report(error, { detail: 'discard application draft' });
      toast({ kind: 'error', message: formatMessage({ id: 'apply.discardFailed' }) });
    }
  }

  return (
    <ApplicationForm
      job={job}
      candidateId={candidateId}
      applicationDraft={draft}
      visitor={visitor}
      onDiscard={() => void discard()}
      afterSent={afterSent}
    />
  );
}
