import { onTestFinished } from 'vitest';
import type { RouteDeclaration } from '@hirehq/shared-contracts/remote-manifest';
import type { ReleaseSet } from '@hirehq/shared-contracts/release';
import type { Config } from '../../../../platform/config.ts';
import type { FileStore } from '../../../../platform/files/file-store.ts';
import { createTestApp, type TestApp } from '../../../../platform/testing/test-app.ts';
import { createTestDatabase } from '../../../../platform/testing/test-database.ts';
import { openTestFiles } from '../../../../platform/testing/test-files.ts';
import { releasesModule } from '../index.ts';
import { writeTestRelease } from './test-release.ts';

const home: RouteDeclaration = { id: 'home', path: '/', access: 'public', criticality: 'primary', skeleton: 'page' };

/** What happens to calls of the file store. */
export interface StoreFaults {
  /** Called before bytes are read; may throw. */
  beforeRead: (key: string) => void;
  /** Called before bytes are put; may throw. */
  beforePut: () => void;
  /** Changes the bytes that are read. */
  damage: (data: Buffer | undefined) => Buffer | undefined;
}

const NO_FAULTS: StoreFaults = { beforeRead: () => undefined, beforePut: () => undefined, damage: (data) => data };

export interface TestPage {
  statusCode: number;
  body: string;
  set: ReleaseSet;
  /** Versions that the page would run, by remote, the shell included. */
  versions: Record<string, string>;
}

export interface TestNode extends TestApp {
  page(): Promise<TestPage>;
  versions(): Promise<Record<string, string>>;
  ready(): Promise<{ statusCode: number; set: number | null; wanted: number | null }>;
  asset(path: string): Promise<{ statusCode: number; body: string }>;
}

/** What a page would run, from its response. */
export function readTestPage({ statusCode, body }: { statusCode: number; body: string }): TestPage {
  const text = /id="hirehq-release-set">([^]*?)<\/script>/.exec(body)?.[1];
  const set = JSON.parse(text ?? '{"sequence":-1,"remotes":{}}') as ReleaseSet;
  const shell = /import\("\/shell\/([^/]+)\//.exec(body)?.[1];
  const remotes = Object.entries(set.remotes).map(([remote, { current }]) => [remote, current.version]);
  return { statusCode, body, set, versions: { ...(shell !== undefined && { shell }), ...Object.fromEntries(remotes) } };
}

function asNode(test: TestApp): TestNode {
  const page = async () => readTestPage(await test.app.inject({ url: '/', headers: { accept: 'text/html' } }));
  return {
    ...test,
    page,
    versions: async () => (await page()).versions,
    async ready() {
      const response = await test.app.inject('/ready');
      const { set, wanted } = response.json<{ set: number | null; wanted: number | null }>();
      return { statusCode: response.statusCode, set, wanted };
    },
    async asset(path) {
      const { statusCode, body } = await test.app.inject({ url: path, headers: { accept: '*/*' } });
      return { statusCode, body };
    },
  };
}

/** Processes with a data folder each, on one database and one file store. They end with the test. */
export async function openTestNodes({ now }: { now?: () => Date } = {}) {
  const database = await createTestDatabase();
  const storage = await openTestFiles('disk');
  const faults: StoreFaults = { ...NO_FAULTS };
  const files: FileStore = {
    ...storage.files,
    async read(key) {
      faults.beforeRead(key);
      return faults.damage(await storage.files.read(key));
    },
    async put(data, options) {
      faults.beforePut();
      return storage.files.put(data, options);
    },
  };
  const nodes: TestApp[] = [];
  onTestFinished(async () => {
    for (const node of nodes) await node.close();
    await database.drop();
    await storage.close();
  });
  return {
    faults,
    database,
    heal: () => void Object.assign(faults, NO_FAULTS),
    /** Starts a process; with a data folder, on that of another one. */
    async start(config: Partial<Config> = {}): Promise<TestNode> {
      const node = await createTestApp({
        modules: [releasesModule],
        database: { db: database.db, url: database.url, drop: () => Promise.resolve() },
        files,
        config: { mode: 'development', promoteReleases: false, ...config },
        ...(now && { now }),
      });
      nodes.push(node);
      return asNode(node);
    },
  };
}

/** A shell that shows the page at `/`. */
export const testShell = (version: string, into?: string): Promise<string> =>
  writeTestRelease({
    ...(into !== undefined && { into }),
    remote: 'shell',
    version,
    routes: [home],
    files: { 'main.js': `start('${version}');`.repeat(60), 'main.css': 'body {}' },
    parts: { main: { js: ['main.js'], css: ['main.css'] } },
  });

/** The text of the entry of a version of a remote. */
export const textOf = (remote: string, version: string): string => `export const of = '${remote} ${version}';\n`.repeat(40);

export const testRemote = (remote: string, version: string, into?: string): Promise<string> =>
  writeTestRelease({
    ...(into !== undefined && { into }),
    remote,
    version,
    files: { 'entry.js': textOf(remote, version), 'part.js': `export const part = '${version}';`, 'list.css': '.a{}' },
  });
