import { randomUUID } from 'node:crypto';
import { ApplyToJobDocument } from '@hirehq/mfe-jobs/src/apply/features/apply-to-job/apply-to-job.graphql.ts';
import {
  ProposeInterviewTimesDocument,
  RespondToInterviewDocument,
} from '@hirehq/mfe-jobs/src/interviews/features/answer-interview/answer-interview.graphql.ts';
import { RateInterviewDocument } from '@hirehq/mfe-jobs/src/interviews/features/rate-interview/rate-interview.graphql.ts';
import { WithdrawApplicationDocument } from '@hirehq/mfe-jobs/src/track/features/withdraw-application/withdraw-application.graphql.ts';
import { DAY_MS } from '@hirehq/shared-contracts/durations';
import { multipartBody } from '../../platform/testing/multipart-body.ts';
import type { TestApp } from '../../platform/testing/test-app.ts';
import { testCandidate } from '../../platform/testing/test-candidate.ts';
import { askRest, inject, type TestResponse } from './ask-rest.ts';

export interface PlantedClock {
  now: () => Date;
  advance: (ms: number) => void;
}

const pdf = (word: string) => new File([`%PDF-1.7\n% ${word}\n%%EOF`], `${word}.pdf`, { type: 'application/pdf' });

/**
 * An application with activity of both sides, with `word` in all its texts and `person` in the candidate's profile. Every
 * POST of the employer has an Idempotency-Key and can be repeated.
 */
export async function plantedApplication(hirehq: TestApp, clock: PlantedClock, employerKey: string, enterpriseId: string) {
  const word = `word${randomUUID().slice(0, 8)}`;
  const person = `person${randomUUID().slice(0, 8)}`;
  const candidate = await testCandidate(hirehq);
  const bearer = { authorization: `Bearer ${employerKey}` };
  const sent: (() => Promise<TestResponse>)[] = [];

  async function rest(method: 'PUT' | 'POST', path: string, payload: object | Record<string, string | File>, isForm = false) {
    const form = isForm ? await multipartBody(payload as Record<string, string | File>) : undefined;
    const headers = { ...candidate.headers, ...(form?.headers ?? { 'content-type': 'application/json' }) };
    const response = await inject(hirehq, method, `/api/v1/${path}`, headers, form?.payload ?? JSON.stringify(payload));
    if (response.statusCode !== 200) throw new Error(`${method} ${path}: ${response.text}`);
    return response.body['responsePayload'] as { id: string };
  }

  async function post(path: string, body?: object, files?: Record<string, File>) {
    const form = files && (await multipartBody({ ...(body as Record<string, string>), ...files }));
    const headers = { ...bearer, 'idempotency-key': randomUUID(), ...(form?.headers ?? { 'content-type': 'application/json' }) };
    const send = () => inject(hirehq, 'POST', `/employer/v1/${path}`, headers, form?.payload ?? JSON.stringify(body ?? {}));
    sent.push(send);
    const response = await send();
    if (response.statusCode !== 200) throw new Error(`POST ${path}: ${response.text}`);
    return response.body['responsePayload'] as { id: string };
  }

  await rest('PUT', 'candidates/', { firstName: person, lastName: person, profileTitle: person, city: person });
  const { id: resumeId } = await rest('POST', 'candidates/resume', { title: word, file: pdf(word) }, true);
  const { id: jobId } = await post('jobs', {
    title: 'Baker',
    description: '<p>Bakes bread.</p>',
    easyApply: true,
    questions: [{ id: 'why', kind: 'TEXT', label: 'Why?', required: true, options: [] }],
  });

  async function apply(text: string): Promise<string> {
    const { data, errors } = await hirehq.graphql(
      ApplyToJobDocument,
      {
        input: {
          jobId,
          requestId: randomUUID(),
          answers: [
            { questionId: 'availability', values: ['Full Time'] },
            { questionId: 'why', values: [text] },
          ],
          adjustments: text,
          coverLetter: text,
          ...(text === word && { resumeId }),
        },
      },
      candidate.headers,
    );
    if (data?.applyToJob.__typename !== 'ApplyToJobDone') throw new Error(JSON.stringify(data ?? errors));
    return data.applyToJob.application.id;
  }

  const applicationId = await apply(word);
  await post(`applications/${applicationId}/shortlist`, { note: word });
  const round = (days: number) => ({
    applicationId,
    roundTitle: word,
    instructions: word,
    location: word,
    mode: 'ONSITE',
    scheduleStartDateTime: new Date(clock.now().getTime() + days * DAY_MS).toISOString(),
    scheduleCompleteDateTime: new Date(clock.now().getTime() + days * DAY_MS + 3_600_000).toISOString(),
  });
  const { id: heldInterviewId } = await post('interviews', round(1));
  await hirehq.graphql(RespondToInterviewDocument, { interviewId: heldInterviewId, accepts: true }, candidate.headers);
  const { id: interviewId } = await post('interviews', round(4));
  clock.advance(2 * DAY_MS);
  await post(`interviews/${heldInterviewId}/complete`);
  await hirehq.graphql(RateInterviewDocument, { interviewId: heldInterviewId, rating: 4, remark: 'Kind.' }, candidate.headers);
  const [startsAt, completesAt] = [5, 6].map((days) => new Date(clock.now().getTime() + days * DAY_MS).toISOString());
  const times = [{ startsAt: startsAt ?? '', completesAt: new Date(Date.parse(startsAt ?? '') + 3_600_000).toISOString() }];
  await hirehq.graphql(ProposeInterviewTimesDocument, { input: { interviewId, times, note: word } }, candidate.headers);
  const written = await askRest(
    hirehq,
    'PUT candidates/messages/general',
    {
      body: {
        message: word,
        messageTo: enterpriseId,
        messageFrom: candidate.id,
        messageType: 'FILE',
        byEnterprise: false,
        enterpriseId,
      },
      files: { file: pdf(word) },
    },
    { headers: candidate.headers },
  );
  if (written.statusCode !== 200) throw new Error(written.text);
  await post(`messages/${candidate.id}`, { message: JSON.stringify({ text: word }) }, { file: pdf(word) });
  await post(`applications/${applicationId}/notes`, { note: word });
  await post(
    `applications/${applicationId}/offer`,
    { offer: JSON.stringify({ note: word, startDate: completesAt?.slice(0, 10) }) },
    { documents: pdf(word) },
  );

  return {
    word,
    person,
    candidate,
    jobId,
    applicationId,
    interviewId,
    heldInterviewId,
    /** Repeats every POST of the employer. */
    sendAgain: () => Promise.all(sent.map((send) => send())),
    apply,
    withdraw: () => hirehq.graphql(WithdrawApplicationDocument, { applicationId }, candidate.headers),
  };
}
