// Generated from interviews.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { InterviewStatus, InterviewMode, InterviewClosure, RespondToInterviewRefusalCode, ProposeInterviewTimesRefusalCode, RateInterviewRefusalCode, ProposeTimesInput } from '@hirehq/shared-contracts/graphql/types';

export type InterviewStateFragment = { readonly id: string, readonly version: string, readonly applicationId: string, readonly roundTitle: string, readonly status: InterviewStatus, readonly startsAt: string, readonly completesAt: string, readonly timeZone: string, readonly mode: InterviewMode, readonly location: string | null, readonly link: string | null, readonly instructions: string | null, readonly roundCompleted: boolean, readonly ratingOfPanelByCandidate: number | null, readonly ratingRemarksByCandidate: string | null, readonly proposalNote: string | null, readonly calendarUrl: string | null, readonly closureStatus: InterviewClosure | null, readonly proposedTimes: ReadonlyArray<{ readonly startsAt: string, readonly completesAt: string }> };

export type InterviewCardFragment = { readonly id: string, readonly version: string, readonly applicationId: string, readonly roundTitle: string, readonly status: InterviewStatus, readonly startsAt: string, readonly completesAt: string, readonly timeZone: string, readonly mode: InterviewMode, readonly location: string | null, readonly link: string | null, readonly instructions: string | null, readonly roundCompleted: boolean, readonly ratingOfPanelByCandidate: number | null, readonly ratingRemarksByCandidate: string | null, readonly proposalNote: string | null, readonly calendarUrl: string | null, readonly closureStatus: InterviewClosure | null, readonly job: { readonly id: string, readonly title: string, readonly enterprise: { readonly id: string, readonly establishmentName: string, readonly logoUrl: string | null } }, readonly proposedTimes: ReadonlyArray<{ readonly startsAt: string, readonly completesAt: string }> };

export type InterviewsQueryVariables = { [key: string]: never; };

export type InterviewsQuery = { readonly interviews: ReadonlyArray<{ readonly id: string, readonly version: string, readonly applicationId: string, readonly roundTitle: string, readonly status: InterviewStatus, readonly startsAt: string, readonly completesAt: string, readonly timeZone: string, readonly mode: InterviewMode, readonly location: string | null, readonly link: string | null, readonly instructions: string | null, readonly roundCompleted: boolean, readonly ratingOfPanelByCandidate: number | null, readonly ratingRemarksByCandidate: string | null, readonly proposalNote: string | null, readonly calendarUrl: string | null, readonly closureStatus: InterviewClosure | null, readonly job: { readonly id: string, readonly title: string, readonly enterprise: { readonly id: string, readonly establishmentName: string, readonly logoUrl: string | null } }, readonly proposedTimes: ReadonlyArray<{ readonly startsAt: string, readonly completesAt: string }> }> };

export type InterviewQueryVariables = {
  id: string;
};

export type InterviewQuery = { readonly interview: { readonly id: string, readonly version: string, readonly applicationId: string, readonly roundTitle: string, readonly status: InterviewStatus, readonly startsAt: string, readonly completesAt: string, readonly timeZone: string, readonly mode: InterviewMode, readonly location: string | null, readonly link: string | null, readonly instructions: string | null, readonly roundCompleted: boolean, readonly ratingOfPanelByCandidate: number | null, readonly ratingRemarksByCandidate: string | null, readonly proposalNote: string | null, readonly calendarUrl: string | null, readonly closureStatus: InterviewClosure | null, readonly job: { readonly id: string, readonly title: string, readonly enterprise: { readonly id: string, readonly establishmentName: string, readonly logoUrl: string | null } }, readonly proposedTimes: ReadonlyArray<{ readonly startsAt: string, readonly completesAt: string }> } | null };

export type RespondToInterviewMutationVariables = {
  interviewId: string;
  accepts: boolean;
  version?: string | null | undefined;
};

export type RespondToInterviewMutation = { readonly respondToInterview:
    | { readonly __typename: 'RespondToInterviewDone', readonly interview: { readonly id: string, readonly version: string, readonly applicationId: string, readonly roundTitle: string, readonly status: InterviewStatus, readonly startsAt: string, readonly completesAt: string, readonly timeZone: string, readonly mode: InterviewMode, readonly location: string | null, readonly link: string | null, readonly instructions: string | null, readonly roundCompleted: boolean, readonly ratingOfPanelByCandidate: number | null, readonly ratingRemarksByCandidate: string | null, readonly proposalNote: string | null, readonly calendarUrl: string | null, readonly closureStatus: InterviewClosure | null, readonly proposedTimes: ReadonlyArray<{ readonly startsAt: string, readonly completesAt: string }> } }
    | { readonly __typename: 'RespondToInterviewRefused', readonly code: RespondToInterviewRefusalCode, readonly message: string, readonly current: { readonly id: string, readonly version: string, readonly applicationId: string, readonly roundTitle: string, readonly status: InterviewStatus, readonly startsAt: string, readonly completesAt: string, readonly timeZone: string, readonly mode: InterviewMode, readonly location: string | null, readonly link: string | null, readonly instructions: string | null, readonly roundCompleted: boolean, readonly ratingOfPanelByCandidate: number | null, readonly ratingRemarksByCandidate: string | null, readonly proposalNote: string | null, readonly calendarUrl: string | null, readonly closureStatus: InterviewClosure | null, readonly proposedTimes: ReadonlyArray<{ readonly startsAt: string, readonly completesAt: string }> } | null }
   };

export type ProposeInterviewTimesMutationVariables = {
  input: ProposeTimesInput;
};

