import { generateKeyPairSync, randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { EmployerCalls, EmployerKey } from '@hirehq/shared-contracts/employer';
import { SAMPLES } from '../../platform/testing/sample-files.ts';
import type { Ids } from './access-fixture.ts';

export interface EmployerInput<K extends EmployerKey = EmployerKey> {
  params?: z.input<EmployerCalls[K]['params']>;
  query?: z.input<EmployerCalls[K]['query']>;
  body?: z.input<EmployerCalls[K]['body']>;
  files?: Record<string, File>;
}

/** A valid call of the employer that owns the ids. */
type EmployerExample<K extends EmployerKey> = (ids: Ids) => EmployerInput<K>;

const nothing = () => ({});
const inDays = (days: number, minutes = 0) => new Date(Date.now() + days * 86_400_000 + minutes * 60_000).toISOString();
const round = () => ({
  roundTitle: 'First talk',
  scheduleStartDateTime: inDays(3),
  scheduleCompleteDateTime: inDays(3, 45),
  timeZone: 'Europe/Amsterdam',
  mode: 'VIDEO' as const,
});
const job = { title: 'Baker', description: '<p>Bakes bread.</p>' };
const logo = () => ({ files: { file: SAMPLES.png() } });

/** One valid call for each row of the employers' call table; a row without one does not compile. */
export const EMPLOYER_EXAMPLES: { [K in EmployerKey]: EmployerExample<K> } = {
  'GET keys': nothing,
  'POST keys': () => ({ body: { label: 'Applicant tracking', scopes: ['jobs:write'] } }),
  'POST keys/{id}/rotate': ({ keyId }) => ({ params: { id: keyId }, body: { hours: 1 } }),
  'DELETE keys/{id}': ({ keyId }) => ({ params: { id: keyId } }),

  'GET embed': nothing,
  'GET embed/visitor-keys': nothing,
  'POST embed/visitor-keys': () => ({
    body: {
      label: 'Portal',
      publicKey: generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' }) as { kty: 'OKP'; crv: 'Ed25519'; x: string },
    },
  }),
  'DELETE embed/visitor-keys/{kid}': ({ visitorKid }) => ({ params: { kid: visitorKid } }),
  'GET brand': nothing,
  'PUT brand': () => ({ body: { establishmentName: 'Daily Crumb', about: 'Bread since 1874.' } }),
  'GET brand/domains': nothing,
  'POST brand/domains': () => ({ body: { domain: `${randomUUID()}.example` } }),
  'POST brand/domains/{domain}/verify': ({ domain }) => ({ params: { domain } }),
  'DELETE brand/domains/{domain}': ({ domain }) => ({ params: { domain } }),
  'PUT brand/domains': () => ({ body: { domains: [`${randomUUID()}.example`] } }),
  'PUT brand/logo': logo,
  'PUT brand/candidate-logo': logo,
  'PUT brand/favicon': logo,

  'GET jobs': nothing,
  'POST jobs': ({ talentPoolId }) => ({ body: { ...job, talentPoolId } }),
  'GET jobs/{id}': ({ jobId }) => ({ params: { id: jobId } }),
  'PUT jobs/{id}': ({ openJobId }) => ({ params: { id: openJobId }, body: job }),
  'POST jobs/{id}/close': ({ openJobId }) => ({ params: { id: openJobId } }),
  'POST jobs/{id}/reopen': ({ openJobId }) => ({ params: { id: openJobId } }),

  'GET talent-pools': nothing,
  'POST talent-pools': () => ({ body: { name: 'Bakers' } }),
  'GET talent-pools/{id}/invitations': ({ talentPoolId }) => ({ params: { id: talentPoolId } }),
  'POST talent-pools/{id}/invitations': ({ talentPoolId }) => ({
    params: { id: talentPoolId },
    body: { emailAddress: 'baker@example.com' },
  }),
  'GET talent-pools/releases': nothing,
  'PUT talent-pools/releases/{candidateId}': ({ candidateId }) => ({ params: { candidateId }, body: { released: false } }),

  'GET application-mail': nothing,
  'PUT application-mail': () => ({ body: { emailAddress: 'jobs@daily-crumb.example' } }),
  'DELETE application-mail': nothing,

  'GET applications': ({ jobId }) => ({ query: { jobId } }),
  'GET applications/{id}': ({ applicationId }) => ({ params: { id: applicationId } }),
  'POST applications/{id}/shortlist': ({ applicationId }) => ({ params: { id: applicationId }, body: {} }),
  'POST applications/{id}/offer': ({ applicationId }) => ({
    params: { id: applicationId },
    body: { startDate: inDays(30).slice(0, 10), pay: { currency: 'EUR', min: 20, max: 25, unit: 'HOUR' } },
    files: { documents: SAMPLES.pdf() },
  }),
  'PUT applications/{id}/offer': ({ offeredApplicationId }) => ({
    params: { id: offeredApplicationId },
    body: { startDate: inDays(60).slice(0, 10) },
    files: { documents: SAMPLES.pdf() },
  }),
  'POST applications/{id}/onboard': ({ acceptedApplicationId }) => ({ params: { id: acceptedApplicationId }, body: {} }),
  'POST applications/{id}/offboard': ({ onboardedApplicationId }) => ({ params: { id: onboardedApplicationId }, body: {} }),
  'POST applications/{id}/close': ({ applicationId }) => ({ params: { id: applicationId }, body: { reason: 'declined' } }),
  'POST applications/{id}/notes': ({ applicationId }) => ({ params: { id: applicationId }, body: { note: 'Well done.' } }),

  'GET candidates/{candidateId}/profile': ({ candidateId }) => ({ params: { candidateId } }),

  'GET interviews': ({ applicationId }) => ({ query: { applicationId } }),
  'GET interviews/{id}': ({ interviewId }) => ({ params: { id: interviewId } }),
  'POST interviews': ({ applicationId }) => ({ body: { ...round(), applicationId } }),
  'PUT interviews/{id}': ({ interviewId }) => ({ params: { id: interviewId }, body: round() }),
  'POST interviews/{id}/cancel': ({ interviewId }) => ({ params: { id: interviewId } }),
  'POST interviews/{id}/complete': ({ heldInterviewId }) => ({ params: { id: heldInterviewId } }),
  'POST interviews/{id}/rate': ({ pastInterviewId }) => ({ params: { id: pastInterviewId }, body: { rating: 4 } }),
  'POST interviews/{id}/close': ({ pastInterviewId }) => ({ params: { id: pastInterviewId }, body: { closureStatus: 'PASSED' } }),

  'GET messages/{candidateId}': ({ candidateId }) => ({ params: { candidateId } }),
  'POST messages/{candidateId}': ({ candidateId }) => ({
    params: { candidateId },
    body: { text: 'Can you start on Monday?' },
    files: { file: SAMPLES.pdf() },
  }),
  'PUT messages/{candidateId}/read': ({ candidateId }) => ({ params: { candidateId }, body: {} }),
  'PUT messages/{candidateId}/typing': ({ candidateId }) => ({ params: { candidateId } }),
  'GET message-availability': nothing,
  'PUT message-availability': () => ({ body: { away: true, until: inDays(7), note: 'Back after the holidays.' } }),
  'PUT messages/{candidateId}/blocked': ({ candidateId }) => ({ params: { candidateId }, body: { blocked: true } }),

  'GET webhooks': nothing,
  'POST webhooks': () => ({ body: { url: 'https://hooks.example.com/hirehq' } }),
  'PUT webhooks/{id}': ({ webhookId }) => ({ params: { id: webhookId }, body: { url: 'https://hooks.example.com/other' } }),
  'DELETE webhooks/{id}': ({ webhookId }) => ({ params: { id: webhookId } }),
  'POST webhooks/{id}/test': ({ webhookId }) => ({ params: { id: webhookId } }),
  'GET webhooks/{id}/deliveries': ({ webhookId }) => ({ params: { id: webhookId } }),
  'POST webhooks/{id}/deliveries/{deliveryId}/redeliver': ({ webhookId, deliveryId }) => ({
    params: { id: webhookId, deliveryId },
  }),

  'GET feeds': nothing,
  'POST feeds': () => ({ body: { url: 'https://feeds.example.com/jobs.json', format: 'greenhouse' } }),
  'POST feeds/imports': () => ({
    body: { format: 'json' },
    files: { file: new File([JSON.stringify([{ id: 1, title: 'Baker', description: 'Bakes bread.' }])], 'jobs.json') },
  }),
  'GET feeds/imports/{id}': ({ feedImportId }) => ({ params: { id: feedImportId } }),
  'POST feeds/imports/{id}/confirm-closing': ({ feedImportId }) => ({ params: { id: feedImportId } }),
  'POST feeds/{id}/confirm-closing': ({ feedId }) => ({ params: { id: feedId } }),
  'POST feeds/{id}/pull': ({ feedId }) => ({ params: { id: feedId } }),
  'DELETE feeds/{id}': ({ feedId }) => ({ params: { id: feedId } }),
};
