import type { InterviewStateFragment } from '@hirehq/shared-contracts/graphql';
import { FormattedMessage, Icon, defineMessages, useIntl, type IconName } from '@hirehq/shared-ui';
import type { ReactNode } from 'react';
import { webLink } from '@hirehq/shared-ui/bundled';
import classes from './interview-facts.module.css';

const MODES = defineMessages({
  VIDEO: { id: 'interview.video' },
  PHONE: { id: 'interview.phone' },
  ONSITE: { id: 'interview.onsite' },
});
const ICONS = { VIDEO: 'globe', PHONE: 'user', ONSITE: 'building' } as const satisfies Record<keyof typeof MODES, IconName>;
const CLOSURES = defineMessages({
  PASSED: { id: 'interview.closedPassed' },
  NOT_PASSED: { id: 'interview.closedNotPassed' },
  NO_SHOW: { id: 'interview.closedNoShow' },
});

const isKeyOf = <Key extends string>(words: Readonly<Record<Key, unknown>>, key: string | null): key is Key =>
  key !== null && Object.hasOwn(words, key);

function Fact({ icon, label, children }: { icon: IconName; label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Icon name={icon} size={18} />
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** How and where an interview is, and what to know before it. A link is one only when it is of the web. */
export function InterviewFacts({ interview, isOver }: { interview: InterviewStateFragment; isOver: boolean }) {
  const { formatMessage } = useIntl();
  const link = webLink(interview.link);
  const mode = isKeyOf(MODES, interview.mode) ? interview.mode : undefined;
  return (
    <dl className={classes['facts']}>
      <Fact icon={mode ? ICONS[mode] : 'info'} label={formatMessage({ id: 'interview.how' })}>
        {mode ? formatMessage(MODES[mode]) : interview.mode}
      </Fact>
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
      {isKeyOf(CLOSURES, interview.closureStatus) && (
        <Fact icon="check" label={formatMessage({ id: 'interview.result' })}>
          <FormattedMessage {...CLOSURES[interview.closureStatus]} />
        </Fact>
      )}
    </dl>
  );
}