export type ProposeInterviewTimesMutation = { readonly proposeInterviewTimes:
    | { readonly __typename: 'ProposeInterviewTimesDone', readonly interview: { readonly id: string, readonly version: string, readonly applicationId: string, readonly roundTitle: string, readonly status: InterviewStatus, readonly startsAt: string, readonly completesAt: string, readonly timeZone: string, readonly mode: InterviewMode, readonly location: string | null, readonly link: string | null, readonly instructions: string | null, readonly roundCompleted: boolean, readonly ratingOfPanelByCandidate: number | null, readonly ratingRemarksByCandidate: string | null, readonly proposalNote: string | null, readonly calendarUrl: string | null, readonly closureStatus: InterviewClosure | null, readonly proposedTimes: ReadonlyArray<{ readonly startsAt: string, readonly completesAt: string }> } }
    | { readonly __typename: 'ProposeInterviewTimesRefused', readonly code: ProposeInterviewTimesRefusalCode, readonly message: string }
   };

export type RateInterviewMutationVariables = {
  interviewId: string;
  rating: number;
  remark?: string | null | undefined;
  mayBeShown?: boolean | null | undefined;
};

export type RateInterviewMutation = { readonly rateInterview:
    | { readonly __typename: 'RateInterviewDone', readonly interview: { readonly id: string, readonly version: string, readonly applicationId: string, readonly roundTitle: string, readonly status: InterviewStatus, readonly startsAt: string, readonly completesAt: string, readonly timeZone: string, readonly mode: InterviewMode, readonly location: string | null, readonly link: string | null, readonly instructions: string | null, readonly roundCompleted: boolean, readonly ratingOfPanelByCandidate: number | null, readonly ratingRemarksByCandidate: string | null, readonly proposalNote: string | null, readonly calendarUrl: string | null, readonly closureStatus: InterviewClosure | null, readonly proposedTimes: ReadonlyArray<{ readonly startsAt: string, readonly completesAt: string }> } }
    | { readonly __typename: 'RateInterviewRefused', readonly code: RateInterviewRefusalCode, readonly message: string }
   };

export const InterviewsDocument: Operation<InterviewsQuery, InterviewsQueryVariables> = {
  name: 'Interviews',
  kind: 'query',
  text: "query Interviews{interviews{...InterviewCard}}fragment InterviewCard on Interview{...InterviewState job{id title enterprise{id establishmentName logoUrl}}}fragment InterviewState on Interview{id version applicationId roundTitle status startsAt completesAt timeZone mode location link instructions roundCompleted ratingOfPanelByCandidate ratingRemarksByCandidate proposedTimes{startsAt completesAt}proposalNote calendarUrl closureStatus}",
};

export const InterviewDocument: Operation<InterviewQuery, InterviewQueryVariables> = {
  name: 'Interview',
  kind: 'query',
  text: "query Interview($id:ID!){interview(id:$id){...InterviewCard}}fragment InterviewCard on Interview{...InterviewState job{id title enterprise{id establishmentName logoUrl}}}fragment InterviewState on Interview{id version applicationId roundTitle status startsAt completesAt timeZone mode location link instructions roundCompleted ratingOfPanelByCandidate ratingRemarksByCandidate proposedTimes{startsAt completesAt}proposalNote calendarUrl closureStatus}",
};

export const RespondToInterviewDocument: Operation<RespondToInterviewMutation, RespondToInterviewMutationVariables> = {
  name: 'RespondToInterview',
  kind: 'mutation',
  text: "mutation RespondToInterview($interviewId:ID!$accepts:Boolean!$version:String){respondToInterview(interviewId:$interviewId accepts:$accepts version:$version){__typename ...on RespondToInterviewDone{interview{...InterviewState}}...on RespondToInterviewRefused{code message current{...InterviewState}}}}fragment InterviewState on Interview{id version applicationId roundTitle status startsAt completesAt timeZone mode location link instructions roundCompleted ratingOfPanelByCandidate ratingRemarksByCandidate proposedTimes{startsAt completesAt}proposalNote calendarUrl closureStatus}",
};

export const ProposeInterviewTimesDocument: Operation<ProposeInterviewTimesMutation, ProposeInterviewTimesMutationVariables> = {
  name: 'ProposeInterviewTimes',
  kind: 'mutation',
  text: "mutation ProposeInterviewTimes($input:ProposeTimesInput!){proposeInterviewTimes(input:$input){__typename ...on ProposeInterviewTimesDone{interview{...InterviewState}}...on ProposeInterviewTimesRefused{code message}}}fragment InterviewState on Interview{id version applicationId roundTitle status startsAt completesAt timeZone mode location link instructions roundCompleted ratingOfPanelByCandidate ratingRemarksByCandidate proposedTimes{startsAt completesAt}proposalNote calendarUrl closureStatus}",
};

export const RateInterviewDocument: Operation<RateInterviewMutation, RateInterviewMutationVariables> = {
  name: 'RateInterview',
  kind: 'mutation',
  text: "mutation RateInterview($interviewId:ID!$rating:Int!$remark:String$mayBeShown:Boolean){rateInterview(interviewId:$interviewId rating:$rating remark:$remark mayBeShown:$mayBeShown){__typename ...on RateInterviewDone{interview{...InterviewState}}...on RateInterviewRefused{code message}}}fragment InterviewState on Interview{id version applicationId roundTitle status startsAt completesAt timeZone mode location link instructions roundCompleted ratingOfPanelByCandidate ratingRemarksByCandidate proposedTimes{startsAt completesAt}proposalNote calendarUrl closureStatus}",
};
