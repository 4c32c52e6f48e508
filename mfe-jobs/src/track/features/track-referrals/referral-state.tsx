import { Tag, defineMessages, useIntl, type MessageDescriptor } from '@hirehq/shared-ui';
import type { ReferralStateFragment } from '../../../shared/referral-state.graphql.ts';

type State = ReferralStateFragment['state'];

const WORDS: Readonly<Record<State, MessageDescriptor>> = defineMessages({
  SENT: { id: 'referral.sent' },
  VISITED: { id: 'referral.visited' },
  APPLIED: { id: 'referral.applied' },
  HIRED: { id: 'referral.hired' },
});

const TONES = { SENT: 'neutral', VISITED: 'brand', APPLIED: 'accent', HIRED: 'accent' } as const satisfies Record<State, string>;

/** The status of a referral; renders nothing for a status of a newer server. */
export function ReferralStateTag({ state }: { state: State }) {
  const { formatMessage } = useIntl();
  const words: MessageDescriptor | undefined = WORDS[state];
  return words ? <Tag tone={TONES[state]}>{formatMessage(words)}</Tag> : null;
}
