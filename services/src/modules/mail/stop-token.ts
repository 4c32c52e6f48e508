import { timingSafeEqual } from 'node:crypto';
import type { Services } from '../../platform/module.ts';

type Keys = Pick<Services, 'keyedHash'>;

export interface StopTokens {
  /** Stands for an address in the list of those that want no such mails: the address itself is not kept there. */
  hashOf: (keys: Keys, email: string) => string;
  /** The last part of the link that stops them; the address cannot be read from it. */
  tokenOf: (keys: Keys, email: string) => string;
  /** The hash of the address a token stands for; undefined for a token that is not ours. */
  read: (keys: Keys, token: string) => string | undefined;
}

/** Links that stop mails of one kind. */
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
