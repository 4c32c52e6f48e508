import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { builtReleaseSchema, type BuiltRelease } from '@hirehq/shared-contracts/delivery';
import { isRecord } from '@hirehq/shared-contracts/is-record';
import { generate, staleOf } from '../graphql/generate.ts';
import { writeRemote } from '../new-remote/write-remote.ts';
import { REPOSITORY, runTool } from '../verify/run-tool.ts';
import { inToyTree, type ToyTree } from '../verify/toy-tree.ts';
import { remotesOf } from '../verify/tree.ts';

const SAMPLE = 'sample-domain';

/** Builds what `npm run new:remote` writes; its release is put into a folder. */
async function buildTemplate(into: string): Promise<void> {
  const build = async (toy: ToyTree) => {
    const folder = writeRemote(toy.root, SAMPLE, { like: REPOSITORY, template: join(REPOSITORY, 'tooling/new-remote/template') });
    for (const path of ['tooling/tsconfig', 'shared-contracts/package.json', 'shared-contracts/src']) toy.copy(path);
    toy.link('shared-contracts', 'shared-contracts');
    toy.link(folder, remotesOf(REPOSITORY)[0] ?? '');
    const generated = await generate(toy.root);
    for (const file of staleOf(toy.root, generated)) {
      mkdirSync(dirname(join(toy.root, file)), { recursive: true });
      writeFileSync(join(toy.root, file), generated.files.get(file) ?? '');
    }
    const cli = join(REPOSITORY, 'tooling/remote-cli/main.ts');
    const { code, said } = await runTool(process.execPath, ['--no-warnings', cli, 'build'], join(toy.root, folder));
    if (code !== 0) throw new Error(`The template was not built.\n${said}`);
    const [built = ''] = /^\/.*$/m.exec(said.trim().split('\n').at(-1) ?? '') ?? [];
    await cp(built, into, { recursive: true });
  };
  await inToyTree({}, build, join(REPOSITORY, '.cache'));
}

/** All of a JSON value under other names, the names of properties too, but for the strings that are kept. */
function renameAll(value: unknown, { keep, rename }: { keep: ReadonlySet<string>; rename: (text: string) => string }): unknown {
  const renamed = (text: string) => (keep.has(text) ? text : rename(text));
  if (typeof value === 'string') return renamed(value);
  if (Array.isArray(value)) return value.map((each) => renameAll(each, { keep, rename }));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [renamed(key), renameAll(each, { keep, rename })]));
}

/** A copy of a release as another remote, with pages and slots of its own. Its files keep their names. */
async function copyAs(from: string, name: string, into: string): Promise<void> {
  const text = await readFile(join(from, 'release.json'), 'utf8');
  const good = builtReleaseSchema.parse(JSON.parse(text));
  const container = `mfe_${name}`.replaceAll('-', '_');
  const rename = (given: string) =>
    given.replaceAll(good.container, container).replaceAll(SAMPLE, name).replaceAll('sampleDomain', name.replaceAll('-', ''));
  const { surface: _, ...release } = builtReleaseSchema.parse(
    renameAll(good, { keep: new Set(Object.keys(good.files)), rename }),
  );
  const files: BuiltRelease['files'] = {};
  for (const file of Object.keys(good.files)) {
    const bytes = await readFile(join(from, file));
    const data = file.endsWith('.js') ? Buffer.from(bytes.toString().replaceAll(good.container, container)) : bytes;
    await mkdir(dirname(join(into, file)), { recursive: true });
    await writeFile(join(into, file), data);
    files[file] = { integrity: `sha384-${createHash('sha384').update(data).digest('base64')}`, size: data.length };
  }
  await writeFile(join(into, 'release.json'), JSON.stringify({ ...release, files }));
}

/** Runs the work with folders of so many small remotes that no page opens. */
export async function withSmallRemotes<T>(count: number, work: (folders: readonly string[]) => Promise<T>): Promise<T> {
  const root = await mkdtemp(join(tmpdir(), 'hirehq-remotes-'));
  try {
    await buildTemplate(join(root, SAMPLE));
    const folders = Array.from({ length: count }, (_, index) => join(root, `small-${index + 1}`));
    for (const [index, folder] of folders.entries()) {
      await mkdir(folder);
      await copyAs(join(root, SAMPLE), `small-${index + 1}`, folder);
    }
    return await work(folders);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}
