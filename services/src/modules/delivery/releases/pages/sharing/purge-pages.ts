import { z } from 'zod';
import type { Transaction } from '../../../../../platform/database/database.ts';
import type { Services } from '../../../../../platform/module.ts';
import { FetchError, safeFetch } from '../../../../../platform/net/index.ts';
import { defineWork, onDemand, type DeclaredWork } from '../../../../../platform/work/work-kind.ts';
import { LIVE_SET_HEADER, PAGES_TAG } from './shared-page-headers.ts';

const TIMEOUT_MS = 5000;
/** What a cache says about it is not read. */
const MAX_BYTES = 64 * 1024;

const purge = defineWork({
  name: 'releases.purge-pages',
  payload: z.object({ sequence: z.number().int() }),
  // For about ten minutes: by then, no cache has a page of the sets before.
  retries: { limit: 12, delaySeconds: 1, longestDelaySeconds: 90 },
  timeLimitSeconds: 30,
  atATime: 1,
});

type Purging = Pick<Services, 'config' | 'work'>;

/** Tells the cache in front of the platform, once the transaction is committed, that another set is live. Does nothing where there is none. */
export async function enqueuePurge({ config, work }: Purging, trx: Transaction, sequence: number): Promise<void> {
  if (config.sharedPages?.purgeUrl !== undefined) await work.enqueue(trx, purge, { sequence });
}

/** Throws if the cache did not take it. */
async function sendPurge({ config }: Pick<Services, 'config'>, sequence: number): Promise<void> {
  const url = config.sharedPages?.purgeUrl;
  if (url === undefined) return;
  const failed = (why: string) => new Error(`Pages of the sets before ${sequence} were not purged at HIREHQ_PURGE_URL: ${why}`);
  const headers = { [LIVE_SET_HEADER]: String(sequence), 'cache-tag': PAGES_TAG, 'surrogate-key': PAGES_TAG };
  const { status, body } = await safeFetch(url, {
    method: 'PURGE',
    headers,
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_BYTES,
    // The address is the operator's own, and usually on this machine.
    allowPrivate: true,
  }).catch((error: unknown) => {
    throw error instanceof FetchError ? failed(error.message) : error;
  });
  body.destroy();
  if (status < 200 || status > 299) throw failed(`it responded with status ${status}.`);
}

export const pagePurgeWork = (services: Pick<Services, 'config'>): DeclaredWork =>
  onDemand(purge, ({ sequence }) => sendPurge(services, sequence));
