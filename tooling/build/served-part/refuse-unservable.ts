import webpack, { type Chunk, type Compilation, type Compiler, type Module } from 'webpack';

const NAME = 'RefuseUnservable';
const SCRIPTS = ['javascript/auto', 'javascript/esm', 'javascript/dynamic'] as const;

/** Parts of the parser of scripts that are used here; webpack has no exported type of it. */
interface ScriptParser {
  state: { module: Module };
  hooks: Record<'call' | 'new', { for: (name: string) => { tap: (name: string, found: () => void) => void } }>;
}

/** What a module that is part of the script does that the realm of served parts does not have; undefined if there is nothing. */
function fault(module: Module, makesCode: ReadonlySet<Module>): string | undefined {
  if (makesCode.has(module)) return 'makes code from text, by eval or Function';
  if (module.buildMeta?.['async'] === true) return 'awaits at its top level';
  return module.type.startsWith('asset/resource') || module.type === 'asset' ? 'is a file that pages load' : undefined;
}

/**
 * webpack plugin of a served part: it is one script that needs nothing from outside. What is imported by `import()` is not in it; each
 * other reason to load something is an error that names the module.
 */
export class RefuseUnservable {
  apply(compiler: Compiler): void {
    compiler.hooks.normalModuleFactory.tap(NAME, (factory) => {
      factory.hooks.beforeResolve.tap(NAME, ({ request, contextInfo }) => {
        if (request.startsWith('node:'))
          throw new Error(`${contextInfo.issuer} imports ${request}, and a served part has no Node`);
      });
    });
    compiler.hooks.compilation.tap(NAME, (compilation, { normalModuleFactory }) => {
      const makesCode = new Set<Module>();
      for (const type of SCRIPTS) {
        normalModuleFactory.hooks.parser.for(type).tap(NAME, (parser) => {
          const script = parser as unknown as ScriptParser;
          const { call, new: made } = script.hooks;
          for (const hook of [call.for('eval'), call.for('Function'), made.for('Function')])
            hook.tap(NAME, () => void makesCode.add(script.state.module));
        });
      }
      compilation.hooks.afterChunks.tap(NAME, (chunks) => refuse(compilation, [...chunks], makesCode));
    });
  }
}

function refuse(compilation: Compilation, chunks: readonly Chunk[], makesCode: ReadonlySet<Module>): void {
  const { chunkGraph, modules, requestShortener, errors, entrypoints } = compilation;
  const nameOf = (module: Module) => module.readableIdentifier(requestShortener);
  for (const module of modules) {
    const what = chunkGraph.getNumberOfModuleChunks(module) > 0 ? fault(module, makesCode) : undefined;
    if (what !== undefined) errors.push(new webpack.WebpackError(`${nameOf(module)} ${what}, and is in the served part`));
  }
  const [first] = [...entrypoints.values()].map((entry) => entry.getEntrypointChunk());
  for (const chunk of chunks.filter((each) => each !== first))
    for (const module of chunkGraph.getChunkRootModules(chunk))
      errors.push(new webpack.WebpackError(`${nameOf(module)} is loaded later, and a served part is one file`));
}
