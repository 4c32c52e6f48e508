// Writes schema.ts and generated/ from sdl/ and documents/. Run by `pnpm codegen`; `--check` fails when they are stale.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import {
  buildASTSchema,
  parse,
  print,
  stripIgnoredCharacters,
  visit,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
} from 'graphql';

const here = new URL('.', import.meta.url);
const check = process.argv.includes('--check');

function readFolder(folder: string) {
  return readdirSync(new URL(folder, here))
    .filter((name) => name.endsWith('.graphql'))
    .toSorted()
    .map((name) => ({ name, text: readFileSync(new URL(folder + name, here), 'utf8') }));
}

const sdl = readFolder('sdl/');
const schemaText = sdl.map((file) => file.text).join('\n');
const schema = parse(schemaText);
buildASTSchema(schema);
const documents = readFolder('documents/').map((file) => ({ location: file.name, document: parse(file.text) }));
const definitions = documents.flatMap((file) => file.document.definitions);
const fragments = new Map(
  definitions
    .filter((node): node is FragmentDefinitionNode => node.kind === 'FragmentDefinition')
    .map((node) => [node.name.value, node]),
);

function fragmentsOf(root: OperationDefinitionNode | FragmentDefinitionNode, seen = new Set<string>()): Set<string> {
  visit(root, {
    FragmentSpread(spread) {
      const fragment = fragments.get(spread.name.value);
      if (fragment && !seen.has(spread.name.value)) fragmentsOf(fragment, seen.add(spread.name.value));
    },
  });
  return seen;
}

function operationCode(operation: OperationDefinitionNode): string {
  const name = operation.name?.value;
  if (!name) throw new Error('Every operation in documents/ needs a name.');
  const parts = [operation, ...[...fragmentsOf(operation)].map((fragment) => fragments.get(fragment)!)];
  const text = stripIgnoredCharacters(parts.map(print).join('\n'));
  const type = name + (operation.operation === 'query' ? 'Query' : 'Mutation');
  return `export const ${name}Document: Operation<${type}, ${type}Variables> = { name: '${name}', kind: '${operation.operation}', text: ${JSON.stringify(text)} };`;
}

const config = {
  scalars: { DateTime: 'string', Date: 'string' },
  useTypeImports: true,
  enumsAsTypes: true,
  immutableTypes: true,
};
const typesOf = (filename: string, plugin: 'schema' | 'operations') =>
  codegen({
    filename,
    schema,
    documents: plugin === 'schema' ? [] : documents,
    config,
    plugins: [{ [plugin]: {} }],
    pluginMap: { schema: typescript, operations: typescriptOperations },
  });

const header = '// Made by graphql/generate.ts from sdl/ and documents/. Do not edit.\n';
const operations = definitions.filter((node): node is OperationDefinitionNode => node.kind === 'OperationDefinition');
const outputs = {
  'schema.ts': `${header}export const SDL = ${JSON.stringify(schemaText)};\n`,
  'generated/types.ts': `${header}${await typesOf('types.ts', 'schema')}\n`,
  'generated/documents.ts': `${header}import type { Operation } from '../operation.ts';\n${await typesOf('documents.ts', 'operations')}\n${operations.map(operationCode).join('\n')}\n`,
};

mkdirSync(new URL('generated/', here), { recursive: true });
const stale = Object.entries(outputs).filter(([name, text]) => {
  const file = new URL(name, here);
  return !existsSync(file) || readFileSync(file, 'utf8') !== text;
});
if (check && stale.length > 0) {
  process.stderr.write(
    `Stale: ${stale.map(([name]) => name).join(', ')}. Run \`pnpm --filter @hirehq/shared-contracts codegen\`.\n`,
  );
  process.exitCode = 1;
} else {
  for (const [name, text] of stale) writeFileSync(new URL(name, here), text);
}
