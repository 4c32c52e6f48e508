import type { FastifyInstance } from 'fastify';
import type { EmployerInterviewSchedule } from '@hirehq/shared-contracts/employer';
import { employerCalls } from '../../../platform/http/employer-calls.ts';
import { readCursor } from '../../../platform/ids/time-cursor.ts';
import type { EmployerViewer, Services } from '../../../platform/module.ts';
import {
  cancelInterview,
  closeInterview,
  completeInterview,
  listInterviews,
  readInterview,
  rescheduleInterview,
  scheduleInterview,
  type Schedule,
} from './employer-interviews.service.ts';
import { rateCandidate } from './rate-candidate.ts';

const byOf = ({ enterpriseId, keyId }: EmployerViewer) => ({ kind: 'enterprise', enterpriseId, keyId }) as const;

const scheduleOf = ({ scheduleStartDateTime, scheduleCompleteDateTime, ...schedule }: EmployerInterviewSchedule): Schedule => ({
  ...schedule,
  startsAt: new Date(scheduleStartDateTime),
  completesAt: new Date(scheduleCompleteDateTime),
});

export function employerRoutes(app: FastifyInstance, services: Services): void {
  employerCalls(app, {
    'GET interviews': ({ employer, query: { cursor, limit, applicationId } }) =>
      listInterviews(services, employer.enterpriseId, { applicationId, after: readCursor(cursor), limit }),
    'GET interviews/{id}': ({ employer, params }) => readInterview(services, employer.enterpriseId, params.id),
    'POST interviews': ({ employer, body: { applicationId, ...schedule }, requestId }) =>
      scheduleInterview(services, byOf(employer), { ...scheduleOf(schedule), applicationId, requestId }),
    'PUT interviews/{id}': ({ employer, params, body, expected }) =>
      rescheduleInterview(services, byOf(employer), { ...params, expected }, scheduleOf(body)),
    'POST interviews/{id}/cancel': ({ employer, params: { id }, requestId, expected }) =>
      cancelInterview(services, byOf(employer), { id, requestId, expected }),
    'POST interviews/{id}/complete': ({ employer, params: { id }, requestId, expected }) =>
      completeInterview(services, byOf(employer), { id, requestId, expected }),
    'POST interviews/{id}/rate': ({ employer, params: { id }, body, expected }) =>
      rateCandidate(services, employer.enterpriseId, { id, rating: body.rating, expected }),
    'POST interviews/{id}/close': ({ employer, params: { id }, body, requestId, expected }) =>
      closeInterview(services, byOf(employer), { id, requestId, expected }, body.closureStatus),
  });
}
