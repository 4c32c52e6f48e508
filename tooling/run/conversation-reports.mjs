// `npm run conversation-reports -- --days 30`: lists the conversations that candidates reported, whether the platform is running or not.
import { join } from 'node:path';
import { ROOT, developmentEnvironment, prepare, run, script } from './toolchain.mjs';

script(async () => {
  const { node, env } = await prepare();
  const main = join(ROOT, 'services', 'src', 'commands', 'conversation-reports.ts');
  await run(node, [main, ...process.argv.slice(2)], { cwd: ROOT, env: developmentEnvironment(env) });
});
