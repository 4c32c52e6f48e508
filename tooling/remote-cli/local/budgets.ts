import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { bytesOf, contentFilesOf, entryFilesOf, type Sizes } from '@hirehq/shared-contracts/delivery';
import type { Release } from '@hirehq/shared-contracts/release';

/** The sizes of the scripts and styles of a release as browsers load them: compressed with brotli. */
export function compressedSizes(folder: string, { files }: Pick<Release, 'files'>): Sizes {
  const loaded = Object.keys(files).filter((file) => /\.(js|css)$/.test(file));
  return new Map(loaded.map((file) => [file, brotliCompressSync(readFileSync(join(folder, file))).length]));
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
