import type { Services, Viewer } from '../module.ts';
import { addressKey } from './address-key.ts';

export interface Person {
  viewer: Viewer;
  /** Identifies a visitor; it is ignored for a candidate. */
  address: string;
}

/** A keyed hash by which a person is known for one purpose: a candidate by the account, a visitor by the address. */
export const personKey = ({ keyedHash }: Pick<Services, 'keyedHash'>, purpose: string, { viewer, address }: Person): string =>
  viewer.kind === 'candidate'
    ? keyedHash(purpose, 'candidate', viewer.candidateId)
    : keyedHash(purpose, 'address', addressKey(address));
