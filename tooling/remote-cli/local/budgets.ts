import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Release } from '@hirehq/shared-contracts/release';

/** Compressed bytes by file. */
export type Sizes = ReadonlyMap<string, number>;

/** The sizes of the scripts and styles of a release as browsers load them: compressed with brotli. */
export function compressedSizes(folder: string, { files }: Pick<Release, 'files'>): Sizes {
  const loaded = Object.keys(files).filter((file) => /\.(js|css)$/.test(file));
  return new Map(loaded.map((file) => [file, brotliCompressSync(readFileSync(join(folder, file))).length]));
}

/** The files of the remote itself, which every page with one of its parts loads. */
function entryFilesOf({ entry, parts }: Release): string[] {
  const { js = [], css = [] } = parts['remote'] ?? {};
  return [...new Set([entry, ...js, ...css])];
}

const bytesOf = (files: readonly string[], sizes: Sizes) => files.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);

/** The files until the heaviest part shows its content. */
function contentFilesOf(release: Release, sizes: Sizes): { part: string; files: string[] } {
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

function overBudget(what: string, budget: number | undefined, files: readonly string[], sizes: Sizes): string[] {
  const bytes = bytesOf(files, sizes);
  if (budget === undefined || bytes <= budget) return [];
  const largest = files.toSorted((one, other) => (sizes.get(other) ?? 0) - (sizes.get(one) ?? 0));
  return [
    [
      `${what}: ${bytes} bytes, ${bytes - budget} more than its budget of ${budget}`,
      ...largest.map((file) => `  ${sizes.get(file) ?? 0} ${file}`),
    ].join('\n'),
  ];
}

/** What is larger than the manifest of a release allows, with the sizes of the files, largest first. */
export function budgetFindings(release: Release, sizes: Sizes): string[] {
  const { budgets } = release.manifest;
  const content = contentFilesOf(release, sizes);
  return [
    ...overBudget('entryBytes', budgets?.entryBytes, entryFilesOf(release), sizes),
    ...overBudget(`contentBytes of ${content.part}`, budgets?.contentBytes, content.files, sizes),
  ];
}
