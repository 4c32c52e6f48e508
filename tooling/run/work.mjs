// `npm run work -- list`: lists work that failed permanently; `-- retry` and `-- discard` decide what happens to it, whether the platform is running or not.
import { join } from 'node:path';
import { ROOT, developmentEnvironment, prepare, run, script } from './toolchain.mjs';

script(async () => {
  const { node, env } = await prepare();
  const main = join(ROOT, 'services', 'src', 'commands', 'work.ts');
  await run(node, [main, ...process.argv.slice(2)], { cwd: ROOT, env: developmentEnvironment(env) });
});
