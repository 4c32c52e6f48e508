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

/** A group and, transitively, the groups of the shared modules it starts with: what must be there before it runs. */
function withShared(compilation: Compilation, start: ChunkGroup): Set<ChunkGroup> {
  const found = new Set([start]);
  for (const group of found) {
    for (const module of modulesOf(compilation, group)) {
      if (module.type === CONSUME_SHARED) for (const shared of blockGroups(compilation, module)) found.add(shared);
    }
  }
  return found;
}

/** A group and every group it may load later, without shared fallbacks: whose css must be in place. */
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

/** What of `shared` a build does not provide: only what it imports itself is in its share scope. */
export function notProvided(compilation: Compilation, shared: readonly string[]): string[] {
  const provided = [...compilation.modules].filter(({ type }) => type === PROVIDE_SHARED).map((module) => module.identifier());
  return shared.filter((name) => !provided.some((identifier) => identifier.includes(` ${name}@`)));
}

/** Files the shell's page needs before main.tsx runs. */
export function entryFiles(compilation: Compilation, entry: string): PartFiles {
  const group = compilation.entrypoints.get(entry);
  if (!group) throw new Error(`no entry ${entry}`);
  return kinds(filesOf(withShared(compilation, group)));
}

/** Files of a part named by its chunk; undefined when no such chunk was built. */
export function namedPartFiles(compilation: Compilation, name: string, except: ReadonlySet<string>): PartFiles | undefined {
  const group = compilation.namedChunkGroups.get(name);
  if (!group) return undefined;
  return {
    js: kinds(filesOf([group]), except).js,
    css: kinds(filesOf(name === 'remote' ? [group] : withLater(compilation, group)), except).css,
  };
}
