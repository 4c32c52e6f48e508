import { Button, FormattedMessage, Icon, useDisclosure, useIntl, useConfirm } from '@hirehq/shared-ui';
import type { InterviewStateFragment } from '../../../shared/interview/interview-state.graphql.ts';
import type { InterviewState } from '../../../shared/interview/interview-state.tsx';
import { webLink } from '@hirehq/shared-ui/bundled';
import classes from './interview-actions.module.css';
import { ProposeTimes } from './propose-times.tsx';
import { useAnswerInterview } from './answer-interview.mutation.ts';

interface InterviewActionsProps {
  interview: InterviewStateFragment;
  state: InterviewState;
  /** The employer who invited the candidate. */
  company: string;
  onChanged: () => void;
}

const OPEN: ReadonlySet<InterviewState> = new Set(['pending', 'proposed', 'accepted']);

/** The actions for a future interview (JB-20). Renders nothing for other interviews. */
export function InterviewActions({ interview, state, company, onChanged }: InterviewActionsProps) {
  const { formatMessage } = useIntl();
  const confirm = useConfirm();
  const { busy, respond, propose } = useAnswerInterview(interview, onChanged);
  const [proposing, { open, close }] = useDisclosure(false);
  if (!OPEN.has(state)) return null;
  const isPending = interview.status === 'P';
  const isAccepted = interview.status === 'A';
  const joinAt = isAccepted && interview.mode === 'VIDEO' ? webLink(interview.link) : undefined;

  async function decline(): Promise<void> {
    const isSure = await confirm({
      title: formatMessage({ id: 'interview.declineTitle' }),
      question: formatMessage({ id: 'interview.declineText' }, { round: interview.roundTitle, company }),
    });
    if (isSure) await respond(false);
  }

  return (
    <div className={classes['actions']}>
      {isPending && (
        <Button loading={busy === 'accept'} disabled={busy !== undefined} onClick={() => void respond(true)}>
          <FormattedMessage id="interview.accept" />
        </Button>
      )}
      {joinAt && (
        <Button component="a" href={joinAt} target="_blank" rel="noopener noreferrer nofollow">
          <FormattedMessage id="interview.join" />
        </Button>
      )}
      {interview.calendarUrl && isAccepted && (
        <Button
          component="a"
          href={interview.calendarUrl}
          download
          variant="default"
          leftSection={<Icon name="calendar" size={18} />}
        >
          <FormattedMessage id="interview.calendar" />
        </Button>
      )}
      <Button variant="default" onClick={open} disabled={busy !== undefined} aria-haspopup="dialog">
        <FormattedMessage id="interview.propose" />
      </Button>
      <Button
        variant="subtle"
        color="gray"
        loading={busy === 'decline'}
        disabled={busy !== undefined}
        onClick={() => void decline()}
      >
        <FormattedMessage id="interview.decline" />
      </Button>
      <ProposeTimes
        interview={interview}
        opened={proposing}
        busy={busy === 'propose'}
        onClose={close}
        onPropose={async (input) => {
          if (await propose(input)) close();
        }}
      />
    </div>
  );
}
