import { useEffect, useState } from 'react';
import { Button, Drawing, EmptyState, FormattedMessage, PageSkeleton, useClientState, useIntl } from '@hirehq/shared-ui';
import { LoadFailure, useLoadFailureText } from '../../shared/load-failure.tsx';
import type { Outgoing } from '../../shared/outbox/outgoing.ts';
import { useMessaging } from '../../shared/use-messaging.ts';
import { Composer } from './composer.tsx';
import { EmployerNote } from './employer-note.tsx';
import { MessageLog } from './message-log.tsx';
import { WritingNote } from './writing-note.tsx';
import './conversation.css';

/** An open hand next to an empty bubble: the beginning of a conversation. */
const NOTHING_YET = (
  <Drawing>
    <path
      className="hq-art-soft"
      d="M40 46a16 16 0 0 1 16-16h84a16 16 0 0 1 16 16v40a16 16 0 0 1-16 16H92l-24 20v-20H56a16 16 0 0 1-16-16Z"
    />
    <path className="hq-art-line" d="M64 56h56M64 72h36" />
    <path className="hq-art-accent" d="M132 66l6 6 12-14" />
  </Drawing>
);

interface ConversationProps {
  enterpriseId: string;
  /** The employer's name, until the conversation has loaded. */
  name: string;
  /** The job the candidate wants to write about. */
  jobId?: string | undefined;
  startsFocused?: boolean;
}

/** A conversation with an employer: its messages, and the box to write in. */
export function Conversation({ enterpriseId, name, jobId, startsFocused = false }: ConversationProps) {
  const { formatMessage } = useIntl();
  const { inbox, outbox, drafts, shown } = useMessaging();
  const thread = useClientState(inbox.thread(enterpriseId));
  const writes = useClientState(outbox.messages).some((each) => each.enterpriseId === enterpriseId);
  const failureText = useLoadFailureText();
  const [removedJob, setRemovedJob] = useState<string>();
  useEffect(() => void inbox.open(enterpriseId), [inbox, enterpriseId]);
  useEffect(() => shown.show(enterpriseId), [shown, enterpriseId]);

  const { status, failure, details, numbers, messages } = thread;
  const text = (id: string) => formatMessage({ id });
  if (status === 'absent')
    return (
      <EmptyState illustration="notFound" order={3} title={text('messaging.absent')} description={text('messaging.absentText')} />
    );
  if (status === 'failed' && failure)
    return <LoadFailure title={text('messaging.chat.failed')} failure={failure} onRetry={() => void inbox.open(enterpriseId)} />;
  if (!details || !numbers)
    return (
      <div key="loading" className="ms-loading" role="status" aria-busy="true" aria-label={text('messaging.loading')}>
        <PageSkeleton kind="detail" />
      </div>
    );

  const employerName = details.enterpriseName || name;
  const job = details.appliedJobs.find((each) => each.jobId === jobId && each.jobId !== removedJob);
  const takeBack = ({ text: written, file }: Outgoing) => drafts.change(enterpriseId, { text: written, ...(file && { file }) });
  return (
    <div key="conversation" className="ms-conversation">
      <EmployerNote details={details} />
      {failure && (
        <p className="ms-writing-note" role="status">
          <span>{failureText(failure)}</span>
          <Button variant="subtle" size="compact-sm" onClick={() => void inbox.open(enterpriseId)}>
            <FormattedMessage id="messaging.retry" />
          </Button>
        </p>
      )}
      {messages.length === 0 && !writes ? (
        <div className="ms-nothing">
          <EmptyState
            illustration={NOTHING_YET}
            order={3}
            title={text('messaging.nothing')}
            description={formatMessage({ id: 'messaging.nothingText' }, { name: employerName })}
          />
        </div>
      ) : (
        <MessageLog key={enterpriseId} thread={thread} employerName={employerName} onTakeBack={takeBack} />
      )}
      {numbers.writing === 'OPEN' ? (
        <Composer
          enterpriseId={enterpriseId}
          employerName={employerName}
          job={job && { jobId: job.jobId, jobTitle: job.jobTitle }}
          onJobRemoved={() => setRemovedJob(jobId)}
          onSent={() => setRemovedJob(jobId)}
          startsFocused={startsFocused}
        />
      ) : (
        <WritingNote writing={numbers.writing} name={employerName} />
      )}
    </div>
  );
}
