import type { Page } from '@playwright/test';
import { PAGE_IDS } from '@hirehq/shared-contracts/page';
import { releaseSetSchema } from '@hirehq/shared-contracts/release';
import { tamperWithRelease } from './tampered-release.ts';

/** A set as a page runs it. */
export interface SeenSet {
  sequence: number;
  versions: Record<string, string>;
}

/** What a page says, what it has asked for, and what has run. */
interface Evidence {
  set: string;
  shell: string;
  files: string[];
  ran: string[];
}

/** A copy of a built release that notes in the page which version has run. */
export const notingRelease = (remote: string, { from, into, version }: { from: string; into: string; version: string }) =>
  tamperWithRelease({
    from,
    into,
    version,
    change: `(module) => { (window.ranVersions ??= []).push('${remote} ${version}'); return module; }`,
  });

/** Before a context opens pages: they keep a list of all files that they ask for. */
export const keepAllTimings = () => performance.setResourceTimingBufferSize(10_000);

/** The set that a page runs; throws if it has loaded or run anything of another version. */
export async function wholeSetOf(page: Page): Promise<SeenSet> {
  const { set, shell, files, ran } = await page.evaluate(
    (id): Evidence => ({
      set: document.getElementById(id)?.textContent ?? '',
      shell: document.documentElement.outerHTML.match(/import\("\/shell\/([^/]+)\//)?.[1] ?? '',
      files: performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
      ran: (window as { ranVersions?: string[] }).ranVersions ?? [],
    }),
    PAGE_IDS.releaseSet,
  );
  const { sequence, remotes } = releaseSetSchema.parse(JSON.parse(set));
  const versions = Object.fromEntries(Object.entries(remotes).map(([remote, { current }]) => [remote, current.version]));
  const loaded = files.flatMap((path) => {
    const [, remote, version] = /^\/(?:remotes|again\/remotes)\/([^/]+)\/([^/]+)\//.exec(path) ?? [];
    const [, shellVersion] = /^\/shell\/([^/]+)\//.exec(path) ?? [];
    return remote !== undefined ? [`${remote} ${version}`] : shellVersion !== undefined ? [`shell ${shellVersion}`] : [];
  });
  const allowed = new Set(Object.entries({ ...versions, shell }).map(([remote, version]) => `${remote} ${version}`));
  const foreign = [...loaded, ...ran].filter((version) => !allowed.has(version));
  if (foreign.length > 0)
    throw new Error(`The page of set ${sequence} (${[...allowed].join(', ')}) has ${[...new Set(foreign)].join(', ')}`);
  if (loaded.length === 0) throw new Error(`The page of set ${sequence} has asked for no file of a release`);
  return { sequence, versions: { ...versions, shell } };
}
