import { operationsOf, relativeImport, toContracts, typeOf } from './document-module.ts';
import { CONTRACTS, type DocumentFile } from './sources.ts';

/** Path of the file with the names of a remote's queries: all that the cache needs, without the texts of other features. */
export const namesFileOf = (folder: string) => `${folder}/src/shared/generated/queries.ts`;

/** The names of all queries that a remote may run, with their types. */
export function queryNames(folder: string, documents: readonly DocumentFile[]): string {
  const file = namesFileOf(folder);
  const queries = documents.flatMap((document) =>
    operationsOf(document)
      .filter(({ operation }) => operation === 'query')
      .map((operation) => ({ name: operation.name?.value ?? '', type: typeOf(operation), of: document.file })),
  );
  const sourceOf = (of: string) =>
    of.startsWith(`${CONTRACTS}/`) ? toContracts(file, 'graphql', 'index.ts') : relativeImport(file, `${of}.ts`);
  const sources = [...new Set(queries.map(({ of }) => sourceOf(of)))];
  return [
    '// Generated from the documents this remote may ask by `npm run codegen`. Do not edit.',
    `import type { OperationName } from '${toContracts(file, 'graphql', 'index.ts')}';`,
    ...sources.map((source) => {
      const types = queries.filter(({ of }) => sourceOf(of) === source).flatMap(({ type }) => [type, `${type}Variables`]);
      return `import type { ${types.join(', ')} } from '${source}';`;
    }),
    '',
    ...queries.map(({ name, type }) => `export const ${name}: OperationName<${type}, ${type}Variables> = { name: '${name}' };`),
    '',
  ].join('\n');
}
