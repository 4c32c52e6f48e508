import { timingSafeEqual } from 'node:crypto';
import type { Services } from '../../platform/module.ts';

export const UNSUBSCRIBE_PATH = '/public/api/v1/alerts/unsubscribe';

type Keys = Pick<Services, 'keyedHash'>;

/** Names a saved search in the link that stops its alerts; only this platform can make it. */
export const unsubscribeToken = ({ keyedHash }: Keys, id: string): string => `${id}.${keyedHash('alert-unsubscribe', id)}`;

/** Id of the saved search; undefined for a token that is not ours. */
export function readUnsubscribeToken(keys: Keys, token: string): string | undefined {
  const [id = ''] = token.split('.');
  const [expected, presented] = [Buffer.from(unsubscribeToken(keys, id)), Buffer.from(token)];
  return expected.length === presented.length && timingSafeEqual(expected, presented) ? id : undefined;
}
