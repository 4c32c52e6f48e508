import type { z } from 'zod';
import {
  DELIVERY_BASE,
  DELIVERY_CALLS,
  type DeliveryCall,
  type DeliveryCalls,
  type DeliveryKey,
} from '@hirehq/shared-contracts/delivery';
import type { TestApp } from '../../platform/testing/test-app.ts';
import type { TestResponse } from './ask-rest.ts';
import { askWithKey, type KeyCallInput } from './ask-with-key.ts';
import type { DeliveryIds } from './delivery-fixture.ts';

interface DeliveryInput<K extends DeliveryKey> {
  params?: z.input<DeliveryCalls[K]['params']>;
  query?: z.input<DeliveryCalls[K]['query']>;
  body?: z.input<DeliveryCalls[K]['body']>;
  files?: Record<string, File>;
}

const nothing = () => ({});
const why = 'Because.';
const canary = ({ canaryId }: DeliveryIds) => ({ params: { id: canaryId } });

/** One valid call for each row of the teams' call table; a row without one does not compile. */
export const DELIVERY_EXAMPLES: { [K in DeliveryKey]: (ids: DeliveryIds) => DeliveryInput<K> } = {
  'POST uploads': ({ source, signature }) => ({ body: { release: source, signature } }),
  'PUT uploads/{id}/files/{hash}': ({ uploadId, hash, bytes }) => ({
    params: { id: uploadId, hash },
    files: { file: new File([bytes], 'entry.js') },
  }),
  'POST uploads/{id}/finish': ({ completeUploadId }) => ({ params: { id: completeUploadId } }),
  'POST overrides': ({ remote }) => ({ body: { releases: { [remote]: 'candidate' } } }),
  'GET releases/{remote}': ({ remote }) => ({ params: { remote } }),

  'POST sets': ({ remote, version }) => ({ body: { change: { [remote]: version }, why } }),
  'POST sets/{sequence}/restore': () => ({ params: { sequence: 0 }, body: { why } }),
  'GET sets': nothing,

  'POST canaries': ({ remote, version }) => ({ body: { remote, version, why } }),
  'PUT canaries/{id}': (ids) => ({ ...canary(ids), body: { share: 20 } }),
  'POST canaries/{id}/promote': (ids) => ({ ...canary(ids), body: { why } }),
  'DELETE canaries/{id}': canary,
  'GET canaries': nothing,

  'PUT locks/{remote}': ({ remote }) => ({ params: { remote }, body: { why } }),
  'DELETE locks/{remote}': ({ remote }) => ({ params: { remote } }),

  'GET history': nothing,
  'GET status': nothing,
  'POST checks': ({ source }) => ({ body: { release: source } }),
};

/** Every row of the table, with its key. */
export const DELIVERY_ROWS = Object.entries<DeliveryCall>(DELIVERY_CALLS) as [DeliveryKey, DeliveryCall][];

/** Sends a call of the teams' call table. */
export function askDelivery(
  hirehq: TestApp,
  key: DeliveryKey,
  input: KeyCallInput,
  headers: Record<string, string>,
): Promise<TestResponse> {
  return askWithKey(hirehq, { base: DELIVERY_BASE, call: DELIVERY_CALLS[key] }, input, headers);
}
