import { describe, expect, test } from 'vitest';
import { brotliCompressSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtFolder } from '../testing/built-folder.ts';
import { loadedBytes } from '@hirehq/shared-contracts/delivery';
import { budgetFindings, compressedSizes } from './budgets.ts';

const compressed = (folder: string, file: string) => brotliCompressSync(readFileSync(join(folder, file))).length;

describe('PF-05 budgets', () => {
  test('the entry is what every page loads, the content what the heaviest part loads besides', () => {
    const { folder, release } = builtFolder();
    const entry = compressed(folder, 'remoteEntry.js') + compressed(folder, 'remote.0a0a0a0a.js');
    const page = compressed(folder, 'page.0b0b0b0b.js') + compressed(folder, 'page.0c0c0c0c.css');
    expect(loadedBytes(release, compressedSizes(folder, release))).toEqual({ entryBytes: entry, contentBytes: entry + page });
  });

  test('a release within its budgets passes, and so does one without any', () => {
    for (const budgets of [undefined, {}, { entryBytes: 10_000, contentBytes: 10_000 }]) {
      const { folder, release } = builtFolder(budgets);
      expect(budgetFindings(release, compressedSizes(folder, release))).toEqual([]);
    }
  });

  test('a release over its budget is told with its files, largest first', () => {
    const { folder, release } = builtFolder({ entryBytes: 10_000, contentBytes: 50 });
    const sizes = compressedSizes(folder, release);
    const { contentBytes } = loadedBytes(release, sizes);
    const [finding = '', ...more] = budgetFindings(release, sizes);
    expect(more).toEqual([]);
    expect(finding).toContain(`contentBytes of page: ${contentBytes} bytes, ${contentBytes - 50} more than its budget of 50`);
    const listed = finding
      .split('\n')
      .slice(1)
      .map((line) => Number(line.trim().split(' ')[0]));
    expect(listed).toHaveLength(4);
    expect(listed).toEqual(listed.toSorted((one, other) => other - one));
  });
});
