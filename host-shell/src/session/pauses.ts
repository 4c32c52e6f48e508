import { backoffMs } from '@hirehq/shared-contracts/backoff';

export const CHECK_EVERY_MS = 10_000;

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Until the next look for a provider that does not respond; randomised, so that tabs and browsers do not all return at once. */
export const reconnectMs = () => backoffMs({ baseMs: CHECK_EVERY_MS, capMs: CHECK_EVERY_MS }, 1);

/** The page is being left, so a promise that waits for this never resolves. */
export const pageIsLeaving = () => new Promise<never>(() => {});
