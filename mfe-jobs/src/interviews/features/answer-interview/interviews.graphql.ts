// Generated from interviews.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { InterviewStatus, InterviewMode, InterviewClosure } from '@hirehq/shared-contracts/graphql/types';

export type InterviewCardFragment = { readonly id: string, readonly version: string, readonly applicationId: string, readonly roundTitle: string, readonly status: InterviewStatus, readonly startsAt: string, readonly completesAt: string, readonly timeZone: string, readonly mode: InterviewMode, readonly location: string | null, readonly link: string | null, readonly instructions: string | null, readonly roundCompleted: boolean, readonly ratingOfPanelByCandidate: number | null, readonly ratingRemarksByCandidate: string | null, readonly proposalNote: string | null, readonly calendarUrl: string | null, readonly closureStatus: InterviewClosure | null, readonly job: { readonly id: string, readonly title: string, readonly enterprise: { readonly id: string, readonly establishmentName: string, readonly logoUrl: string | null } }, readonly proposedTimes: ReadonlyArray<{ readonly startsAt: string, readonly completesAt: string }> };

export type InterviewsQueryVariables = { [key: string]: never; };

export type InterviewsQuery = { readonly interviews: ReadonlyArray<{ readonly id: string, readonly version: string, readonly applicationId: string, readonly roundTitle: string, readonly status: InterviewStatus, readonly startsAt: string, readonly completesAt: string, readonly timeZone: string, readonly mode: InterviewMode, readonly location: string | null, readonly link: string | null, readonly instructions: string | null, readonly roundCompleted: boolean, readonly ratingOfPanelByCandidate: number | null, readonly ratingRemarksByCandidate: string | null, readonly proposalNote: string | null, readonly calendarUrl: string | null, readonly closureStatus: InterviewClosure | null, readonly job: { readonly id: string, readonly title: string, readonly enterprise: { readonly id: string, readonly establishmentName: string, readonly logoUrl: string | null } }, readonly proposedTimes: ReadonlyArray<{ readonly startsAt: string, readonly completesAt: string }> }> };

export type InterviewQueryVariables = {
  id: string;
};

export type InterviewQuery = { readonly interview: { readonly id: string, readonly version: string, readonly applicationId: string, readonly roundTitle: string, readonly status: InterviewStatus, readonly startsAt: string, readonly completesAt: string, readonly timeZone: string, readonly mode: InterviewMode, readonly location: string | null, readonly link: string | null, readonly instructions: string | null, readonly roundCompleted: boolean, readonly ratingOfPanelByCandidate: number | null, readonly ratingRemarksByCandidate: string | null, readonly proposalNote: string | null, readonly calendarUrl: string | null, readonly closureStatus: InterviewClosure | null, readonly job: { readonly id: string, readonly title: string, readonly enterprise: { readonly id: string, readonly establishmentName: string, readonly logoUrl: string | null } }, readonly proposedTimes: ReadonlyArray<{ readonly startsAt: string, readonly completesAt: string }> } | null };

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
