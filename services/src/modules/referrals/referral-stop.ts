import { timingSafeEqual } from 'node:crypto';
import type { Locale } from '@hirehq/shared-contracts/page';
import type { Services } from '../../platform/module.ts';
import type { StopWords } from '../mail/index.ts';
import { referralText } from './referral-text.ts';

export const STOP_PATH = '/public/api/v1/referrals/stop';

type Keys = Pick<Services, 'keyedHash'>;

/** Stands for an address in the list of those that want no referrals: the address itself is not kept there. */
export const emailHashOf = ({ keyedHash }: Keys, email: string): string =>
  keyedHash('referral-email', email.trim().toLowerCase());

/** The last part of the link that stops referrals to an address; the address cannot be read from it. */
export function stopToken(keys: Keys, email: string): string {
  const hash = emailHashOf(keys, email);
  return `${hash}.${keys.keyedHash('referral-stop', hash)}`;
}

/** The hash of the address a token stands for; undefined for a token that is not ours. */
export function readStopToken({ keyedHash }: Keys, token: string): string | undefined {
  const [hash = '', given = ''] = token.split('.');
  const [expected, presented] = [Buffer.from(keyedHash('referral-stop', hash)), Buffer.from(given)];
  return expected.length === presented.length && timingSafeEqual(expected, presented) ? hash : undefined;
}

export const stopWords = (locale: Locale): StopWords => ({
  title: referralText('stop.title', locale),
  question: referralText('stop.question', locale),
  button: referralText('stop.button', locale),
  done: referralText('stop.done', locale),
});
