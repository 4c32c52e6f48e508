// `npm run icons`: redraws the icons of the brands, after a change of their colours or marks.
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { ROOT, prepare, run, script } from './toolchain.mjs';

script(async () => {
  const tools = await prepare();
  const env = { ...tools.env, CHROME_PATH: await findBrowser(tools) };
  await run(tools.node, [join(ROOT, 'tooling', 'icons', 'main.mjs')], { env });
});
