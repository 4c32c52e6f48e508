import type { InterviewClosure, InterviewMode } from '@hirehq/shared-contracts/graphql/types';
import { FormattedMessage, defineMessages, useIntl, type IconName, type MessageDescriptor } from '@hirehq/shared-ui';
import { Fact } from '../../../shared/fact/fact.tsx';
import type { InterviewStateFragment } from '../../../shared/interview/interview-state.graphql.ts';
import { webLink } from '@hirehq/shared-ui/bundled';
import classes from './interview-facts.module.css';

const MODES: Readonly<Record<InterviewMode, MessageDescriptor>> = defineMessages({
  VIDEO: { id: 'interview.video' },
  PHONE: { id: 'interview.phone' },
  ONSITE: { id: 'interview.onsite' },
});
const ICONS = { VIDEO: 'globe', PHONE: 'user', ONSITE: 'building' } as const satisfies Record<InterviewMode, IconName>;
const CLOSURES: Readonly<Record<InterviewClosure, MessageDescriptor>> = defineMessages({
  PASSED: { id: 'interview.closedPassed' },
  NOT_PASSED: { id: 'interview.closedNotPassed' },
  NO_SHOW: { id: 'interview.closedNoShow' },
});

/** Format, location and instructions of an interview. Only http and https addresses become links. */
export function InterviewFacts({ interview, isOver }: { interview: InterviewStateFragment; isOver: boolean }) {
  const { formatMessage } = useIntl();
  const link = webLink(interview.link);
  const { mode, closureStatus } = interview;
  const modeWords: MessageDescriptor | undefined = MODES[mode];
  const closureWords: MessageDescriptor | undefined = closureStatus === null ? undefined : CLOSURES[closureStatus];
  return (
    <dl className={classes['facts']}>
      {modeWords && (
        <Fact icon={ICONS[mode]} label={formatMessage({ id: 'interview.how' })}>
          {formatMessage(modeWords)}
        </Fact>
      )}
      {interview.location && (
        <Fact icon="pin" label={formatMessage({ id: 'interview.where' })}>
          <bdi>{interview.location}</bdi>
        </Fact>
      )}
      {link && !isOver && (
        <Fact icon="link" label={formatMessage({ id: 'interview.link' })}>
          <a href={link} target="_blank" rel="noopener noreferrer nofollow">
            <bdi>{new URL(link).host}</bdi>
          </a>
        </Fact>
      )}
      {interview.instructions && !isOver && (
        <Fact icon="info" label={formatMessage({ id: 'interview.instructions' })}>
          <bdi className={classes['text']}>{interview.instructions}</bdi>
        </Fact>
      )}
      {closureWords && (
        <Fact icon="check" label={formatMessage({ id: 'interview.result' })}>
          <FormattedMessage {...closureWords} />
        </Fact>
      )}
    </dl>
  );
}
