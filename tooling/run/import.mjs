// `npm run import -- FILE|URL --format …`: imports a job feed or a taxonomy into the running platform, or into its data (docs/feeds.md).
import { join, resolve } from 'node:path';
import { ROOT, developmentEnvironment, prepare, run, script } from './toolchain.mjs';

script(async () => {
  const { node, env } = await prepare();
  const main = join(ROOT, 'services', 'src', 'commands', 'import.ts');
  const cwd = process.env.INIT_CWD ? resolve(process.env.INIT_CWD) : ROOT;
  await run(node, [main, ...process.argv.slice(2)], { cwd, env: developmentEnvironment(env) });
});
