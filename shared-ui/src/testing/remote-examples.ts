import { generatePath } from 'react-router-dom';
import type { ManifestDeclaration, RemoteManifest } from '@hirehq/shared-contracts/remote-manifest';
import type { MountTarget } from '@hirehq/shared-contracts/remote-module';
import type { FakeApi } from '@hirehq/shared-contracts/testing';

/** Names of the parameters of a path, an optional one with its `?`. */
type ParameterOf<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Next}`
    ? Name | ParameterOf<`/${Next}`>
    : Rest
  : never;
type RequiredParameter<Path extends string> = Exclude<ParameterOf<Path>, `${string}?`>;
type OptionalParameter<Path extends string> =
  ParameterOf<Path> extends infer Name ? (Name extends `${infer Base}?` ? Base : never) : never;

interface RouteExample<Path extends string> {
  params?: { readonly [Name in RequiredParameter<Path>]: string } & { readonly [Name in OptionalParameter<Path>]?: string };
  query?: Readonly<Record<string, string>>;
}

/** An example for each route, with the parameters that its path cannot do without. */
type RouteExamples<Routes extends readonly { id: string; path: string }[]> = {
  readonly [Route in Routes[number] as [RequiredParameter<Route['path']>] extends [never] ? never : Route['id']]: RouteExample<
    Route['path']
  > & { params: unknown };
} & { readonly [Route in Routes[number] as Route['id']]?: RouteExample<Route['path']> };

/** `none`: every list is empty. */
export type ExampleAmount = 'some' | 'none';

/** What a remote runs alone with: addresses of its pages, and what the API returns to all of its parts. */
export interface RemoteExamples<Manifest extends ManifestDeclaration = ManifestDeclaration> {
  routes: RouteExamples<Manifest['routes']>;
  respond: (api: FakeApi, amount: ExampleAmount) => void;
}

/** The examples of one remote, held against its manifest by the compiler: `tests/examples.ts`. */
export function defineExamples<const Manifest extends ManifestDeclaration>(
  _manifest: Manifest,
  examples: RemoteExamples<Manifest>,
): RemoteExamples {
  return examples;
}

export const slotAddress = (id: string): string => `/slots/${id}`;

/** Where the page of a remote that runs alone shows a part. */
export function exampleAddress(manifest: RemoteManifest, { routes }: RemoteExamples, { kind, id }: MountTarget): string {
  const route = manifest.routes.find((each) => each.id === id);
  if (kind === 'slot' || !route) return slotAddress(id);
  const example: RouteExample<string> = (routes as Readonly<Record<string, RouteExample<string>>>)[id] ?? {};
  const query = new URLSearchParams(example.query).toString();
  const params: Readonly<Record<string, string>> = example.params ?? {};
  return generatePath(route.path, params) + (query && `?${query}`);
}
