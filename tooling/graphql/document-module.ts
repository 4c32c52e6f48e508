import { relative, dirname, basename } from 'node:path/posix';
import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import {
  isEnumType,
  isInputObjectType,
  parse,
  print,
  stripIgnoredCharacters,
  visit,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { CONTRACTS, GRAPHQL, type DocumentFile } from './sources.ts';

const CONFIG = {
  scalars: { ID: 'string', DateTime: 'string', Date: 'string' },
  useTypeImports: true,
  enumsAsTypes: true,
  immutableTypes: true,
};

/** Type name of a document: `ApplyToJobMutation`. */
export const typeOf = ({ name, operation }: OperationDefinitionNode) =>
  `${name?.value ?? ''}${operation === 'query' ? 'Query' : 'Mutation'}`;

export const operationsOf = ({ document }: DocumentFile) =>
  document.definitions.filter((node): node is OperationDefinitionNode => node.kind === 'OperationDefinition');

/** All fragments of the documents, by name. */
export const fragmentsOf = (documents: readonly DocumentFile[]): ReadonlyMap<string, FragmentDefinitionNode> =>
  new Map(
    documents
      .flatMap(({ document }) => document.definitions)
      .filter((node) => node.kind === 'FragmentDefinition')
      .map((node) => [node.name.value, node]),
  );

type Fragments = ReturnType<typeof fragmentsOf>;

function spreadBy(root: OperationDefinitionNode | FragmentDefinitionNode, fragments: Fragments, seen = new Set<string>()) {
  visit(root, {
    FragmentSpread({ name: { value } }) {
      const fragment = fragments.get(value);
      if (fragment && !seen.has(value)) spreadBy(fragment, fragments, seen.add(value));
    },
  });
  return seen;
}

function operationCode(operation: OperationDefinitionNode, fragments: Fragments): string {
  const name = operation.name?.value ?? '';
  const spread = [...spreadBy(operation, fragments)].flatMap((fragment) => fragments.get(fragment) ?? []);
  const text = stripIgnoredCharacters([operation, ...spread].map(print).join('\n'));
  const type = typeOf(operation);
  return `export const ${name}Document: Operation<${type}, ${type}Variables> = {\n  name: '${name}',\n  kind: '${operation.operation}',\n  text: ${JSON.stringify(text)},\n};\n`;
}

/** Redundant types that the generator adds. */
const HELPERS = /\/\*\* Internal type\. DO NOT USE DIRECTLY\. \*\/\n(export )?type .*\n/g;

/** Types of the schema that the generator repeats in every module; they are imported instead. */
function withoutSchemaTypes(code: string, schema: GraphQLSchema): { code: string; used: string[] } {
  const names = Object.values(schema.getTypeMap())
    .filter((type) => isEnumType(type) || isInputObjectType(type))
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('__'));
  const declaration = new RegExp(
    `(/\\*\\*(?:(?!\\*/)[^])*\\*/\\s*)?export type (${names.join('|')}) =[^;{]*(\\{[^}]*\\})?;?\\s*?\\n`,
    'g',
  );
  const rest = code
    .replace(declaration, '')
    .replaceAll(HELPERS, '')
    .replaceAll(/Exact<(\{[^}]*\})>/g, '$1')
    .replaceAll(/\n{3,}/g, '\n\n');
  return { code: rest, used: names.filter((name) => new RegExp(`\\b${name}\\b(?!['?:])`).test(rest)) };
}

/** The schema without the descriptions of enum values: the generator would repeat them inside types that are imported anyway. */
const withoutValueTexts = (sdl: string) => visit(parse(sdl), { EnumValueDefinition: ({ description: _, ...value }) => value });

/** Import specifier from a module to an entry point of shared-contracts: its name, or a path within the package itself. */
export const toContracts = (file: string, entryPoint: string, path: string) =>
  file.startsWith(`${CONTRACTS}/`) ? relativeImport(file, `${GRAPHQL}/${path}`) : `@hirehq/${CONTRACTS}/${entryPoint}`;

export function relativeImport(from: string, to: string): string {
  const path = relative(dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
}

/** The module of one document file: the types of its operations and fragments, and the operations as text. */
export async function documentModule(
  { file, document }: DocumentFile,
  { schema, sdl, fragments }: { schema: GraphQLSchema; sdl: string; fragments: Fragments },
): Promise<string> {
  const own = new Set(document.definitions.map((node) => ('name' in node ? node.name?.value : undefined)));
  const generated = await codegen({
    filename: `${file}.ts`,
    schema: withoutValueTexts(sdl),
    documents: [{ location: file, document }],
    config: {
      ...CONFIG,
      externalFragments: [...fragments]
        .filter(([name]) => !own.has(name))
        .map(([name, node]) => ({ isExternal: true, importFrom: null, name, onType: node.typeCondition.name.value, node })),
    },
    plugins: [{ operations: {} }],
    pluginMap: { operations: typescriptOperations },
    skipDocumentsValidation: true,
  });
  const operations = operationsOf({ file, document }).map((operation) => operationCode(operation, fragments));
  const { code, used } = withoutSchemaTypes(generated, schema);
  const imports = [
    ...(operations.length > 0 ? [`import type { Operation } from '${toContracts(file, 'graphql', 'operation.ts')}';`] : []),
    ...(used.length > 0
      ? [`import type { ${used.join(', ')} } from '${toContracts(file, 'graphql/types', 'generated/types.ts')}';`]
      : []),
  ];
  const header = `// Generated from ${basename(file)} by \`npm run codegen\`. Do not edit.`;
  return `${[header, ...imports].join('\n')}\n\n${code.trim()}\n\n${operations.join('\n')}`.trimEnd() + '\n';
}

/** The types of the schema itself. */
export async function schemaTypes(sdl: string): Promise<string> {
  const code = await codegen({
    filename: 'types.ts',
    schema: withoutValueTexts(sdl),
    documents: [],
    config: CONFIG,
    plugins: [{ schema: {} }],
    pluginMap: { schema: typescript },
  });
  return `// Generated from sdl/ by \`npm run codegen\`. Do not edit.\n${code}\n`;
}
