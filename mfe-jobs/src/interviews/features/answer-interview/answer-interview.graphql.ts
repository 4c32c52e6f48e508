// Generated from answer-interview.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { InterviewStatus, InterviewMode, InterviewClosure, RespondToInterviewRefusalCode, ProposeInterviewTimesRefusalCode, ProposeTimesInput } from '@hirehq/shared-contracts/graphql/types';

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
    | { readonly __typename: 'ProposeInterviewTimesRefused', readonly code: ProposeInterviewTimesRefusalCode, readonly message: string, readonly current: { readonly id: string, readonly version: string, readonly applicationId: string, readonly roundTitle: string, readonly status: InterviewStatus, readonly startsAt: string, readonly completesAt: string, readonly timeZone: string, readonly mode: InterviewMode, readonly location: string | null, readonly link: string | null, readonly instructions: string | null, readonly roundCompleted: boolean, readonly ratingOfPanelByCandidate: number | null, readonly ratingRemarksByCandidate: string | null, readonly proposalNote: string | null, readonly calendarUrl: string | null, readonly closureStatus: InterviewClosure | null, readonly proposedTimes: ReadonlyArray<{ readonly startsAt: string, readonly completesAt: string }> } | null }
   };

export const RespondToInterviewDocument: Operation<RespondToInterviewMutation, RespondToInterviewMutationVariables> = {
  name: 'RespondToInterview',
  kind: 'mutation',
  text: "mutation RespondToInterview($interviewId:ID!$accepts:Boolean!$version:String){respondToInterview(interviewId:$interviewId accepts:$accepts version:$version){__typename ...on RespondToInterviewDone{interview{...InterviewState}}...on RespondToInterviewRefused{code message current{...InterviewState}}}}fragment InterviewState on Interview{id version applicationId roundTitle status startsAt completesAt timeZone mode location link instructions roundCompleted ratingOfPanelByCandidate ratingRemarksByCandidate proposedTimes{startsAt completesAt}proposalNote calendarUrl closureStatus}",
};

export const ProposeInterviewTimesDocument: Operation<ProposeInterviewTimesMutation, ProposeInterviewTimesMutationVariables> = {
  name: 'ProposeInterviewTimes',
  kind: 'mutation',
  text: "mutation ProposeInterviewTimes($input:ProposeTimesInput!){proposeInterviewTimes(input:$input){__typename ...on ProposeInterviewTimesDone{interview{...InterviewState}}...on ProposeInterviewTimesRefused{code message current{...InterviewState}}}}fragment InterviewState on Interview{id version applicationId roundTitle status startsAt completesAt timeZone mode location link instructions roundCompleted ratingOfPanelByCandidate ratingRemarksByCandidate proposedTimes{startsAt completesAt}proposalNote calendarUrl closureStatus}",
};
