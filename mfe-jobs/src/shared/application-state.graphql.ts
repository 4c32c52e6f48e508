// Generated from application-state.graphql by `npm run codegen`. Do not edit.
import type { EnterpriseProcessStatus, CandidateProcessStatus, ClosingParty, ClosureReason } from '@hirehq/shared-contracts/graphql/types';

export type ApplicationStateFragment = { readonly id: string, readonly jobId: string, readonly submittedAt: string, readonly withdrawnAt: string | null, readonly enterpriseProcessStatus: EnterpriseProcessStatus, readonly candidateProcessStatus: CandidateProcessStatus | null, readonly closedAt: string | null, readonly closedBy: ClosingParty | null, readonly closureReason: ClosureReason | null };
