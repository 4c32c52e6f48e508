// `npm run codegen`: writes the files generated from the GraphQL schema, the codes and the documents.
import { join } from 'node:path';
import { ROOT, prepare, run, script } from './toolchain.mjs';

script(async () => {
  const tools = await prepare();
  await run(tools.node, [join(ROOT, 'tooling', 'graphql', 'main.mjs')], { env: tools.env });
});
