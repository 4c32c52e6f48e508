import { timingSafeEqual } from 'node:crypto';
import type { Services } from '../../platform/module.ts';

type Keys = Pick<Services, 'keyedHash'>;

export interface StopTokens {
  /** Hash of an address for the list of unsubscribed addresses, so that the list does not hold the address itself. */
  hashOf: (keys: Keys, email: string) => string;
  /** The token of an unsubscribe link; it does not reveal the address. */
  tokenOf: (keys: Keys, email: string) => string;
  /** The hash of the address that a token stands for; undefined for an invalid token. */
  read: (keys: Keys, token: string) => string | undefined;
}

/** Creates and reads the tokens of unsubscribe links for one kind of mail. */
export function stopTokens(kind: 'referral' | 'invitation'): StopTokens {
  const hashOf: StopTokens['hashOf'] = ({ keyedHash }, email) => keyedHash(`${kind}-email`, email.trim().toLowerCase());
  return {
    hashOf,
    tokenOf(keys, email) {
      const hash = hashOf(keys, email);
      return `${hash}.${keys.keyedHash(`${kind}-stop`, hash)}`;
    },
    read({ keyedHash }, token) {
      const [hash = '', given = ''] = token.split('.');
      const [expected, presented] = [Buffer.from(keyedHash(`${kind}-stop`, hash)), Buffer.from(given)];
      return expected.length === presented.length && timingSafeEqual(expected, presented) ? hash : undefined;
    },
  };
}
