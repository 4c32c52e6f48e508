import type { WordedFailure } from '@hirehq/shared-ui';

/** The record in a failure with the code STALE, which the services have validated as they do the response of the call. */
export const currentIn = <Of>({ current }: WordedFailure): Of | undefined => current as Of | undefined;
