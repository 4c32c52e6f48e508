import { REST_CALLS, type RestKey } from '@hirehq/shared-contracts/rest';
import { ROUTE_PATTERNS } from '@hirehq/shared-contracts/route-patterns';
import { SLOTS } from '@hirehq/shared-contracts/slots';
import { importsOf } from './imports.ts';
import { calledName, keyOf, listOf, nameOf, partOf, sorted, textOf, type Source, type Syntax } from './syntax.ts';

/** Keys of the call table that are named in some sources. */
export function restKeys(sources: readonly Source[]): RestKey[] {
  const named = sources.flatMap(({ nodes }) => nodes.map(textOf));
  return sorted(named.filter((text) => text !== undefined && Object.hasOwn(REST_CALLS, text)).map(String)) as RestKey[];
}

/** Patterns of the pages that some sources link to: `routes.job(…)`. */
export function linkedPages(sources: readonly Source[]): string[] {
  const builders = sources.flatMap((source) => {
    const local = importsOf(source).find(({ module, name }) => module === '@hirehq/shared-contracts/routes' && name === 'routes');
    if (!local) return [];
    return source.nodes
      .filter((node) => node.type === 'MemberExpression' && nameOf(partOf(node, 'object')) === local.local)
      .map((node) => keyOf(partOf(node, 'property')) ?? '');
  });
  const patterns = ROUTE_PATTERNS as Readonly<Record<string, readonly string[]>>;
  return sorted(builders.flatMap((builder) => (Object.hasOwn(patterns, builder) ? (patterns[builder] ?? []) : [])));
}

/** The component of the facade, and that of the shell's frame. */
const SLOT_COMPONENTS = new Set(['ShellSlot', 'Slot']);

const showsSlots = (node: Syntax): boolean =>
  node.type === 'JSXOpeningElement'
    ? SLOT_COMPONENTS.has(nameOf(partOf(node, 'name')) ?? '')
    : node.type === 'CallExpression' && calledName(node) === 'show' && isSlotApi(partOf(node, 'callee'));

const isSlotApi = (callee: Syntax | undefined): boolean => {
  const object = partOf(callee, 'object');
  return nameOf(object) === 'slots' || keyOf(partOf(object, 'property')) === 'slots';
};

/** The slots that some files show: every slot that is named in a file which shows one. */
export function shownSlots(sources: readonly Source[]): { slots: string[]; unnamed: string[] } {
  const showing = sources
    .filter(({ nodes }) => nodes.some(showsSlots))
    .map(({ file, nodes }) => ({
      file,
      names: nodes
        .map(textOf)
        .filter((text) => text !== undefined && Object.hasOwn(SLOTS, text))
        .map(String),
    }));
  return {
    slots: sorted(showing.flatMap(({ names }) => names)),
    unnamed: showing.filter(({ names }) => names.length === 0).map(({ file }) => file),
  };
}

/** Text of each operation whose document is imported by name somewhere, by the name of the operation. */
export function sentOperations(sources: readonly Source[]): Record<string, string> {
  const imported = new Set(sources.flatMap((source) => importsOf(source).map(({ name }) => name)));
  const found = new Map<string, string>();
  for (const { file, nodes } of sources) {
    if (!/\.graphql\.[jt]s$/.test(file)) continue;
    for (const node of nodes) {
      if (node.type !== 'VariableDeclarator' || !imported.has(nameOf(partOf(node, 'id')) ?? '')) continue;
      const properties = listOf(partOf(node, 'init'), 'properties');
      const read = (name: string) =>
        textOf(
          partOf(
            properties.find((property) => keyOf(partOf(property, 'key')) === name),
            'value',
          ),
        );
      const name = read('name');
      const text = read('text');
      if (name !== undefined && text !== undefined) found.set(name, text);
    }
  }
  return Object.fromEntries(sorted(found.keys()).map((name) => [name, found.get(name) ?? '']));
}

/** Topics that are published somewhere: the first argument of `publish(…)`. */
export function publishedTopics(sources: readonly Source[]): Set<string> {
  const calls = sources.flatMap(({ nodes }) =>
    nodes.filter((node) => node.type === 'CallExpression' && calledName(node) === 'publish'),
  );
  return new Set(
    calls.flatMap((call) => listOf(call, 'arguments')).flatMap((argument) => textOf(partOf(argument, 'expression')) ?? []),
  );
}
