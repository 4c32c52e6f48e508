import type { EmbeddedJobs } from '@hirehq/shared-contracts/rest';
import { ask, type Asked } from './ask.ts';
import type { EmbedOptions } from './read-options.ts';

export type Source = Pick<EmbedOptions, 'enterprise' | 'filters' | 'locale' | 'theme' | 'developmentKey'>;

function addressOf(
  platform: string,
  { enterprise, filters, locale, theme, developmentKey }: Source,
  after: string | undefined,
): string {
  const query = new URLSearchParams(filters);
  query.set('enterprise', enterprise);
  query.set('locale', locale);
  if (theme !== 'employer') query.set('theme', theme);
  if (after !== undefined) query.set('after', after);
  if (developmentKey !== undefined) query.set('developmentKey', developmentKey);
  return `${platform}/embed/v1/jobs?${query}`;
}

/** Loads a page of the list, or why there is none. */
export const loadJobs = (
  platform: string,
  source: Source,
  { after, gone }: { after?: string | undefined; gone: AbortSignal },
): Promise<Asked<EmbeddedJobs>> => ask(addressOf(platform, source, after), gone);
