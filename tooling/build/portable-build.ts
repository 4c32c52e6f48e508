import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import webpack, { type Compilation, type Compiler, type Module } from 'webpack';
import { portableName } from './portable-names.ts';

const NAME = 'PortableBuild';

/** The module that federation generates: its file is named after a hash of absolute paths, and imports absolute paths. */
const GENERATED_ENTRY = /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js$/;
const ENTRY = join('.federation', 'entry.js');

/** At most one in twenty numbers is taken, as webpack has it. */
const NUMBERS_PER_ID = 20;

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** The name of a module made of several ends with a hash of their paths. */
const nameOf = (module: Module) => portableName(module.identifier()).replace(/\|[0-9a-f]{16,}$/, '');

/** Gives each item a short number that depends on the names of all of them only. `order` distinguishes items of the same name. */
export function numbersOf<Item>(
  items: readonly Item[],
  name: (item: Item) => string,
  order: (item: Item) => number,
  taken: ReadonlySet<string | number>,
): Map<Item, number> {
  const named = items.map((item) => ({ item, name: name(item), order: order(item) }));
  named.sort((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : one.order - other.order));
  const range = 10 ** Math.max(3, Math.ceil(Math.log10((items.length + taken.size) * NUMBERS_PER_ID + 1)));
  const used = new Set([...taken].map(String));
  const numbers = new Map<Item, number>();
  for (const { item, name: text } of named) {
    for (let attempt = 0; !numbers.has(item); attempt += 1) {
      const number = Number.parseInt(hashOf(`${attempt} ${text}`).slice(0, 12), 16) % range;
      if (used.has(String(number))) continue;
      used.add(String(number));
      numbers.set(item, number);
    }
  }
  return numbers;
}

function numberModules({ modules, chunkGraph, moduleGraph }: Compilation): void {
  const withId = [...modules].map((module) => chunkGraph.getModuleId(module)).filter((id) => id !== null);
  const open = [...modules].filter(
    (module) => module.needId && chunkGraph.getModuleId(module) === null && chunkGraph.getNumberOfModuleChunks(module) > 0,
  );
  const order = (module: Module) => moduleGraph.getPreOrderIndex(module) ?? 0;
  for (const [module, id] of numbersOf(open, nameOf, order, new Set(withId))) chunkGraph.setModuleId(module, id);
}

function numberChunks({ chunks, chunkGraph }: Compilation): void {
  const all = [...chunks];
  const open = all.filter(({ id }) => id === null);
  const rootsOf = (chunk: (typeof all)[number]) => chunkGraph.getChunkRootModules(chunk).map(nameOf).toSorted().join();
  const taken = new Set(all.flatMap(({ id }) => id ?? []));
  const order = (chunk: (typeof all)[number]) => all.indexOf(chunk);
  for (const [chunk, id] of numbersOf(open, (each) => each.name ?? rootsOf(each), order, taken)) {
    chunk.id = id;
    chunk.ids = [id];
  }
}

const CONSUME_SHARED = 'consume-shared-module';

/** The hash of a shared module is made of its options, with the absolute path of its fallback; here, of its name. */
function hashByName(module: Module): void {
  module.updateHash = (hash, context) => {
    hash.update(nameOf(module));
    webpack.Module.prototype.updateHash.call(module, hash, context);
  };
}

/**
 * Source maps put the path of a module into its hash. The hash becomes part of the temporary names of files, which the minimizer
 * finds in the code: it gives the shortest names to the most frequent letters, those of hashes included.
 */
function forgetPath(module: Module): void {
  if (module.type === CONSUME_SHARED) hashByName(module);
  const source = module.originalSource();
  if (!source || !module.buildInfo) return;
  const isGenerated = module.nameForCondition()?.endsWith(ENTRY) ?? false;
  const text = isGenerated ? ENTRY : String(source.source());
  module.buildInfo['hash'] = hashOf(`${text}\0${JSON.stringify(module.buildMeta)}`);
}

/** The same content under a name that is the same everywhere. */
function copyEntry(generated: string, packageFolder: string): string {
  const copy = join(packageFolder, 'node_modules', ENTRY);
  const unfinished = `${copy}.${process.pid}`;
  mkdirSync(dirname(copy), { recursive: true });
  copyFileSync(generated, unfinished);
  renameSync(unfinished, copy);
  return copy;
}

/**
 * Makes the files of a build depend on the sources alone, and not on the folder that it runs in: the numbers of modules and chunks
 * come from the names of their files within their packages.
 */
export class PortableBuild {
  apply(compiler: Compiler): void {
    new webpack.NormalModuleReplacementPlugin(GENERATED_ENTRY, (data: { request: string }) => {
      if (GENERATED_ENTRY.test(data.request)) data.request = copyEntry(data.request, compiler.context);
    }).apply(compiler);
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.succeedModule.tap(NAME, forgetPath);
      compilation.hooks.moduleIds.tap(NAME, () => numberModules(compilation));
      compilation.hooks.chunkIds.tap(NAME, () => numberChunks(compilation));
    });
  }
}
