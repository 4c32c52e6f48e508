import type { FastifyInstance } from 'fastify';
import { employerCalls } from '../../../platform/http/employer-calls.ts';
import { readCursor } from '../../../platform/ids/time-cursor.ts';
import type { EmployerViewer, Services } from '../../../platform/module.ts';
import { changeApplication, type ApplicationChange } from './change-application.ts';
import { applicationDetails, listApplications } from './employer-applications.service.ts';
import { changeOffer } from './offers/change-offer.ts';
import { makeOffer } from './offers/make-offer.ts';

interface Asked {
  params: { id: string };
  employer: EmployerViewer;
  requestId: string;
}

const byOf = ({ enterpriseId, keyId }: EmployerViewer) => ({ kind: 'enterprise', enterpriseId, keyId }) as const;
const dateOf = (text: string | null | undefined) => (text ? new Date(text) : undefined);

export function employerRoutes(app: FastifyInstance, services: Services): void {
  async function step(
    { params: { id }, employer, requestId }: Asked,
    change: Pick<ApplicationChange, 'step' | 'note' | 'reason'>,
  ) {
    await changeApplication(services, { applicationId: id, by: byOf(employer), requestId, ...change });
    return applicationDetails(services, employer.enterpriseId, id);
  }

  employerCalls(app, {
    'GET applications': ({ employer, query: { cursor, limit, jobId, state, changedSince } }) =>
      listApplications(services, employer.enterpriseId, {
        jobId,
        state,
        changedSince: dateOf(changedSince),
        after: readCursor(cursor),
        limit,
      }),
    'GET applications/{id}': ({ employer, params }) => applicationDetails(services, employer.enterpriseId, params.id),
    'POST applications/{id}/shortlist': (call) => step(call, { step: 'shortlisted', note: call.body.note }),
    'POST applications/{id}/onboard': (call) => step(call, { step: 'onboarded', note: call.body.note }),
    'POST applications/{id}/offboard': (call) => step(call, { step: 'offboarded', note: call.body.note }),
    'POST applications/{id}/close': (call) => step(call, { step: 'closed', note: call.body.note, reason: call.body.reason }),
    'POST applications/{id}/notes': (call) => step(call, { step: 'note', note: call.body.note }),
    'POST applications/{id}/offer': async ({ employer, params, body, files, requestId }) => {
      const { expiresTimestamp, ...offer } = body;
      await makeOffer(
        services,
        { applicationId: params.id, by: byOf(employer) },
        { ...offer, expiresAt: dateOf(expiresTimestamp) ?? null, requestId, documents: files['documents'] ?? [] },
      );
      return applicationDetails(services, employer.enterpriseId, params.id);
    },
    'PUT applications/{id}/offer': async ({ employer, params, body, files, requestId }) => {
      const { expiresTimestamp, ...change } = body;
      await changeOffer(
        services,
        { applicationId: params.id, by: byOf(employer) },
        {
          ...change,
          expiresAt: expiresTimestamp === null ? null : dateOf(expiresTimestamp),
          requestId,
          documents: files['documents'] ?? [],
        },
      );
      return applicationDetails(services, employer.enterpriseId, params.id);
    },
  });
}
