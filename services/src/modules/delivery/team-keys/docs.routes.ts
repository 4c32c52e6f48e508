import type { FastifyInstance } from 'fastify';
import { DELIVERY_BASE, DELIVERY_CALLS, TEAM_RIGHTS, type DeliveryCall } from '@hirehq/shared-contracts/delivery';
import { docsRoutes } from '../../../platform/http/documentation/docs-page.ts';
import { html, type Html } from '../../../platform/http/html.ts';

const introduction = (origin: string): Html =>
  html`<p>
      Base address <code>${origin}${DELIVERY_BASE}</code>, also as an <a href="openapi.json">OpenAPI document</a>. Send a key as
      <code>Authorization: Bearer hqt_…</code>. Responses come as <code>{ responsePayload }</code>, failures as
      <code>{ statusCode, errorMessage, errorCode, fields?, breaks?, traceId }</code>. A key that asks too often gets 429 with
      <code>Retry-After</code>.
    </p>
    <p>
      A key may have the rights ${TEAM_RIGHTS.join(', ')}, each for the remotes of the key. Every call can be repeated: what is
      done already is not done again, and the response is that of the first time.
    </p>
    <p>
      Publish a release with <code>POST uploads</code>, a <code>PUT</code> for each missing file, and <code>finish</code>. It is
      then stored and live nowhere: <code>POST sets</code> makes it live for everybody, <code>POST canaries</code> for a part of
      the visitors.
    </p>`;

/** The documentation of the API of teams that release remotes. */
export function deliveryDocs(app: FastifyInstance, origin: string): void {
  docsRoutes(app, {
    base: DELIVERY_BASE,
    document: () => app.deliveryDocument(),
    page: {
      title: 'hireHQ for teams that release remotes',
      introduction: introduction(origin),
      calls: Object.values<DeliveryCall>(DELIVERY_CALLS),
      needs({ access }) {
        const right = typeof access === 'object' && 'right' in access ? access.right : null;
        return right === null ? 'Any key.' : html`Right <code>${right}</code>.`;
      },
    },
  });
}
