import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { EMPLOYER_CALLS, WEBHOOK_TOPICS, type EmployerCall } from '@hirehq/shared-contracts/employer';
import { html, trusted, type Html } from '../../../platform/http/html.ts';
import { pagePolicy } from '../../../platform/http/page-policy.ts';

const CSS = readFileSync(new URL('docs.css', import.meta.url), 'utf8');

export const DOCS_POLICY = pagePolicy(CSS);

function schemaText(schema: z.core.$ZodType, io: 'input' | 'output'): string {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return JSON.stringify(json, undefined, 2);
}

function callSection(call: EmployerCall): Html {
  const { scope } = call.access;
  const takes = call.multipart?.json === undefined && call.multipart ? undefined : call.body;
  return html`<details>
    <summary><b>${call.method}</b> <code>/${call.path}</code> · ${call.summary}</summary>
    <p>${scope === null ? 'Any key of the employer.' : html`Scope <code>${scope}</code>.`} ${call.note ?? ''}</p>
    ${
      Object.keys(call.query.shape).length > 0 &&
      html`<h3>Query</h3>
        <pre>${schemaText(call.query, 'input')}</pre>`
    }
    ${
      takes &&
      !(takes instanceof z.ZodUndefined) &&
      html`<h3>
          ${call.multipart?.json ? html`Part <code>${call.multipart.json}</code>` : 'Body'}${z.safeParse(takes, undefined).success && ', optional'}
        </h3>
        <pre>${schemaText(takes, 'input')}</pre>`
    }
    <h3>responsePayload</h3>
    <pre>${schemaText(call.response, 'output')}</pre>
  </details>`;
}

/** Documentation page of the employers' API: without scripts or external files. */
export function renderDocs(origin: string): string {
  const calls = Object.values(EMPLOYER_CALLS as Readonly<Record<string, EmployerCall>>);
  const groups = Map.groupBy(calls, (call) => call.path.split('/')[0] ?? '');
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>hireHQ for employers</title>
        <link rel="icon" href="data:," />
        ${trusted(`<style>${CSS}</style>`)}
      </head>
      <body>
        <main>
          <h1>hireHQ for employers</h1>
          <p>
            Base address <code>${origin}/employer/v1</code>, also as an <a href="openapi.json">OpenAPI document</a>. Send a key as
            <code>Authorization: Bearer hq_…</code>. Responses come as <code>{ responsePayload }</code>, failures as
            <code>{ statusCode, errorMessage, errorCode, fields?, traceId }</code>.
          </p>
          <p>
            A POST takes an <code>Idempotency-Key</code>: the same one sent again does nothing and returns the first outcome, or
            for what concerns a candidate the current state; while the first request is being processed, 409
            <code>REQUEST_IN_PROGRESS</code> with <code>Retry-After</code>. A key that asks too often gets 429 with
            <code>Retry-After</code>. What is not yours gets exactly the same response as what does not exist.
          </p>
          <p>
            An application is received (R), shortlisted (S), offered (F), onboarded (O), offboarded (B); the candidate’s code is
            absent, accepted (A) or placed (P). Webhooks report ${WEBHOOK_TOPICS.join(', ')}, signed as
            <a href="https://www.standardwebhooks.com" rel="noreferrer">Standard Webhooks</a> says.
          </p>
          ${[...groups].map(
            ([name, group]) =>
              html`<h2>${name}</h2>
                ${group.map(callSection)}`,
          )}
        </main>
      </body>
    </html>`.html;
}
