import { HOUR_MS } from '@hirehq/shared-contracts/durations';

/** When the hour of a time began, in UTC. */
export const startOfHour = (time: Date): Date => new Date(Math.floor(time.getTime() / HOUR_MS) * HOUR_MS);
