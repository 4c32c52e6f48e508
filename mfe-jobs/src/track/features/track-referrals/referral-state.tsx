import { Tag, defineMessages, useIntl } from '@hirehq/shared-ui';
import type { ReferralStateFragment } from '../../../shared/referral-state.graphql.ts';

type State = ReferralStateFragment['state'];

const WORDS = defineMessages({
  SENT: { id: 'referral.sent' },
  VISITED: { id: 'referral.visited' },
  APPLIED: { id: 'referral.applied' },
  HIRED: { id: 'referral.hired' },
});

const TONES = { SENT: 'neutral', VISITED: 'brand', APPLIED: 'accent', HIRED: 'accent' } as const;

/** How far a referral has come. */
export function ReferralStateTag({ state }: { state: State }) {
  const { formatMessage } = useIntl();
  return <Tag tone={TONES[state]}>{formatMessage(WORDS[state])}</Tag>;
}
