// Generated from offers.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { PayUnit, EnterpriseProcessStatus, CandidateProcessStatus, ClosingParty, ClosureReason, ProcessChange, ProcessActor, InterviewStatus, InterviewMode, InterviewClosure, AcceptOfferRefusalCode, DeclineOfferRefusalCode } from '@hirehq/shared-contracts/graphql/types';

export type OfferLetterFragment = { readonly id: string, readonly startDate: string | null, readonly expiresAt: string | null, readonly note: string | null, readonly offeredAt: string, readonly answeredAt: string | null, readonly pay: { readonly currency: string, readonly min: number | null, readonly max: number | null, readonly unit: PayUnit } | null, readonly documents: ReadonlyArray<{ readonly id: string, readonly fileName: string, readonly url: string }> };

export type ApplicationTimelineQueryVariables = {
  jobId: string;
};

export type ApplicationTimelineQuery = { readonly job: { readonly id: string, readonly application: { readonly adjustments: string | null, readonly id: string, readonly jobId: string, readonly submittedAt: string, readonly withdrawnAt: string | null, readonly enterpriseProcessStatus: EnterpriseProcessStatus, readonly candidateProcessStatus: CandidateProcessStatus | null, readonly closedAt: string | null, readonly closedBy: ClosingParty | null, readonly closureReason: ClosureReason | null, readonly resume: { readonly id: string, readonly title: string, readonly url: string } | null, readonly offer: { readonly id: string, readonly startDate: string | null, readonly expiresAt: string | null, readonly note: string | null, readonly offeredAt: string, readonly answeredAt: string | null, readonly pay: { readonly currency: string, readonly min: number | null, readonly max: number | null, readonly unit: PayUnit } | null, readonly documents: ReadonlyArray<{ readonly id: string, readonly fileName: string, readonly url: string }> } | null, readonly history: ReadonlyArray<{ readonly change: ProcessChange | null, readonly enterpriseProcessStatus: EnterpriseProcessStatus | null, readonly candidateProcessStatus: CandidateProcessStatus | null, readonly actor: ProcessActor, readonly note: string | null, readonly recordedAt: string }>, readonly interviews: ReadonlyArray<{ readonly id: string, readonly applicationId: string, readonly roundTitle: string, readonly status: InterviewStatus, readonly startsAt: string, readonly completesAt: string, readonly timeZone: string, readonly mode: InterviewMode, readonly location: string | null, readonly link: string | null, readonly instructions: string | null, readonly roundCompleted: boolean, readonly ratingOfPanelByCandidate: number | null, readonly ratingRemarksByCandidate: string | null, readonly proposalNote: string | null, readonly calendarUrl: string | null, readonly closureStatus: InterviewClosure | null, readonly proposedTimes: ReadonlyArray<{ readonly startsAt: string, readonly completesAt: string }> }> } | null } | null };

export type AcceptOfferMutationVariables = {
  applicationId: string;
};

export type AcceptOfferMutation = { readonly acceptOffer:
    | { readonly __typename: 'AcceptOfferDone', readonly application: { readonly id: string, readonly jobId: string, readonly submittedAt: string, readonly withdrawnAt: string | null, readonly enterpriseProcessStatus: EnterpriseProcessStatus, readonly candidateProcessStatus: CandidateProcessStatus | null, readonly closedAt: string | null, readonly closedBy: ClosingParty | null, readonly closureReason: ClosureReason | null } }
    | { readonly __typename: 'AcceptOfferRefused', readonly code: AcceptOfferRefusalCode, readonly message: string }
   };

export type DeclineOfferMutationVariables = {
  applicationId: string;
  note?: string | null | undefined;
};

export type DeclineOfferMutation = { readonly declineOffer:
    | { readonly __typename: 'DeclineOfferDone', readonly application: { readonly id: string, readonly jobId: string, readonly submittedAt: string, readonly withdrawnAt: string | null, readonly enterpriseProcessStatus: EnterpriseProcessStatus, readonly candidateProcessStatus: CandidateProcessStatus | null, readonly closedAt: string | null, readonly closedBy: ClosingParty | null, readonly closureReason: ClosureReason | null } }
    | { readonly __typename: 'DeclineOfferRefused', readonly code: DeclineOfferRefusalCode, readonly message: string }
   };

export const ApplicationTimelineDocument: Operation<ApplicationTimelineQuery, ApplicationTimelineQueryVariables> = {
  name: 'ApplicationTimeline',
  kind: 'query',
  text: "query ApplicationTimeline($jobId:ID!){job(id:$jobId){id application{...ApplicationState adjustments resume{id title url}offer{...OfferLetter}history{change enterpriseProcessStatus candidateProcessStatus actor note recordedAt}interviews{...InterviewState}}}}fragment ApplicationState on Application{id jobId submittedAt withdrawnAt enterpriseProcessStatus candidateProcessStatus closedAt closedBy closureReason}fragment OfferLetter on Offer{id startDate pay{currency min max unit}expiresAt note offeredAt answeredAt documents{id fileName url}}fragment InterviewState on Interview{id applicationId roundTitle status startsAt completesAt timeZone mode location link instructions roundCompleted ratingOfPanelByCandidate ratingRemarksByCandidate proposedTimes{startsAt completesAt}proposalNote calendarUrl closureStatus}",
};

export const AcceptOfferDocument: Operation<AcceptOfferMutation, AcceptOfferMutationVariables> = {
  name: 'AcceptOffer',
  kind: 'mutation',
  text: "mutation AcceptOffer($applicationId:ID!){acceptOffer(applicationId:$applicationId){__typename ...on AcceptOfferDone{application{...ApplicationState}}...on AcceptOfferRefused{code message}}}fragment ApplicationState on Application{id jobId submittedAt withdrawnAt enterpriseProcessStatus candidateProcessStatus closedAt closedBy closureReason}",
};

export const DeclineOfferDocument: Operation<DeclineOfferMutation, DeclineOfferMutationVariables> = {
  name: 'DeclineOffer',
  kind: 'mutation',
  text: "mutation DeclineOffer($applicationId:ID!$note:String){declineOffer(applicationId:$applicationId note:$note){__typename ...on DeclineOfferDone{application{...ApplicationState}}...on DeclineOfferRefused{code message}}}fragment ApplicationState on Application{id jobId submittedAt withdrawnAt enterpriseProcessStatus candidateProcessStatus closedAt closedBy closureReason}",
};
