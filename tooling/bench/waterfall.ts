import type { CDPSession } from '@playwright/test';

export interface Fetched {
  url: string;
  isPage: boolean;
  /** Seconds of the browser's clock. */
  started: number;
  answered: number;
  ended: number;
  bytes: number;
}

export interface Waterfall {
  /** Requests that have their answer, in the order they were asked. */
  fetched(): Fetched[];
}

/** Writes down every request of a page, from the network layer of the browser: headers and compressed bytes count. */
export async function recordWaterfall(session: CDPSession): Promise<Waterfall> {
  const requests = new Map<string, Fetched>();
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    if (!request.url.startsWith('http')) return;
    requests.set(requestId, {
      url: request.url,
      isPage: type === 'Document',
      started: timestamp,
      answered: Infinity,
      ended: Infinity,
      bytes: 0,
    });
  });
  session.on('Network.responseReceived', ({ requestId, timestamp }) => {
    const request = requests.get(requestId);
    if (request) request.answered = timestamp;
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
 * Serial round trips: the longest chain of requests where each was asked after the one before had ended. A page is read
 * as it arrives, so what it names may be asked for from its first byte on.
 */
export function serialRoundTrips(fetched: readonly Fetched[]): number {
  const depths: number[] = [];
  for (const [index, request] of fetched.entries()) {
    const before = fetched
      .slice(0, index)
      .map(({ isPage, answered, ended }, other) => ((isPage ? answered : ended) <= request.started ? (depths[other] ?? 0) : 0));
    depths.push(1 + Math.max(0, ...before));
  }
  return Math.max(0, ...depths);
}
