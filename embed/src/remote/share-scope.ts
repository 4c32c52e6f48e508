/** Versions of the shared modules, written by the build (tooling/build/federation.ts). */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>;

type Load = () => Promise<unknown>;

/** Of a module without `export`, remotes get what it exports by itself. */
const plain =
  (load: () => Promise<{ default: unknown }>): Load =>
  async () =>
    (await load()).default;

/** What the shell provides to remotes. The names of the chunks are names of parts of the release, after `shared-`. */
const MODULES: Readonly<Record<string, { part: string; load: Load }>> = {
  react: { part: 'react', load: plain(() => import(/* webpackChunkName: "shared-react" */ 'react')) },
  'react/jsx-runtime': {
    part: 'react',
    load: plain(() => import(/* webpackChunkName: "shared-react" */ 'react/jsx-runtime')),
  },
  'react-dom': { part: 'react', load: plain(() => import(/* webpackChunkName: "shared-react" */ 'react-dom')) },
  'react-dom/client': {
    part: 'react',
    load: plain(() => import(/* webpackChunkName: "shared-react" */ 'react-dom/client')),
  },
  '@hirehq/shared-ui': {
    part: 'facade',
    load: () => import(/* webpackChunkName: "shared-facade" */ '@hirehq/shared-ui'),
  },
  '@hirehq/shared-ui/floating': {
    part: 'floating',
    load: () => import(/* webpackChunkName: "shared-floating" */ '@hirehq/shared-ui/floating'),
  },
  '@hirehq/shared-ui/forms': {
    part: 'forms',
    load: () => import(/* webpackChunkName: "shared-forms" */ '@hirehq/shared-ui/forms'),
  },
  '@hirehq/shared-ui/tabs': {
    part: 'tabs',
    load: () => import(/* webpackChunkName: "shared-tabs" */ '@hirehq/shared-ui/tabs'),
  },
};

export const SHARED_NAMES: readonly string[] = Object.keys(MODULES);

interface Shared {
  version: string;
  from: string;
  scope: readonly string[];
  useIn: readonly string[];
  shareConfig: { singleton: true; strictVersion: true; requiredVersion: string; eager: false };
  strategy: 'loaded-first';
  get: () => Promise<() => unknown>;
}

/** Name → version → module: a share scope as containers of Module Federation take it. */
export type ShareScope = Readonly<Record<string, Readonly<Record<string, Shared>>>>;

/** Makes the scope. A module is loaded once a remote asks for it; `prepare` checks the files of its part before they run. */
export function createShareScope(prepare: (part: string) => Promise<void>): ShareScope {
  return Object.fromEntries(
    Object.entries(MODULES).map(([name, { part, load }]) => {
      const version = SHARED_VERSIONS[name];
      if (version === undefined) throw new Error(`the build shares no ${name}`);
      const shared: Shared = {
        version,
        from: 'hirehq-embed',
        scope: ['default'],
        useIn: [],
        shareConfig: { singleton: true, strictVersion: true, requiredVersion: `^${version}`, eager: false },
        strategy: 'loaded-first',
        async get() {
          await prepare(part);
          const module = await load();
          return () => module;
        },
      };
      return [name, { [version]: shared }];
    }),
  );
}
