import { argumentsOf, listOf, nameOf, partOf, textOf, type Source, type Syntax } from './syntax.ts';

export interface Import {
  module: string;
  /** Name in the module; `*` for all of them. */
  name: string;
  /** Name in the file that imports it. */
  local: string;
}

const isTypeOnly = (specifier: Syntax) => specifier['isTypeOnly'] === true;
const exportedName = (node: Syntax | undefined) => nameOf(node) ?? textOf(node);

function importOf(module: string, specifier: Syntax): Import {
  const local = nameOf(partOf(specifier, 'local')) ?? exportedName(partOf(specifier, 'orig')) ?? '';
  if (specifier.type === 'ImportDefaultSpecifier') return { module, name: 'default', local };
  if (specifier.type === 'ImportNamespaceSpecifier' || specifier.type === 'ExportNamespaceSpecifier')
    return { module, name: '*', local };
  return { module, name: exportedName(partOf(specifier, 'imported')) ?? local, local };
}

/** What a file imports when it runs, re-exports and dynamic imports included. */
export function importsOf({ syntax, nodes }: Source): Import[] {
  const declared = listOf(syntax, 'body').flatMap((statement) => {
    const module = textOf(partOf(statement, 'source'));
    if (module === undefined || statement['typeOnly'] === true) return [];
    if (statement.type === 'ExportAllDeclaration') return [{ module, name: '*', local: '*' }];
    return listOf(statement, 'specifiers')
      .filter((specifier) => !isTypeOnly(specifier))
      .map((specifier) => importOf(module, specifier));
  });
  const dynamic = nodes
    .filter((node) => node.type === 'CallExpression' && partOf(node, 'callee')?.type === 'Import')
    .flatMap((call) => textOf(argumentsOf(call)[0]) ?? [])
    .map((module) => ({ module, name: '*', local: '*' }));
  return [...declared, ...dynamic];
}

/** The names that a file exports for use at run time. */
export function exportsOf({ syntax }: Source): string[] {
  return listOf(syntax, 'body').flatMap((statement) => {
    if (statement.type === 'ExportNamedDeclaration' && statement['typeOnly'] !== true)
      return listOf(statement, 'specifiers')
        .filter((specifier) => !isTypeOnly(specifier))
        .flatMap((specifier) => exportedName(partOf(specifier, 'exported') ?? partOf(specifier, 'orig')) ?? []);
    if (statement.type !== 'ExportDeclaration') return [];
    const declaration = partOf(statement, 'declaration');
    const names = listOf(declaration, 'declarations').map((each) => nameOf(partOf(each, 'id')));
    return [nameOf(partOf(declaration, 'identifier')), ...names].filter((name) => name !== undefined);
  });
}
