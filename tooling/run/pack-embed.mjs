// `npm run pack:embed -- --to FOLDER`: writes the package that a portal installs to use the embed from React, Vue, Angular or single-spa.
import { join } from 'node:path';
import { prepare, ROOT, run, script } from './toolchain.mjs';

script(async () => {
  const { node, env } = await prepare();
  await run(node, [join(ROOT, 'tooling', 'remote-kit', 'embed-main.ts'), ...process.argv.slice(2)], {
    env,
    cwd: process.env.INIT_CWD ?? ROOT,
  });
});
