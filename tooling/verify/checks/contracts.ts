import type { Check } from '../check.ts';
import { runTool } from '../run-tool.ts';

const GENERATOR = 'shared-contracts/src/graphql/generate.ts';

/** What is generated from SDL and documents is what they say now. */
export const contracts: Check = {
  name: 'contracts',
  run: async (tree) => {
    const { code, said } = await runTool(process.execPath, [GENERATOR, '--check'], tree);
    return { findings: code === 0 ? [] : [{ file: GENERATOR, message: said.trim() }], note: 'GraphQL types and documents' };
  },
};
