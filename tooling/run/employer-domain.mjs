// `npm run employer-domain -- EMPLOYER --vouch DOMAIN`: lists, vouches for and removes domains of employers, whether the platform is running or not.
import { join } from 'node:path';
import { ROOT, prepare, run, script } from './toolchain.mjs';

script(async () => {
  const { node, env } = await prepare();
  const data = process.env.HIREHQ_DATA ?? join(ROOT, '.hirehq');
  const main = join(ROOT, 'services', 'src', 'commands', 'employer-domain.ts');
  await run(node, [main, ...process.argv.slice(2)], { cwd: ROOT, env: { ...env, HIREHQ_DATA: data } });
});
