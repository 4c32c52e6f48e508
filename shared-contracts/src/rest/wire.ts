import type { RestKey } from './client.ts';

interface Wire {
  /** `candidate` by default. */
  access?: 'public' | 'both';
  /** Sent as a form: the body is the part of this name, as JSON, or with `true` one part per key. */
  form?: string | true;
  headers?: Readonly<Record<string, string>>;
  /** The client remembers the response and asks whether it has changed. */
  conditional?: true;
}

const noEnterprise = { enterpriseId: '' };

/**
 * What a browser needs to know of the call table besides the keys, without loading the schemas: the rows that differ from a
 * JSON call with both tokens. A test compares it with the table.
 */
export const REST_WIRE: Partial<Record<RestKey, Wire>> = {
  'GET candidates/enterprise/details/{domain}': { access: 'public' },
  'GET enterprises/{sourceEnterpriseId}/details': { access: 'public' },
  'GET enterprises/job/{jobId}': { access: 'public' },
  'GET enterprises/candidate-review/{id}': { access: 'public' },
  'GET skills': { access: 'public' },
  'GET /embed/v1/jobs': { access: 'public' },
  'GET /embed/v1/remote': { access: 'public' },
  'POST /public/consolelog': { access: 'public' },
  'GET candidates/search': { access: 'both' },
  'GET places/{text}': { access: 'both' },
  'GET candidates/resume': { access: 'both' },
  'POST candidates/resume': { access: 'both', form: true },
  'POST upload-file': { form: true },
  'PUT candidates/pool/priority/invitee': { form: true },
  'PUT candidates/messages/general': { form: 'messages' },
  'POST feedback': { form: 'request-body' },
  'GET candidates/messages/0/500': { conditional: true },
  'GET candidates/messages/0/10': { conditional: true },
  'GET candidates/notifications/unread/C': { headers: noEnterprise, conditional: true },
  'GET candidates/notifications/C/{page}/10': { headers: noEnterprise, conditional: true },
};
