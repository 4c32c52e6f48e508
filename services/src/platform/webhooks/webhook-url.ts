import type { Config } from '../config.ts';

/** Why deliveries cannot be sent to this address; undefined if they can. Private addresses are refused when they are sent. */
export function mistakeInWebhookUrl(
  { fetchPrivate, mode }: Pick<Config, 'fetchPrivate' | 'mode'>,
  url: string,
): string | undefined {
  const { protocol, username, password } = new URL(url);
  if (protocol !== 'https:' && !fetchPrivate && mode === 'production') return 'must start with https://';
  return username || password ? 'must not contain a user name or password' : undefined;
}
