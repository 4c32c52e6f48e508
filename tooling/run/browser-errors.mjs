// `npm run browser-errors -- --days 7`: what browsers reported, with the lines of the sources, while the platform runs or not.
import { join } from 'node:path';
import { ROOT, developmentEnvironment, prepare, run, script } from './toolchain.mjs';

script(async () => {
  const { node, env } = await prepare();
  const main = join(ROOT, 'services', 'src', 'commands', 'browser-errors.ts');
  await run(node, [main, ...process.argv.slice(2)], { cwd: ROOT, env: developmentEnvironment(env) });
});
