import { randomUUID } from 'node:crypto';

/** An id for something new. */
export const newId = (): string => randomUUID();
