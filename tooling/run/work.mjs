// `npm run work -- list`: work that failed for good; `-- retry` and `-- discard` say what becomes of it, while the platform runs or not.
import { join } from 'node:path';
import { ROOT, developmentEnvironment, prepare, run, script } from './toolchain.mjs';

script(async () => {
  const { node, env } = await prepare();
  const main = join(ROOT, 'services', 'src', 'commands', 'work.ts');
  await run(node, [main, ...process.argv.slice(2)], { cwd: ROOT, env: developmentEnvironment(env) });
});
