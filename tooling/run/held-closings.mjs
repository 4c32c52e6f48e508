// `npm run held-closings -- --confirm SOURCE`: lists the jobs that wait to be closed because their feed lacks them, or closes them, whether the platform is running or not.
import { join } from 'node:path';
import { ROOT, developmentEnvironment, prepare, run, script } from './toolchain.mjs';

script(async () => {
  const { node, env } = await prepare();
  const main = join(ROOT, 'services', 'src', 'commands', 'held-closings.ts');
  await run(node, [main, ...process.argv.slice(2)], { cwd: ROOT, env: developmentEnvironment(env) });
});
