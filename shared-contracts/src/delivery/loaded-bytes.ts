import type { Release } from '../release.ts';

/** Compressed bytes by file. */
export type Sizes = ReadonlyMap<string, number>;

/** The files of the remote itself, which every page with one of its parts loads. */
export function entryFilesOf({ entry, parts }: Release): string[] {
  const { js = [], css = [] } = parts['remote'] ?? {};
  return [...new Set([entry, ...js, ...css])];
}

export const bytesOf = (files: readonly string[], sizes: Sizes): number =>
  files.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);

/** The files until the heaviest part shows its content. */
export function contentFilesOf(release: Release, sizes: Sizes): { part: string; files: string[] } {
  const entry = entryFilesOf(release);
  const parts = Object.entries(release.parts).filter(([part]) => part !== 'remote');
  const all = parts.map(([part, { js, css }]) => ({ part, files: [...new Set([...entry, ...js, ...css])] }));
  const heaviest = all.toSorted((one, other) => bytesOf(other.files, sizes) - bytesOf(one.files, sizes))[0];
  return heaviest ?? { part: 'remote', files: entry };
}

/** What a release loads of what its budgets are about, in compressed bytes. */
export function loadedBytes(release: Release, sizes: Sizes): { entryBytes: number; contentBytes: number } {
  return {
    entryBytes: bytesOf(entryFilesOf(release), sizes),
    contentBytes: bytesOf(contentFilesOf(release, sizes).files, sizes),
  };
}
