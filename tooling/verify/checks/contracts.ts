import { generate, staleOf } from '../../graphql/generate.ts';
import { count, type Check } from '../check.ts';

/** Every GraphQL document fits the schema, and what is generated from schema, codes and documents is what they say now. */
export const contracts: Check = {
  name: 'contracts',
  run: async (tree) => {
    const generated = await generate(tree);
    const stale = staleOf(tree, generated).map((file) => ({ file, message: 'is stale: run `npm run codegen`' }));
    return { findings: [...generated.findings, ...stale], note: count(generated.files.size, 'generated file') };
  },
};
