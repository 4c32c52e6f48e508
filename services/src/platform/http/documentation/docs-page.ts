import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Call } from '@hirehq/shared-contracts/rest';
import { html, trusted, type Html } from '../html.ts';
import { pagePolicy } from '../page-policy.ts';

const CSS = readFileSync(new URL('docs-page.css', import.meta.url), 'utf8');

const DOCS_POLICY = pagePolicy(CSS);

interface ApiPage {
  title: string;
  /** What must be known before the calls. */
  introduction: Html;
  calls: readonly Call[];
  /** What the key of a call must be allowed to do. */
  needs: (call: Call) => Html | string;
}

function schemaText(schema: z.core.$ZodType, io: 'input' | 'output'): string {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return JSON.stringify(json, undefined, 2);
}

function callSection(call: Call, needs: ApiPage['needs']): Html {
  const takes = call.multipart?.json === undefined && call.multipart ? undefined : call.body;
  return html`<details>
    <summary><b>${call.method}</b> <code>/${call.path}</code> · ${call.summary}</summary>
    <p>${needs(call)} ${call.note ?? ''}</p>
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

/** Documentation page of an API that is called with keys: without scripts or external files. */
function renderDocs({ title, introduction, calls, needs }: ApiPage): string {
  const groups = Map.groupBy(calls, (call) => call.path.split('/')[0] ?? '');
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        ${trusted(`<style>${CSS}</style>`)}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${introduction}
          ${[...groups].map(
            ([name, group]) =>
              html`<h2>${name}</h2>
                ${group.map((call) => callSection(call, needs))}`,
          )}
        </main>
      </body>
    </html>`.html;
}

/** The OpenAPI document of an API that is called with keys, and its page. */
export function docsRoutes(
  app: FastifyInstance,
  { base, document, page }: { base: string; document: () => object; page: ApiPage },
): void {
  app.get(`${base}/openapi.json`, { schema: { hide: true } }, async () => document());
  app.get(`${base}/docs`, { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', DOCS_POLICY)
      .header('referrer-policy', 'no-referrer')
      .send(renderDocs(page)),
  );
}
