// `npm run pictures -- [ORIGIN]`: takes the pictures of the start page from a running demo.
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { ROOT, prepare, run, script } from './toolchain.mjs';

script(async () => {
  const tools = await prepare();
  const env = { ...tools.env, CHROME_PATH: await findBrowser(tools) };
  await run(tools.node, [join(ROOT, 'tooling', 'pictures', 'main.mjs'), ...process.argv.slice(2)], { env });
});
