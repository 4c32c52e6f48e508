import type { EmployerInterestKind } from '@hirehq/shared-contracts/graphql/types';
import { routes } from '@hirehq/shared-contracts/routes';
import type { Services } from '../../../../platform/module.ts';
import { employerSteps } from '../../applications/index.ts';
import { poolsJoined } from '../../../enterprises/employer-profiles/index.ts';
import { latestOfEmployers } from '../../messages/index.ts';

export interface Interest {
  kind: EmployerInterestKind;
  id: string;
  employerName: string;
  subject: string | null;
  at: Date;
  link: string | null;
}

const MOST = 6;
const WITHIN_MS = 90 * 86_400_000;

const KINDS = {
  shortlisted: 'SHORTLISTED',
  'interview scheduled': 'INTERVIEW',
  offered: 'OFFER',
} as const;

/** What employers did about a candidate lately, the latest first. */
export async function employerInterest({ db, now }: Services, candidateId: string): Promise<Interest[]> {
  const recent = { since: new Date(now().getTime() - WITHIN_MS), limit: MOST };
  const [steps, messages, pools] = await Promise.all([
    employerSteps(db, candidateId, recent),
    latestOfEmployers(db, candidateId, recent),
    poolsJoined(db, candidateId, recent),
  ]);
  const found: Interest[] = [
    ...steps.map(({ applicationId, jobId, jobTitle, employerName, change, at }) => ({
      kind: KINDS[change],
      id: applicationId,
      employerName,
      subject: jobTitle,
      at,
      link: routes.trackedJob({ id: jobId }),
    })),
    ...messages.map(({ enterpriseId, employerName, at }) => ({
      kind: 'MESSAGE' as const,
      id: enterpriseId,
      employerName,
      subject: null,
      at,
      link: routes.messageList({ candidateId: enterpriseId, enterpriseId }),
    })),
    ...pools.map(({ id, name, employerName, joinedAt }) => ({
      kind: 'TALENT_POOL' as const,
      id,
      employerName,
      subject: name,
      at: joinedAt,
      link: null,
    })),
  ];
  return found.toSorted((one, other) => other.at.getTime() - one.at.getTime()).slice(0, MOST);
}
