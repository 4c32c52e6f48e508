import type { CDPSession } from '@playwright/test';

/** A phone on a slow network: 150 ms each way and back, 1.6 Mbit/s, a quarter of the processor. */
const THROTTLE = { roundTripMs: 150, bytesPerSecond: (1.6 * 1_000_000) / 8, processor: 4 };

/** What the chapters call throttled. */
export const SLOW_PHONE = '150 ms round trip, 1.6 Mbit/s, processor 4× slower';

/** Makes a page as slow as a phone of this kind. */
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
