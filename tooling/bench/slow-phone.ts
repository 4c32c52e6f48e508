import type { CDPSession } from '@playwright/test';

/** A phone on a slow network: 150 ms round trip, 1.6 Mbit/s, a quarter of the processor speed. */
const THROTTLE = { roundTripMs: 150, bytesPerSecond: (1.6 * 1_000_000) / 8, processor: 4 };

/** What the sections call 'throttled'. */
export const SLOW_PHONE = '150 ms round trip, 1.6 Mbit/s, processor 4× slower';

/** Throttles a page to the speed of this phone. */
export async function slowPhone(session: CDPSession): Promise<void> {
  const { roundTripMs, bytesPerSecond, processor } = THROTTLE;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTripMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: processor });
}
