import type { Finding } from '../check.ts';
import { filesBelow, foldersIn, has, read } from '../tree.ts';
import { brokenRules, type CodeRule } from './code-rules.ts';

const SOURCE = 'services/src';
const MODULES = `${SOURCE}/modules`;
const SDL = 'shared-contracts/src/graphql/sdl';
/** The list of a module's resolvers. */
const ENTRY_POINT = 'index.ts';
const RESOLVER = /^(?<type>[A-Z]\w*)\/(?<field>\w+)(\.test)?\.ts$/;
/** More code side by side is to be sorted into rooms: folders with a name of their own. */
export const MOST_IN_A_FOLDER = 24;
/** Lists that only grow, and that are read by number or name. */
const LISTS = /\/(migrations|resolvers\/[A-Z]\w*)$/;
const TEST = /\.test\.ts$|\/testing(\/|\.ts$)/;
/** `x.routes.ts` and not `x-routes.ts`: the kind of a file is its ending. */
const MISSPELT_KIND = /-(routes|service|store|policy)\.ts$/;

/** What is written in one kind of file only. */
const CONFINED: readonly CodeRule[] = [
  {
    found: /\bsql(<[^`]*?>)?`|\.(selectFrom|insertInto|updateTable|deleteFrom)\(/,
    belongsIn: /\.store\.ts$|^services\/src\/platform\/database\//,
    remedy: 'is SQL: it belongs in a *.store.ts',
  },
  {
    found: /\bparseArgs\(|\bprocess\.(argv\b|exit\()/,
    belongsIn: /^services\/src\/(commands\/|bench\/|main\.ts$)/,
    remedy: 'is a command: services/src/commands/ has them, a file each',
  },
  {
    found: /\b(restCalls|employerCalls)\(/,
    lookedForIn: /^services\/src\/modules\//,
    belongsIn: /\/([a-z-]+\.)?routes\.ts$/,
    remedy: 'declares calls: they belong in routes.ts or *.routes.ts',
  },
  {
    found: /\binstanceof Refusal\b/,
    // What answers somebody, and two that say more than what they call: which picture it was, and what is stored after the transaction.
    belongsIn:
      /^services\/src\/((platform\/http|commands|demo-data)\/|main\.ts$)|[/.]routes\.ts$|-work\.ts$|\/(brand|skills)\.service\.ts$/,
    remedy: 'catches a refusal: what answers the request does (ADR 70); return a value that the caller can continue with',
  },
  {
    found: /\bok: false[,;]\s*code\b/,
    remedy: 'returns a refusal: throw it, so that its transaction leaves nothing (ADR 70)',
  },
  {
    found: /\brandomUUID\(/,
    belongsIn: /^services\/src\/(platform\/ids|bench)\//,
    remedy: 'makes an id: newId of platform/ids does',
  },
];

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
  const files = filesBelow(tree, root).filter((file) => file !== `${root}/${ENTRY_POINT}`);
  return files.flatMap((file) => {
    const { type, field } = RESOLVER.exec(file.slice(root.length + 1))?.groups ?? {};
    if (!type || !field) return [{ file, message: 'must be at resolvers/<Type>/<field>.ts, one file per field' }];
    if (fields.has(`${type}.${field}`)) return [];
    return [{ file, message: `there is no field ${type}.${field} in ${SDL}` }];
  });
}

/** What a file of a module is, by its name and place. */
function kindFindings(module: string, file: string): Finding[] {
  const path = file.slice(`${MODULES}/${module}/`.length);
  const folders = path.split('/').slice(0, -1);
  const name = path.split('/').at(-1) ?? '';
  const wrong = (message: string): Finding[] => [{ file, message }];
  if (name === ENTRY_POINT && folders.length > 0 && path !== `resolvers/${ENTRY_POINT}`)
    return wrong('is no entry point: only a module and the list of its resolvers have an index.ts');
  if (MISSPELT_KIND.test(name))
    return wrong(`is named ${name.replace(MISSPELT_KIND, '.$1.ts')}: the kind of a file is its ending`);
  if (folders.includes('data') && !/\.(json|json\.br|tsv|csv)$/.test(name))
    return wrong('is no data: data/ holds what code reads, as JSON or TSV');
  if (folders.includes('messages') && !/^[a-z]{2}\.json$/.test(name)) return wrong('is no text: messages/ holds <language>.json');
  if (name.endsWith('.json') && !folders.includes('data') && !folders.includes('messages') && !TEST.test(file))
    return wrong('is data: it belongs in data/, or in messages/ where people read it');
  return [];
}

/** Tests and benches are exempt. */
const isConfined = (file: string) => file.endsWith('.ts') && !TEST.test(file) && !/^services\/src\/(access|bench)\//.test(file);

function crowdFindings(files: readonly string[]): Finding[] {
  const code = files.filter((file) => file.endsWith('.ts') && !TEST.test(file));
  const folders = Map.groupBy(code, (file) => file.slice(0, file.lastIndexOf('/')));
  return [...folders].flatMap(([folder, inside]) =>
    inside.length > MOST_IN_A_FOLDER && !LISTS.test(folder)
      ? [{ file: folder, message: `has ${inside.length} files side by side: above ${MOST_IN_A_FOLDER} it is parted into rooms` }]
      : [],
  );
}

/** A rule is tested beside it, by tables: the database would only make its facts. */
function policyFindings(tree: string, files: readonly string[]): Finding[] {
  return files
    .filter((file) => file.endsWith('.policy.ts'))
    .flatMap((file) => {
      const test = file.replace(/\.ts$/, '.test.ts');
      if (!has(tree, test)) return [{ file, message: 'has no test beside it: its rules are tested by tables' }];
      return /\bcreateTest(App|Database)\(/.test(read(tree, test))
        ? [{ file: test, message: 'uses a database: a policy decides on the facts it is given' }]
        : [];
    });
}

/** Every module of the services has its entry point, its kinds of files, and resolvers that match the SDL; no folder is a crowd. */
export function servicePlan(tree: string): Finding[] {
  const fields = declaredFields(tree);
  const files = filesBelow(tree, SOURCE);
  const names = foldersIn(tree, MODULES).flatMap((district) =>
    foldersIn(tree, `${MODULES}/${district}`).map((module) => `${district}/${module}`),
  );
  const modules = names.flatMap((module) => [
    ...(has(tree, `${MODULES}/${module}/${ENTRY_POINT}`)
      ? []
      : [{ file: `${MODULES}/${module}/${ENTRY_POINT}`, message: 'is missing: other modules import the module through it' }]),
    ...resolverFindings(tree, module, fields),
    ...filesBelow(tree, `${MODULES}/${module}`).flatMap((file) => kindFindings(module, file)),
  ]);
  return [
    ...modules,
    ...brokenRules(tree, files.filter(isConfined), CONFINED),
    ...policyFindings(tree, files),
    ...crowdFindings(files),
  ];
}
