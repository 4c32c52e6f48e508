import type { CDPSession } from '@playwright/test';

export interface Fetched {
  url: string;
  isPage: boolean;
  /** Seconds on the browser's clock. */
  started: number;
  respondedAt: number;
  ended: number;
  bytes: number;
}

export interface Waterfall {
  /** Completed requests, in the order in which they were sent. */
  fetched(): Fetched[];
}

/** Records every request of a page at the network layer of the browser, including headers and compressed bytes. */
export async function recordWaterfall(session: CDPSession): Promise<Waterfall> {
  const requests = new Map<string, Fetched>();
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    if (!request.url.startsWith('http')) return;
    requests.set(requestId, {
      url: request.url,
      isPage: type === 'Document',
      started: timestamp,
      respondedAt: Infinity,
      ended: Infinity,
      bytes: 0,
    });
  });
  session.on('Network.responseReceived', ({ requestId, timestamp }) => {
    const request = requests.get(requestId);
    if (request) request.respondedAt = timestamp;
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) Object.assign(request, { ended: timestamp, bytes: encodedDataLength });
  });
  await session.send('Network.enable');
  return {
    fetched: () =>
      [...requests.values()].filter(({ ended }) => ended < Infinity).toSorted((one, other) => one.started - other.started),
  };
}

/**
 * Serial round trips: the longest chain of requests in which each was sent after the previous one had ended. A page is parsed
 * as it arrives, so what it references may be requested from its first byte on.
 */
export function serialRoundTrips(fetched: readonly Fetched[]): number {
  const depths: number[] = [];
  for (const [index, request] of fetched.entries()) {
    const before = fetched
      .slice(0, index)
      .map(({ isPage, respondedAt, ended }, other) =>
        (isPage ? respondedAt : ended) <= request.started ? (depths[other] ?? 0) : 0,
      );
    depths.push(1 + Math.max(0, ...before));
  }
  return Math.max(0, ...depths);
}
