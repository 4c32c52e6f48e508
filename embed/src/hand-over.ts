import type { EmbedErrorCode } from '@hirehq/shared-contracts/embed';
import type { EmbeddedRemote } from '@hirehq/shared-contracts/rest';
import { ask } from './ask.ts';
import { preloadScript } from './preload-script.ts';
import type { EmbedOptions } from './read-options.ts';
import type { SecondScript, TakeOver } from './remote/take-over.ts';

type HandOver = Pick<TakeOver, 'platform' | 'place' | 'scheme' | 'gone' | 'tell' | 'report' | 'failed'>;
type Shown = Awaited<ReturnType<SecondScript['takeOver']>>;

/** The address on the platform of what an element shows first. */
function startOf({ view, job, filters }: EmbedOptions, enterprise: string): string {
  if (view === 'detail') return `/job/${encodeURIComponent(job ?? '')}`;
  const search = new URLSearchParams(filters);
  search.set('enterprise', enterprise);
  return view === 'list' ? `/job-list?${search}` : `/?${search}`;
}

const codeOf = (error: unknown): EmbedErrorCode =>
  error instanceof Error && 'code' in error ? (error.code as EmbedErrorCode) : 'REMOTE_FAILED';

/** Loads the second script, and with it the remote. Resolves once that can be shown, or to why it cannot. Never rejects. */
export async function handOver(options: EmbedOptions, to: HandOver): Promise<Shown | { error: EmbedErrorCode; cause?: unknown }> {
  const { enterprise, developmentKey, remote, locale, view, apply } = options;
  const query = new URLSearchParams({ enterprise, remote });
  if (developmentKey !== undefined) query.set('developmentKey', developmentKey);
  const set = await ask<EmbeddedRemote>(`${to.platform}/embed/v1/remote?${query}`, to.gone);
  // Where the first jobs are shown, the employer is known: it is the remote that is not.
  if ('error' in set) return view === 'list' && set.error === 'ENTERPRISE_UNKNOWN' ? { error: 'REMOTE_UNREACHABLE' } : set;
  try {
    await preloadScript(set.script.entry).catch(() => {
      throw Object.assign(new Error(set.script.entry.url), { code: 'REMOTE_UNREACHABLE' });
    });
    const { takeOver } = (await import(/* webpackIgnore: true */ set.script.entry.url)) as SecondScript;
    const settings = { enterprise, locale, developmentKey, apply };
    return await takeOver({ ...to, set, settings, view, start: startOf(options, set.employer.id) });
  } catch (error) {
    return { error: codeOf(error), cause: error };
  }
}
