import { generate, staleOf } from '../../graphql/generate.ts';
import { count, type Check } from '../check.ts';

/** Checks that every GraphQL document matches the schema, and that the files generated from schema, codes and documents are up to date. */
export const contracts: Check = {
  name: 'contracts',
  run: async (tree) => {
    const generated = await generate(tree);
    const stale = staleOf(tree, generated).map((file) => ({ file, message: 'is out of date: run `npm run codegen`' }));
    return { findings: [...generated.findings, ...stale], note: count(generated.files.size, 'generated file') };
  },
};
