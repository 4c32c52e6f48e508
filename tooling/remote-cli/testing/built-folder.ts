import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { hashOfIntegrity, type BuiltRelease } from '@hirehq/shared-contracts/delivery';
import { CONTRACT_VERSION, type Budgets } from '@hirehq/shared-contracts/remote-manifest';

export const VERSION = '1.0.0-0123456789';

const FILES: Readonly<Record<string, string>> = {
  'remoteEntry.js': 'export const init = () => {};',
  'remote.0a0a0a0a.js': 'export const mount = () => {};'.repeat(30),
  'page.0b0b0b0b.js': 'export const Page = () => null;'.repeat(60),
  'page.0c0c0c0c.css': '.page { display: flex }',
};

export const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'hirehq-cli-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

export interface BuiltFolder {
  folder: string;
  release: BuiltRelease;
  /** Text of release.json. */
  text: string;
  /** Content of each file by the hash in addresses. */
  byHash: ReadonlyMap<string, string>;
}

/** A folder as `hirehq-remote build` writes it, removed when the test ends. */
export function builtFolder(budgets?: Budgets): BuiltFolder {
  const folder = temporaryFolder();
  for (const [file, content] of Object.entries(FILES)) writeFileSync(join(folder, file), content);
  const release: BuiltRelease = {
    remote: 'learning',
    version: VERSION,
    container: 'mfe_learning_1',
    entry: 'remoteEntry.js',
    manifest: {
      id: 'learning',
      contract: CONTRACT_VERSION,
      routes: [],
      slots: [],
      events: { publishes: [], subscribes: [] },
      ...(budgets && { budgets }),
    },
    parts: {
      remote: { js: ['remote.0a0a0a0a.js'], css: [] },
      page: { js: ['page.0b0b0b0b.js'], css: ['page.0c0c0c0c.css'] },
    },
    files: Object.fromEntries(
      Object.entries(FILES).map(([file, content]) => [file, { integrity: integrityOf(content), size: content.length }]),
    ),
  };
  const text = JSON.stringify(release, null, 2);
  writeFileSync(join(folder, 'release.json'), text);
  const byHash = new Map(Object.values(FILES).map((content) => [hashOfIntegrity(integrityOf(content)), content]));
  return { folder, release, text, byHash };
}
