// Generated from rate-interview.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { InterviewStatus, InterviewMode, InterviewClosure, RateInterviewRefusalCode } from '@hirehq/shared-contracts/graphql/types';

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

export const RateInterviewDocument: Operation<RateInterviewMutation, RateInterviewMutationVariables> = {
  name: 'RateInterview',
  kind: 'mutation',
  text: "mutation RateInterview($interviewId:ID!$rating:Int!$remark:String$mayBeShown:Boolean){rateInterview(interviewId:$interviewId rating:$rating remark:$remark mayBeShown:$mayBeShown){__typename ...on RateInterviewDone{interview{...InterviewState}}...on RateInterviewRefused{code message}}}fragment InterviewState on Interview{id version applicationId roundTitle status startsAt completesAt timeZone mode location link instructions roundCompleted ratingOfPanelByCandidate ratingRemarksByCandidate proposedTimes{startsAt completesAt}proposalNote calendarUrl closureStatus}",
};
