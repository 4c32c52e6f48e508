import type { EmbedErrorCode } from '@hirehq/shared-contracts/embed';
import type { EmbeddedRemote } from '@hirehq/shared-contracts/rest';
import { ask, type Asked } from './ask.ts';
import { preloadScript } from './preload-script.ts';
import type { EmbedOptions } from './read-options.ts';
import type { SecondScript, TakeOver } from './remote/take-over.ts';

interface HandOver extends Pick<TakeOver, 'platform' | 'scheme' | 'gone' | 'tell' | 'report' | 'failed' | 'visitor'> {
  /** The version of the first script, if the page has pinned it. */
  pinned: string | undefined;
  /** Makes an empty place for the remote, instead of the one before. */
  makePlace: () => HTMLElement;
  /** A version has failed, and the one before it is tried. */
  steppedBack: (code: EmbedErrorCode, cause: unknown) => void;
}
type Shown = Awaited<ReturnType<SecondScript['takeOver']>>;
interface Failed {
  error: EmbedErrorCode;
  cause?: unknown;
}

/** With these, an earlier version fares no better. */
const LASTING: ReadonlySet<EmbedErrorCode> = new Set(['REMOTE_BLOCKED', 'FRAME_BLOCKED', 'FRAME_NOT_SECURE']);

/** The address on the platform of what an element shows first. */
function startOf({ view, job = '', profileKey = '', filters }: EmbedOptions, enterprise: string): string {
  const search = new URLSearchParams(filters);
  search.set('enterprise', enterprise);
  switch (view) {
    case 'detail':
      return `/job/${encodeURIComponent(job)}`;
    case 'similar':
      // The query tells it from the job itself, which opens in its place.
      return `/job/${encodeURIComponent(job)}?similar`;
    case 'public':
      return `/candidate/public/${encodeURIComponent(profileKey)}`;
    case 'search':
      return `/?${search}`;
    default:
      return `/job-list?${search}`;
  }
}

const codeOf = (error: unknown): EmbedErrorCode =>
  error instanceof Error && 'code' in error ? (error.code as EmbedErrorCode) : 'REMOTE_FAILED';

function askForFiles(options: EmbedOptions, to: HandOver, without?: string): Promise<Asked<EmbeddedRemote>> {
  const { enterprise, remote, theme, version, developmentKey } = options;
  const query = new URLSearchParams({ enterprise, remote });
  const more = { theme: theme === 'employer' ? undefined : theme, version, developmentKey, script: to.pinned, without };
  for (const [name, value] of Object.entries(more)) if (value !== undefined) query.set(name, value);
  return ask<EmbeddedRemote>(`${to.platform}/embed/v1/remote?${query}`, to.gone);
}

async function mount(set: EmbeddedRemote, options: EmbedOptions, to: HandOver): Promise<Shown | Failed> {
  const { enterprise, developmentKey, locale, view, density, apply, theme } = options;
  try {
    await preloadScript(set.script.entry).catch(() => {
      throw Object.assign(new Error(set.script.entry.url), { code: 'REMOTE_UNREACHABLE' });
    });
    const { takeOver } = (await import(/* webpackIgnore: true */ set.script.entry.url)) as SecondScript;
    const settings = { enterprise, locale, developmentKey, apply, theme };
    const start = startOf(options, set.employer.id);
    return await takeOver({ ...to, place: to.makePlace(), set, settings, view, density, start });
  } catch (error) {
    return { error: codeOf(error), cause: error };
  }
}

/**
 * Loads the second script, and with it the remote; the version before it once, if that one fails. Resolves once it can be shown, or
 * to why it cannot. Never rejects.
 */
export async function handOver(options: EmbedOptions, to: HandOver): Promise<Shown | Failed> {
  const set = await askForFiles(options, to);
  // Where the first jobs are shown, the employer is known: it is the remote that is not.
  if ('error' in set)
    return options.view === 'list' && set.error === 'ENTERPRISE_UNKNOWN' ? { error: 'REMOTE_UNREACHABLE' } : set;
  const shown = await mount(set, options, to);
  if (!('error' in shown) || to.gone.aborted || LASTING.has(shown.error)) return shown;
  const earlier = await askForFiles(options, to, set.remote.version);
  if ('error' in earlier || earlier.remote.version === set.remote.version) return shown;
  const again = await mount(earlier, options, to);
  if ('error' in again) return shown;
  to.steppedBack(shown.error, shown.cause);
  return again;
}
