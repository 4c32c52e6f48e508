import { InterviewDocument } from '@hirehq/mfe-jobs/src/interviews/features/answer-interview/interviews.graphql.ts';
import type { TestApp } from '../../../../platform/testing/test-app.ts';
import { sentApplication } from '../../applications/testing/sent-application.ts';

/** Start and end of a round, in the employers' API's format. */
export const between = (startsAt: string, completesAt: string) => ({
  scheduleStartDateTime: startsAt,
  scheduleCompleteDateTime: completesAt,
});

/** Creates an invitation to an interview; returns clients for the candidate and the employer. */
export async function invited(app: TestApp, round: object) {
  const { employer, id: applicationId, jobId, candidateId, headers } = await sentApplication(app);
  const invite = async (changes: object = {}) => {
    const { statusCode, body } = await employer.ask('POST interviews', { ...round, ...changes, applicationId });
    if (statusCode !== 200) throw new Error(`${statusCode} ${body['errorMessage']}`);
    return String(body['id']);
  };
  const interviewId = await invite();
  const interview = async (as = headers, id = interviewId) =>
    (await app.graphql(InterviewDocument, { id }, as)).data?.interview ?? null;
  return {
    ...employer,
    jobId,
    candidateId,
    headers,
    applicationId,
    interviewId,
    invite,
    interview,
    move: (schedule: object) => employer.ask(`PUT interviews/${interviewId}`, { ...round, ...schedule }),
    asEmployer: async () => (await employer.ask(`GET interviews/${interviewId}`)).body,
    calendar: async (language = 'en') => {
      const url = (await interview())?.calendarUrl;
      return url ? app.app.inject({ url, headers: { 'accept-language': language } }) : undefined;
    },
  };
}
