import { timingSafeEqual } from 'node:crypto';
import type { Services } from '../../platform/module.ts';

export const UNSUBSCRIBE_PATH = '/public/api/v1/alerts/unsubscribe';

type Keys = Pick<Services, 'keyedHash'>;

/** Signed token of a saved search for the link that stops its alerts. */
export const unsubscribeToken = ({ keyedHash }: Keys, id: string): string => `${id}.${keyedHash('alert-unsubscribe', id)}`;

/** Id of the saved search; undefined for an invalid token. */
export function readUnsubscribeToken(keys: Keys, token: string): string | undefined {
  const [id = ''] = token.split('.');
  const [expected, presented] = [Buffer.from(unsubscribeToken(keys, id)), Buffer.from(token)];
  return expected.length === presented.length && timingSafeEqual(expected, presented) ? id : undefined;
}
