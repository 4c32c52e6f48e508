import type { CandidateProcessStatus, EnterpriseProcessStatus } from '@hirehq/shared-contracts/graphql/types';
import { defineMessages, useIntl, Tag, type MessageDescriptor } from '@hirehq/shared-ui';

interface ApplicationState {
  readonly withdrawnAt: string | null;
  readonly closedAt?: string | null;
  readonly enterpriseProcessStatus: EnterpriseProcessStatus;
  readonly candidateProcessStatus?: CandidateProcessStatus | null;
}

const WORDS = defineMessages({
  withdrawn: { id: 'state.withdrawn' },
  closed: { id: 'state.closed' },
  received: { id: 'state.received' },
  shortlisted: { id: 'state.shortlisted' },
  offered: { id: 'state.offered' },
  accepted: { id: 'state.accepted' },
  onboarded: { id: 'state.onboarded' },
  offboarded: { id: 'state.offboarded' },
});

const TONES = {
  withdrawn: 'neutral',
  closed: 'neutral',
  received: 'brand',
  shortlisted: 'brand',
  offered: 'accent',
  accepted: 'accent',
  onboarded: 'accent',
  offboarded: 'neutral',
} as const;

const BY_CODE: Readonly<Record<EnterpriseProcessStatus, keyof typeof WORDS>> = {
  R: 'received',
  S: 'shortlisted',
  F: 'offered',
  O: 'onboarded',
  B: 'offboarded',
};

/** The status of an application, in one word. */
export function stateOfApplication({
  withdrawnAt,
  closedAt,
  enterpriseProcessStatus,
  candidateProcessStatus,
}: ApplicationState): keyof typeof WORDS {
  if (withdrawnAt) return 'withdrawn';
  if (closedAt) return 'closed';
  if (enterpriseProcessStatus === 'F' && candidateProcessStatus) return 'accepted';
  const state: keyof typeof WORDS | undefined = BY_CODE[enterpriseProcessStatus];
  return state ?? 'received';
}

export function ApplicationStateTag({ application }: { application: ApplicationState }) {
  const { formatMessage } = useIntl();
  const state = stateOfApplication(application);
  const words: MessageDescriptor = WORDS[state];
  return <Tag tone={TONES[state]}>{formatMessage(words)}</Tag>;
}
