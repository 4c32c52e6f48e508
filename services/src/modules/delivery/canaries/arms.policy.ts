import { createHmac } from 'node:crypto';

export type Arm = 'live' | 'canary';

interface ArmFacts {
  /** Random, of its own for each canary: who is in the arm of one says nothing of another. */
  salt: string;
  /** Percent of the visitors. */
  share: number;
}

const BYTES = 6;

/** A number from 0 up to 1 that a visitor always has with this salt, spread evenly over visitors. */
const placeOf = (salt: string, visitor: string): number =>
  createHmac('sha256', salt).update(visitor).digest().readUIntBE(0, BYTES) / 2 ** (8 * BYTES);

/** The arm of a visitor: always the same one, and with a larger share no visitor leaves the canary. */
export function armOf({ salt, share }: ArmFacts, visitor: string, isMember: boolean): Arm {
  return isMember || placeOf(salt, visitor) * 100 < share ? 'canary' : 'live';
}
