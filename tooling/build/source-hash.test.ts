import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sourceHash } from './source-hash.ts';

describe('sourceHash', () => {
  let repository = '';
  const write = (path: string, text: string) => {
    mkdirSync(join(repository, path, '..'), { recursive: true });
    writeFileSync(join(repository, path), text);
  };
  const hash = () => sourceHash(repository, join(repository, 'mfe-jobs'));

  beforeEach(() => {
    repository = mkdtempSync(join(tmpdir(), 'hirehq-hash-'));
    write('mfe-jobs/src/remote.tsx', 'a');
    write('shared-ui/src/index.ts', 'b');
    write('services/src/main.ts', 'c');
  });
  afterEach(() => rmSync(repository, { recursive: true, force: true }));

  it('PF-02 changes with the sources of the package and of what it is built from', () => {
    const before = hash();
    write('mfe-jobs/src/remote.tsx', 'a2');
    const own = hash();
    write('shared-ui/src/index.ts', 'b2');
    expect(new Set([before, own, hash()]).size).toBe(3);
  });

  it('PF-02 stays the same for tests, built files and other packages', () => {
    const before = hash();
    write('mfe-jobs/src/remote.test.tsx', 'x');
    write('mfe-jobs/dist/1/a.js', 'x');
    write('services/src/main.ts', 'x');
    expect(hash()).toBe(before);
  });
});
