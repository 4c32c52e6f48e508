import type { Finding } from '../check.ts';
import { filesBelow, foldersIn, has, read } from '../tree.ts';

const MODULES = 'services/src/modules';
const SDL = 'shared-contracts/src/graphql/sdl';
/** The list of a module's resolvers. */
const DOOR = 'index.ts';
const RESOLVER = /^(?<type>[A-Z]\w*)\/(?<field>\w+)(\.test)?\.ts$/;

/** `Query.jobs`, `Job.saved`, … as the SDL declares them. */
function declaredFields(tree: string): Set<string> {
  const sdl = filesBelow(tree, SDL)
    .map((file) => read(tree, file))
    .join('\n')
    .replaceAll(/"""[\s\S]*?"""|"[^"\n]*"/g, '');
  const fields = new Set<string>();
  for (const { groups } of sdl.matchAll(/\btype (?<type>\w+)[^{]*\{(?<body>[^}]*)\}/g)) {
    for (const field of (groups?.['body'] ?? '').matchAll(/^\s*(\w+)\s*[(:]/gm)) fields.add(`${groups?.['type']}.${field[1]}`);
  }
  return fields;
}

function resolverFindings(tree: string, module: string, fields: Set<string>): Finding[] {
  const root = `${MODULES}/${module}/resolvers`;
  const files = filesBelow(tree, root).filter((file) => file !== `${root}/${DOOR}`);
  return files.flatMap((file) => {
    const { type, field } = RESOLVER.exec(file.slice(root.length + 1))?.groups ?? {};
    if (!type || !field) return [{ file, message: 'must be at resolvers/<Type>/<field>.ts, one file per field' }];
    if (fields.has(`${type}.${field}`)) return [];
    return [{ file, message: `there is no field ${type}.${field} in ${SDL}` }];
  });
}

/** Checks that every module of the services has an index.ts, and that its resolvers match the SDL. */
export function servicePlan(tree: string): Finding[] {
  const fields = declaredFields(tree);
  return foldersIn(tree, MODULES).flatMap((module) => [
    ...(has(tree, `${MODULES}/${module}/index.ts`)
      ? []
      : [{ file: `${MODULES}/${module}/index.ts`, message: 'is missing: other modules import the module through it' }]),
    ...resolverFindings(tree, module, fields),
  ]);
}
