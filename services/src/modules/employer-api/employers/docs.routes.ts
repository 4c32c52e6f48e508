import type { FastifyInstance } from 'fastify';
import { EMPLOYER_CALLS, WEBHOOK_TOPICS, type EmployerCall } from '@hirehq/shared-contracts/employer';
import { docsRoutes } from '../../../platform/http/documentation/docs-page.ts';
import { EMPLOYER_BASE } from '../../../platform/http/employer-calls.ts';
import { html, type Html } from '../../../platform/http/html.ts';

const introduction = (origin: string): Html =>
  html`<p>
      Base address <code>${origin}${EMPLOYER_BASE}</code>, also as an <a href="openapi.json">OpenAPI document</a>. Send a key as
      <code>Authorization: Bearer hq_…</code>. Responses come as <code>{ responsePayload }</code>, failures as
      <code>{ statusCode, errorMessage, errorCode, fields?, traceId }</code>.
    </p>
    <p>
      A POST takes an <code>Idempotency-Key</code>: the same one sent again does nothing and returns the first outcome, or for
      what concerns a candidate the current state; while the first request is being processed, 409
      <code>REQUEST_IN_PROGRESS</code> with <code>Retry-After</code>. A key that asks too often gets 429 with
      <code>Retry-After</code>. What is not yours gets exactly the same response as what does not exist.
    </p>
    <p>
      An application is received (R), shortlisted (S), offered (F), onboarded (O), offboarded (B); the candidate’s code is absent,
      accepted (A) or placed (P). Webhooks report ${WEBHOOK_TOPICS.join(', ')}, signed as
      <a href="https://www.standardwebhooks.com" rel="noreferrer">Standard Webhooks</a> says.
    </p>`;

/** The documentation of the employers' API. */
export function employerDocs(app: FastifyInstance, origin: string): void {
  docsRoutes(app, {
    base: EMPLOYER_BASE,
    document: () => app.employersDocument(),
    page: {
      title: 'hireHQ for employers',
      introduction: introduction(origin),
      calls: Object.values<EmployerCall>(EMPLOYER_CALLS),
      needs({ access }) {
        const scope = typeof access === 'object' && 'scope' in access ? access.scope : null;
        return scope === null ? 'Any key of the employer.' : html`Scope <code>${scope}</code>.`;
      },
    },
  });
}
