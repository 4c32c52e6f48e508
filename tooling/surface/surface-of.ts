import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fieldsOfCall, SHELL_MEMBERS, type Surface } from '@hirehq/shared-contracts/delivery';
import type { RemoteManifest } from '@hirehq/shared-contracts/remote-manifest';
import { REST_CALLS, type RestKey } from '@hirehq/shared-contracts/rest';
import { installedPackage } from '../build/installed-package.ts';
import { readManifest } from '../build/package-facts.ts';
import { modulesSharedBy, releaseEntries, type PackageKind } from '../build/release-inputs.ts';
import { isSharedEntry } from '../build/shared-modules.ts';
import { traceImports } from '../build/trace-imports.ts';
import { everyEvent, eventReads, publishedEvents, TOPICS } from './events.ts';
import { exportsOf, importsOf } from './imports.ts';
import { readOfResponse, responseUse } from './responses.ts';
import { parseSources, sorted, textOf, type Source, type Syntax } from './syntax.ts';
import { linkedPages, publishedTopics, restKeys, sentOperations, shownSlots } from './used-names.ts';
import { followValues } from './values.ts';

const FACADE = '@hirehq/shared-ui';
const CONTRACTS = '@hirehq/shared-contracts';

type Names = Record<string, string[]>;

const byName = (names: Iterable<readonly [string, Iterable<string>]>): Names =>
  Object.fromEntries(
    [...names].map(([name, own]): [string, string[]] => [name, sorted(own)]).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );

/** Names that some sources take of the shared entry points of the facade. */
function facadeNames(sources: readonly Source[], shared: ReadonlySet<string>): Names {
  const names = new Map<string, string[]>();
  for (const { module, name } of sources.flatMap(importsOf))
    if (module.startsWith(FACADE) && shared.has(module)) names.set(module, [...(names.get(module) ?? []), name]);
  return byName(names);
}

/** Names that the facade has at run time. */
function providedNames(packageFolder: string): Names {
  const facade = installedPackage(FACADE, packageFolder);
  const entries = Object.entries(facade.exports ?? {}).filter(([path]) => isSharedEntry(path));
  return byName(
    entries.map(([path, file]) => {
      if (typeof file !== 'string') throw new Error(`${FACADE}${path.slice(1)} has no source that can be read`);
      return [FACADE + path.slice(1), parseSources([join(facade.folder, file)]).flatMap(exportsOf)] as const;
    }),
  );
}

/** Modules that a remote takes of the shell; React is always among them, of the facade the entry points it imports. */
function sharedOf(packageFolder: string, kind: PackageKind, facade: Names): Surface['shared'] {
  const versions = Object.entries(modulesSharedBy(packageFolder, kind)).map(([name, { version }]): [string, string] => [
    name,
    version,
  ]);
  const used = versions.filter(([name]) => kind === 'shell' || !name.startsWith(FACADE) || Object.hasOwn(facade, name));
  return Object.fromEntries(used.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** The longest member of ShellApi that a path of names begins with. */
const shellMember = (path: readonly string[]): string[] =>
  [path.slice(0, 2).join('.'), path[0] ?? ''].filter((name) => SHELL_MEMBERS.includes(name)).slice(0, 1);

interface Followed {
  shell: string[];
  reads: Surface['reads'];
  /** What is read of the response of each call. */
  responses: ReadonlyMap<string, readonly (readonly string[])[]>;
}

function followed(sources: readonly Source[]): Followed {
  const members: string[] = [];
  const events = new Map<string, (readonly string[])[]>();
  const responses = new Map<string, (readonly string[])[]>(restKeys(sources).map((key) => [key, []]));
  const followedKeys = new Set<Syntax>();
  followValues(sources, {
    topics: TOPICS,
    onTopic: (topic) => void events.set(topic, events.get(topic) ?? []),
    calls: new Set(responses.keys()),
    onFollowed: (key) => void followedKeys.add(key),
    onUse: (origin) => {
      const { of, path } = origin;
      const use = responseUse(origin);
      if (of === 'shell') members.push(...shellMember(path));
      else if (use && responses.has(use.key)) responses.get(use.key)?.push(use.path);
      else events.get(of)?.push(path);
    },
  });
  // Whoever has a key may make the call.
  for (const node of sources.flatMap(({ nodes }) => nodes))
    if (!followedKeys.has(node)) responses.get(textOf(node) ?? '')?.push([]);
  return { shell: sorted(members), reads: eventReads(events), responses };
}

/** What each call takes, and what is read of its response. */
const callsOf = (responses: Followed['responses']): Surface['calls'] =>
  Object.fromEntries(
    [...responses].map(([key, paths]) => {
      const { sends, reads } = fieldsOfCall(REST_CALLS[key as RestKey]);
      return [key, { sends, reads: readOfResponse(reads, paths) }];
    }),
  );

/** Patterns of the shell's own pages, which its manifest has beside those that stand in for remotes. */
async function ownPages(packageFolder: string, manifest: RemoteManifest): Promise<string[]> {
  const module = (await import(pathToFileURL(join(packageFolder, 'src/manifest.ts')).href)) as {
    OWN_PAGES?: ReadonlySet<string>;
  };
  return sorted(manifest.routes.filter(({ id }) => module.OWN_PAGES?.has(id) === true).map(({ path }) => path));
}

/** What a package offers and uses, read from the sources of its release without running them. */
export async function surfaceOf(packageFolder: string, kind: PackageKind): Promise<Surface> {
  const manifest = await readManifest(packageFolder);
  const shared = new Set(Object.keys(modulesSharedBy(packageFolder, kind)));
  const traced = traceImports(releaseEntries(packageFolder, kind), kind === 'remote' ? shared : undefined);
  const contracts = installedPackage(CONTRACTS, packageFolder).folder + sep;
  // Contracts use nothing; what is sent of them are documents.
  const sources = parseSources(traced.files.filter((file) => !file.startsWith(contracts) || file.includes('.graphql.')));
  const users = sources.filter(({ file }) => !file.startsWith(contracts));
  const own = users.filter(({ file }) => file.startsWith(packageFolder + sep));
  const { slots, unnamed } = shownSlots(own);
  if (kind === 'remote' && unnamed[0] !== undefined)
    throw new Error(
      `${unnamed[0]} shows a slot and names none. Write the names of its slots in the file, so that they can be checked.`,
    );
  const facade = kind === 'shell' ? providedNames(packageFolder) : facadeNames(users, shared);
  const { shell, reads, responses } = followed(users);
  return {
    publishes: kind === 'shell' ? everyEvent() : publishedEvents(manifest.events.publishes, publishedTopics(own)),
    reads,
    links: linkedPages(users),
    ...(kind === 'shell' && { pages: await ownPages(packageFolder, manifest) }),
    slots,
    operations: sentOperations(sources),
    calls: callsOf(responses),
    shell: kind === 'shell' ? [...SHELL_MEMBERS] : shell,
    facade,
    shared: sharedOf(packageFolder, kind, facade),
  };
}
