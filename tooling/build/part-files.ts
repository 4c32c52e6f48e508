import type { AsyncDependenciesBlock, ChunkGroup, Compilation, Module } from 'webpack';

export interface PartFiles {
  js: string[];
  css: string[];
}

const CONSUME_SHARED = 'consume-shared-module';
const PROVIDE_SHARED = 'provide-module';

function blockGroups(compilation: Compilation, module: Module): ChunkGroup[] {
  const groups: ChunkGroup[] = [];
  const visit = (block: AsyncDependenciesBlock) => {
    const group = compilation.chunkGraph.getBlockChunkGroup(block);
    if (group) groups.push(group);
  };
  for (const block of module.blocks) visit(block);
  return groups;
}

function modulesOf(compilation: Compilation, group: ChunkGroup): Module[] {
  return group.chunks.flatMap((chunk) => [...compilation.chunkGraph.getChunkModulesIterable(chunk)]);
}

function filesOf(groups: Iterable<ChunkGroup>): string[] {
  return [...new Set([...groups].flatMap((group) => group.chunks.flatMap((chunk) => [...chunk.files])))];
}

/** A chunk group and, transitively, the groups of the shared modules it imports eagerly: all that must be loaded before it runs. */
function withShared(compilation: Compilation, start: ChunkGroup): Set<ChunkGroup> {
  const found = new Set([start]);
  for (const group of found) {
    for (const module of modulesOf(compilation, group)) {
      if (module.type === CONSUME_SHARED) for (const shared of blockGroups(compilation, module)) found.add(shared);
    }
  }
  return found;
}

/** A chunk group and every group it may load later, without shared fallbacks: the groups whose CSS must be loaded. */
function withLater(compilation: Compilation, start: ChunkGroup): Set<ChunkGroup> {
  const found = new Set([start]);
  for (const group of found) {
    for (const module of modulesOf(compilation, group)) {
      if (module.type !== CONSUME_SHARED) for (const later of blockGroups(compilation, module)) found.add(later);
    }
  }
  return found;
}

const kinds = (files: string[], except: ReadonlySet<string> = new Set()): PartFiles => ({
  js: files.filter((file) => file.endsWith('.js') && !except.has(file)),
  css: files.filter((file) => file.endsWith('.css') && !except.has(file)),
});

/** Those of the `shared` modules that a build does not provide: only modules that it imports are in its share scope. */
export function notProvided(compilation: Compilation, shared: readonly string[]): string[] {
  const provided = [...compilation.modules].filter(({ type }) => type === PROVIDE_SHARED).map((module) => module.identifier());
  return shared.filter((name) => !provided.some((identifier) => identifier.includes(` ${name}@`)));
}

/** Files that the shell's page needs before main.tsx runs. */
export function entryFiles(compilation: Compilation, entry: string): PartFiles {
  const group = compilation.entrypoints.get(entry);
  if (!group) throw new Error(`there is no entry ${entry}`);
  return kinds(filesOf(withShared(compilation, group)));
}

/** Files of a part, by chunk name; undefined if there is no such chunk. */
export function namedPartFiles(compilation: Compilation, name: string, except: ReadonlySet<string>): PartFiles | undefined {
  const group = compilation.namedChunkGroups.get(name);
  if (!group) return undefined;
  return {
    js: kinds(filesOf([group]), except).js,
    css: kinds(filesOf(name === 'remote' ? [group] : withLater(compilation, group)), except).css,
  };
}
