import { generate, staleOf } from '../../graphql/generate.ts';
import { eventFaults } from '../../event-record/record-events.ts';
import { count, type Check } from '../check.ts';

/**
 * Checks that every GraphQL document matches the schema, that the files generated from schema, codes and documents are up to date, and
 * that no version of an event that was published has changed.
 */
export const contracts: Check = {
  name: 'contracts',
  run: async (tree) => {
    const generated = await generate(tree);
    const stale = staleOf(tree, generated).map((file) => ({ file, message: 'is out of date: run `npm run codegen`' }));
    return {
      findings: [...generated.findings, ...stale, ...(await eventFaults(tree))],
      note: count(generated.files.size, 'generated file'),
    };
  },
};
