// Generated from offers.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { PayUnit, EnterpriseProcessStatus, CandidateProcessStatus, ClosingParty, ClosureReason, ProcessChange, ProcessActor, InterviewStatus, InterviewMode, InterviewClosure, AcceptOfferRefusalCode, DeclineOfferRefusalCode } from '@hirehq/shared-contracts/graphql/types';

export type OfferLetterFragment = { readonly id: string, readonly version: number, readonly startDate: string | null, readonly expiresAt: string | null, readonly note: string | null, readonly offeredAt: string, readonly answeredAt: string | null, readonly pay: { readonly currency: string, readonly min: number | null, readonly max: number | null, readonly unit: PayUnit } | null, readonly documents: ReadonlyArray<{ readonly id: string, readonly fileName: string, readonly url: string }>, readonly changes: ReadonlyArray<{ readonly version: number, readonly changedAt: string, readonly before: { readonly startDate: string | null, readonly expiresAt: string | null, readonly note: string | null, readonly documents: ReadonlyArray<string>, readonly pay: { readonly currency: string, readonly min: number | null, readonly max: number | null, readonly unit: PayUnit } | null }, readonly after: { readonly startDate: string | null, readonly expiresAt: string | null, readonly note: string | null, readonly documents: ReadonlyArray<string>, readonly pay: { readonly currency: string, readonly min: number | null, readonly max: number | null, readonly unit: PayUnit } | null } }> };

export type OfferTermsShownFragment = { readonly startDate: string | null, readonly expiresAt: string | null, readonly note: string | null, readonly documents: ReadonlyArray<string>, readonly pay: { readonly currency: string, readonly min: number | null, readonly max: number | null, readonly unit: PayUnit } | null };

export type ApplicationTimelineQueryVariables = {
  jobId: string;
};

export type ApplicationTimelineQuery = { readonly job: { readonly id: string, readonly application: { readonly adjustments: string | null, readonly id: string, readonly jobId: string, readonly submittedAt: string, readonly withdrawnAt: string | null, readonly enterpriseProcessStatus: EnterpriseProcessStatus, readonly candidateProcessStatus: CandidateProcessStatus | null, readonly closedAt: string | null, readonly closedBy: ClosingParty | null, readonly closureReason: ClosureReason | null, readonly resume: { readonly id: string, readonly title: string, readonly url: string } | null, readonly offer: { readonly id: string, readonly version: number, readonly startDate: string | null, readonly expiresAt: string | null, readonly note: string | null, readonly offeredAt: string, readonly answeredAt: string | null, readonly pay: { readonly currency: string, readonly min: number | null, readonly max: number | null, readonly unit: PayUnit } | null, readonly documents: ReadonlyArray<{ readonly id: string, readonly fileName: string, readonly url: string }>, readonly changes: ReadonlyArray<{ readonly version: number, readonly changedAt: string, readonly before: { readonly startDate: string | null, readonly expiresAt: string | null, readonly note: string | null, readonly documents: ReadonlyArray<string>, readonly pay: { readonly currency: string, readonly min: number | null, readonly max: number | null, readonly unit: PayUnit } | null }, readonly after: { readonly startDate: string | null, readonly expiresAt: string | null, readonly note: string | null, readonly documents: ReadonlyArray<string>, readonly pay: { readonly currency: string, readonly min: number | null, readonly max: number | null, readonly unit: PayUnit } | null } }> } | null, readonly history: ReadonlyArray<{ readonly change: ProcessChange | null, readonly enterpriseProcessStatus: EnterpriseProcessStatus | null, readonly candidateProcessStatus: CandidateProcessStatus | null, readonly actor: ProcessActor, readonly note: string | null, readonly recordedAt: string }>, readonly interviews: ReadonlyArray<{ readonly id: string, readonly version: string, readonly applicationId: string, readonly roundTitle: string, readonly status: InterviewStatus, readonly startsAt: string, readonly completesAt: string, readonly timeZone: string, readonly mode: InterviewMode, readonly location: string | null, readonly link: string | null, readonly instructions: string | null, readonly roundCompleted: boolean, readonly ratingOfPanelByCandidate: number | null, readonly ratingRemarksByCandidate: string | null, readonly proposalNote: string | null, readonly calendarUrl: string | null, readonly closureStatus: InterviewClosure | null, readonly proposedTimes: ReadonlyArray<{ readonly startsAt: string, readonly completesAt: string }> }> } | null } | null };

export type AcceptOfferMutationVariables = {
  applicationId: string;
  version?: number | null | undefined;
};

