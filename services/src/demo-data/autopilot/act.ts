import { derivedId } from '../../platform/ids/derived-id.ts';
import { changeApplication, makeOffer } from '../../modules/candidate/applications/index.ts';
import { DAY_MS, MINUTE_MS } from '@hirehq/shared-contracts/durations';
import {
  completeInterview,
  rateCandidate,
  moveToProposedTime,
  rescheduleInterview,
  scheduleInterview,
  type Schedule,
} from '../../modules/candidate/interviews/index.ts';
import { sendByEmployer } from '../../modules/candidate/messages/index.ts';
import type { Services } from '../../platform/module.ts';
import { questionRequest, type OpenApplication } from './autopilot.store.ts';
import { chanceOf, type StepToTake } from './next-step.ts';

const SOON_MS = 4 * MINUTE_MS;
const TALK_MS = 5 * MINUTE_MS;

const QUESTIONS = [
  'Hello {name}, thank you for your application as {job}. What drew you to it?',
  'Hello {name}, we have read your application as {job} with pleasure. When could you start at the earliest?',
  'Hi {name}, your profile fits our {job} position well. Which part of your last job did you like best?',
];

/** Idempotency key of a step of an application, the same in every process. */
const requestOf = ({ applicationId, changedAt }: OpenApplication, take: StepToTake): string =>
  derivedId(take, applicationId, String(changedAt.getTime()));

/** Short, so that it happens while somebody tries the product. */
function talk(now: Date): Schedule {
  const startsAt = new Date(Math.ceil((now.getTime() + SOON_MS) / MINUTE_MS) * MINUTE_MS);
  return {
    roundTitle: 'First interview',
    startsAt,
    completesAt: new Date(startsAt.getTime() + TALK_MS),
    timeZone: 'UTC',
    mode: 'PHONE',
    location: null,
    link: null,
    instructions: 'A few minutes on the phone. We’ll call the number in your profile.',
  };
}

/** Takes a step as the employer of an application, through the same functions as the employers' API. */
export async function act(services: Services, application: OpenApplication, take: StepToTake): Promise<void> {
  const { applicationId, enterpriseId, candidateId, interviewId = '' } = application;
  const by = { kind: 'enterprise', enterpriseId, keyId: null } as const;
  const requestId = requestOf(application, take);
  const now = services.now();
  switch (take) {
    case 'shortlist':
      return changeApplication(services, { applicationId, step: 'shortlisted', by, requestId });
    case 'close': {
      const note = 'Thank you for your time. We have decided to go with another candidate, and wish you all the best.';
      return changeApplication(services, { applicationId, step: 'closed', by, requestId, reason: 'declined', note });
    }
    case 'onboard':
      return changeApplication(services, { applicationId, step: 'onboarded', by, requestId, note: 'Welcome to the team!' });
    case 'ask': {
      const question = QUESTIONS[Math.floor(chanceOf(applicationId, 'question') * QUESTIONS.length)] ?? '';
      const text = question.replace('{name}', application.firstName).replace('{job}', application.jobTitle);
      await sendByEmployer(services, { enterpriseId, candidateId, text, requestId: questionRequest(applicationId) });
      return;
    }
    case 'invite':
      await scheduleInterview(services, by, { ...talk(now), applicationId, requestId });
      return;
    case 'move':
      await rescheduleInterview(services, by, { id: interviewId, requestId }, talk(now));
      return;
    case 'agree':
      await moveToProposedTime(services, by, { id: interviewId, requestId });
      return;
    case 'complete':
      await completeInterview(services, by, { id: interviewId, requestId });
      await rateCandidate(services, by.enterpriseId, {
        id: interviewId,
        rating: 3 + Math.floor(chanceOf(applicationId, 'rating') * 3),
      });
      return;
    case 'offer':
      return makeOffer(
        services,
        { applicationId, by },
        {
          requestId,
          startDate: new Date(now.getTime() + 30 * DAY_MS).toISOString().slice(0, 10),
          pay: null,
          expiresAt: new Date(now.getTime() + 7 * DAY_MS),
          note: 'We would be delighted to have you on the team.',
          documents: [],
        },
      );
  }
}
