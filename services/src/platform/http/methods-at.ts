import type { FastifyInstance } from 'fastify';

/** Paths of the APIs; everything else is a page or a file. */
const API = /^\/(api|public|employer|graphql|embed)\b/;

interface ApiRoute {
  methods: readonly string[];
  path: RegExp;
  /** How many of its segments are parameters. */
  parameters: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The methods that the routes of an API have at the path of a URL. */
    methodsAt: (url: string) => readonly string[];
  }
}

const pathOf = (url: string) =>
  new RegExp(`^${url.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/:\w+/g, '[^/]+')}$`);

/** Must run before routes are registered: remembers them, to tell a wrong method from a wrong path. */
export function rememberMethods(app: FastifyInstance): void {
  const routes: ApiRoute[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    if (API.test(url)) routes.push({ methods: [method].flat(), path: pathOf(url), parameters: url.split(':').length - 1 });
  });
  app.decorate('methodsAt', (url: string) => {
    const [path = ''] = url.split('?');
    if (!API.test(path)) return [];
    const matching = routes.filter((route) => route.path.test(path));
    // A path that is also the value of another path's parameter (`candidates/pool` and `candidates/:id`) is itself only.
    const fewest = Math.min(...matching.map(({ parameters }) => parameters));
    const own = matching.filter(({ parameters }) => parameters === fewest);
    return [...new Set(own.flatMap(({ methods }) => methods))].toSorted();
  });
}