export type AcceptOfferMutation = { readonly acceptOffer:
    | { readonly __typename: 'AcceptOfferDone', readonly application: { readonly id: string, readonly jobId: string, readonly submittedAt: string, readonly withdrawnAt: string | null, readonly enterpriseProcessStatus: EnterpriseProcessStatus, readonly candidateProcessStatus: CandidateProcessStatus | null, readonly closedAt: string | null, readonly closedBy: ClosingParty | null, readonly closureReason: ClosureReason | null } }
    | { readonly __typename: 'AcceptOfferRefused', readonly code: AcceptOfferRefusalCode, readonly message: string, readonly changed: { readonly offer: { readonly id: string, readonly version: number, readonly startDate: string | null, readonly expiresAt: string | null, readonly note: string | null, readonly offeredAt: string, readonly answeredAt: string | null, readonly pay: { readonly currency: string, readonly min: number | null, readonly max: number | null, readonly unit: PayUnit } | null, readonly documents: ReadonlyArray<{ readonly id: string, readonly fileName: string, readonly url: string }>, readonly changes: ReadonlyArray<{ readonly version: number, readonly changedAt: string, readonly before: { readonly startDate: string | null, readonly expiresAt: string | null, readonly note: string | null, readonly documents: ReadonlyArray<string>, readonly pay: { readonly currency: string, readonly min: number | null, readonly max: number | null, readonly unit: PayUnit } | null }, readonly after: { readonly startDate: string | null, readonly expiresAt: string | null, readonly note: string | null, readonly documents: ReadonlyArray<string>, readonly pay: { readonly currency: string, readonly min: number | null, readonly max: number | null, readonly unit: PayUnit } | null } }> } | null } | null }
   };

export type DeclineOfferMutationVariables = {
  applicationId: string;
  note?: string | null | undefined;
  version?: number | null | undefined;
};

export type DeclineOfferMutation = { readonly declineOffer:
    | { readonly __typename: 'DeclineOfferDone', readonly application: { readonly id: string, readonly jobId: string, readonly submittedAt: string, readonly withdrawnAt: string | null, readonly enterpriseProcessStatus: EnterpriseProcessStatus, readonly candidateProcessStatus: CandidateProcessStatus | null, readonly closedAt: string | null, readonly closedBy: ClosingParty | null, readonly closureReason: ClosureReason | null } }
    | { readonly __typename: 'DeclineOfferRefused', readonly code: DeclineOfferRefusalCode, readonly message: string, readonly changed: { readonly id: string } | null }
   };

export const ApplicationTimelineDocument: Operation<ApplicationTimelineQuery, ApplicationTimelineQueryVariables> = {
  name: 'ApplicationTimeline',
  kind: 'query',
  text: "query ApplicationTimeline($jobId:ID!){job(id:$jobId){id application{...ApplicationState adjustments resume{id title url}offer{...OfferLetter}history{change enterpriseProcessStatus candidateProcessStatus actor note recordedAt}interviews{...InterviewState}}}}fragment ApplicationState on Application{id jobId submittedAt withdrawnAt enterpriseProcessStatus candidateProcessStatus closedAt closedBy closureReason}fragment OfferLetter on Offer{id version startDate pay{currency min max unit}expiresAt note offeredAt answeredAt documents{id fileName url}changes{version changedAt before{...OfferTermsShown}after{...OfferTermsShown}}}fragment OfferTermsShown on OfferTerms{startDate pay{currency min max unit}expiresAt note documents}fragment InterviewState on Interview{id version applicationId roundTitle status startsAt completesAt timeZone mode location link instructions roundCompleted ratingOfPanelByCandidate ratingRemarksByCandidate proposedTimes{startsAt completesAt}proposalNote calendarUrl closureStatus}",
};

export const AcceptOfferDocument: Operation<AcceptOfferMutation, AcceptOfferMutationVariables> = {
  name: 'AcceptOffer',
  kind: 'mutation',
  text: "mutation AcceptOffer($applicationId:ID!$version:Int){acceptOffer(applicationId:$applicationId version:$version){__typename ...on AcceptOfferDone{application{...ApplicationState}}...on AcceptOfferRefused{code message changed{offer{...OfferLetter}}}}}fragment ApplicationState on Application{id jobId submittedAt withdrawnAt enterpriseProcessStatus candidateProcessStatus closedAt closedBy closureReason}fragment OfferLetter on Offer{id version startDate pay{currency min max unit}expiresAt note offeredAt answeredAt documents{id fileName url}changes{version changedAt before{...OfferTermsShown}after{...OfferTermsShown}}}fragment OfferTermsShown on OfferTerms{startDate pay{currency min max unit}expiresAt note documents}",
};

export const DeclineOfferDocument: Operation<DeclineOfferMutation, DeclineOfferMutationVariables> = {
  name: 'DeclineOffer',
  kind: 'mutation',
  text: "mutation DeclineOffer($applicationId:ID!$note:String$version:Int){declineOffer(applicationId:$applicationId note:$note version:$version){__typename ...on DeclineOfferDone{application{...ApplicationState}}...on DeclineOfferRefused{code message changed{id}}}}fragment ApplicationState on Application{id jobId submittedAt withdrawnAt enterpriseProcessStatus candidateProcessStatus closedAt closedBy closureReason}",
};
