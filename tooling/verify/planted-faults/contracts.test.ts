import { describe, expect, test } from 'vitest';
import { contracts } from '../checks/contracts.ts';
import type { ToyTree } from '../toy-tree.ts';
import { TOY_PACKAGE, findingsOf } from './findings-of.ts';

describe('contracts', () => {
  const DOCUMENT = 'mfe-toy/src/features/see-jobs/see-jobs.graphql';
  const GENERATED = [`${DOCUMENT}.ts`, 'mfe-toy/src/shared/generated/queries.ts'];
  const prepare = (files: Readonly<Record<string, string>>) => (tree: ToyTree) => {
    tree.copy('shared-contracts/src');
    tree.link('shared-contracts', 'shared-contracts');
    tree.write({ 'shared-contracts/package.json': TOY_PACKAGE, 'mfe-toy/package.json': TOY_PACKAGE, ...files });
  };
  const faults = (files: Readonly<Record<string, string>>) => findingsOf(contracts, {}, prepare(files));
  const stale = (file: string) => `${file}: is out of date: run \`npm run codegen\``;

  test('finds files generated from an older SDL', async () => {
    expect(await faults({ 'shared-contracts/src/graphql/sdl/toy.graphql': 'extend type Query {\n  toy: Int\n}\n' })).toEqual([
      stale('shared-contracts/src/graphql/schema.ts'),
      stale('shared-contracts/src/graphql/generated/types.ts'),
    ]);
  });
  test('finds an enum of the SDL that does not match the codes', async () => {
    const sdl = 'shared-contracts/src/graphql/sdl/codes.generated.graphql';
    expect(await faults({ [sdl]: 'enum WorkMode {\n  R\n}\n' })).toEqual([stale(sdl)]);
  });
  test('finds a document without generated files', async () => {
    expect(await faults({ [DOCUMENT]: 'query Toy {\n  countries {\n    num_code\n  }\n}\n' })).toEqual(GENERATED.map(stale));
  });
  test('finds files generated from a deleted document', async () => {
    expect(await faults({ [`${DOCUMENT}.ts`]: 'export {};\n' })).toEqual([stale(`${DOCUMENT}.ts`)]);
  });
  test.each([
    ['a field the schema does not have', 'query Toy {\n  nonsense\n}\n', 'Cannot query field "nonsense" on type "Query".'],
    ['a fragment of nowhere', 'query Toy {\n  savedSearches {\n    ...Of\n  }\n}\n', 'Unknown fragment "Of".'],
    ['no name', '{\n  countries {\n    num_code\n  }\n}\n', 'An operation has no name.'],
    ['a name that is taken', 'query JobPage {\n  countries {\n    num_code\n  }\n}\n', 'only one operation named "JobPage"'],
    ['a slip', 'query Toy {\n', 'Syntax Error'],
  ])('finds a document with %s', async (_, text, message) => {
    expect((await faults({ [DOCUMENT]: text })).join('\n')).toContain(message);
  });
  test('accepts files that are up to date', async () => {
    expect(await faults({})).toEqual([]);
  });
});
