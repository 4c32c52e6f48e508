import { PAGE_IDS } from '@hirehq/shared-contracts/page';
import {
  LIVE_VERSIONS_PATH,
  isDevelopmentVersion,
  liveVersionsSchema,
  type LiveVersions,
} from '@hirehq/shared-contracts/release';
import { RELEASE_OVERRIDE_PARAMETER } from '@hirehq/shared-contracts/release-override';
import { STORAGE_KEYS } from '@hirehq/shared-contracts/storage-keys';

/** The versions in a page of the shell. */
export interface ServedVersions {
  shell: string;
  /** Current and previous version of each remote. */
  remotes: Readonly<Record<string, string>>;
}

interface Inlined {
  remotes: Record<string, { current: { version: string }; previous?: { version: string } }>;
}

const RELEASE_SET = new RegExp(`id="${PAGE_IDS.releaseSet}">([^<]*)<`);
/** Its files may be at another origin. */
const SHELL = /"(?:https?:\/\/[^/"]+)?\/shell\/([^/"]+)\//;

/** The versions in the text of a page; undefined if the text is not a page of the shell. */
export function versionsIn(html: string): ServedVersions | undefined {
  const [shell, set] = [SHELL.exec(html)?.[1], RELEASE_SET.exec(html)?.[1]];
  if (shell === undefined || set === undefined) return undefined;
  try {
    const { remotes } = JSON.parse(set) as Inlined;
    const versions = Object.entries(remotes).map(
      ([remote, { current, previous }]) => [remote, `${current.version} ${previous?.version ?? ''}`] as const,
    );
    return { shell, remotes: Object.fromEntries(versions) };
  } catch {
    return undefined;
  }
}

/** The address of this page with the token of the versions that this tab has chosen, if it has. */
function addressToRequest(): URL {
  const url = new URL(window.location.href);
  try {
    const token = sessionStorage.getItem(STORAGE_KEYS.releaseOverride);
    if (token !== null) url.searchParams.set(RELEASE_OVERRIDE_PARAMETER, token);
  } catch {
    // Storage is blocked: the choice ends with this page.
    return url;
  }
  return url;
}

/** The versions a new page would run in this tab; undefined if the server does not return one. */
export async function lookForVersions(limitMs: number): Promise<ServedVersions | undefined> {
  try {
    const response = await fetch(addressToRequest(), {
      headers: { accept: 'text/html' },
      cache: 'no-store',
      signal: AbortSignal.timeout(limitMs),
    });
    return versionsIn(await response.text());
  } catch {
    return undefined;
  }
}

/** The current versions in the text of a page; undefined in a page of `npm run dev`, which is renewed otherwise. */
export function currentVersionsIn(html: string): LiveVersions | undefined {
  const versions = versionsIn(html);
  if (!versions) return undefined;
  const remotes = Object.entries(versions.remotes).map(([remote, both]) => [remote, both.split(' ')[0] ?? '']);
  const current: LiveVersions = { ...Object.fromEntries(remotes), shell: versions.shell };
  return Object.values(current).some(isDevelopmentVersion) ? undefined : current;
}

/**
 * The current versions a new page would run in this tab; undefined if the server does not say.
 * @param chosen versions that this tab runs in place of the live ones
 */
export async function askForVersions(limitMs: number, chosen: LiveVersions = {}): Promise<LiveVersions | undefined> {
  try {
    const response = await fetch(LIVE_VERSIONS_PATH, { cache: 'no-store', signal: AbortSignal.timeout(limitMs) });
    return response.ok ? { ...liveVersionsSchema.parse(await response.json()), ...chosen } : undefined;
  } catch {
    return undefined;
  }
}
