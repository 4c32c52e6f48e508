import { timingSafeEqual } from 'node:crypto';
import type { Services } from '../../../platform/module.ts';

/** The mails to people without an account, who can unsubscribe from each kind. */
export type StopKind = 'referral' | 'invitation';

type Keys = Pick<Services, 'keyedHash'>;

export interface StopTokens {
  /** Hash of an address for the list of unsubscribed addresses, so that the list does not hold the address itself. */
  hashOf: (keys: Keys, email: string) => string;
  /** The token of an unsubscribe link; it does not reveal the address. */
  tokenOf: (keys: Keys, email: string) => string;
  /** The hash of the address that a token stands for; undefined for an invalid token. */
  read: (keys: Keys, token: string) => string | undefined;
}

interface SignedTokens {
  tokenOf: (keys: Keys, subject: string) => string;
  /** The subject of a token; undefined for an invalid token. */
  read: (keys: Keys, token: string) => string | undefined;
}

/** Creates and reads tokens that prove that we wrote their subject; it is readable, and contains no full stop. */
export function signedTokens(purpose: string): SignedTokens {
  const tokenOf: SignedTokens['tokenOf'] = ({ keyedHash }, subject) => `${subject}.${keyedHash(purpose, subject)}`;
  return {
    tokenOf,
    read(keys, token) {
      const [subject = ''] = token.split('.');
      const [expected, presented] = [Buffer.from(tokenOf(keys, subject)), Buffer.from(token)];
      return expected.length === presented.length && timingSafeEqual(expected, presented) ? subject : undefined;
    },
  };
}

/** Creates and reads the tokens of unsubscribe links for one kind of mail. */
export function stopTokens(kind: StopKind): StopTokens {
  const signed = signedTokens(`${kind}-stop`);
  const hashOf: StopTokens['hashOf'] = ({ keyedHash }, email) => keyedHash(`${kind}-email`, email.trim().toLowerCase());
  return { hashOf, tokenOf: (keys, email) => signed.tokenOf(keys, hashOf(keys, email)), read: signed.read };
}
