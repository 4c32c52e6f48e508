// `npm run pack:remote-kit -- --to FOLDER`: writes the packages that a team installs to develop a remote in a repository of its own.
import { join } from 'node:path';
import { prepare, ROOT, run, script } from './toolchain.mjs';

script(async () => {
  const { node, env } = await prepare();
  await run(node, [join(ROOT, 'tooling', 'remote-kit', 'main.ts'), ...process.argv.slice(2)], {
    env,
    cwd: process.env.INIT_CWD ?? ROOT,
  });
});
