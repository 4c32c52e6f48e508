// `npm test`: sets up and runs every check. `npm test -- e2e` or `npm test -- verify` runs one half.
import { delimiter, join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { buildReleases } from './packages.mjs';
import { ROOT, prepare, run, script } from './toolchain.mjs';

const wanted = process.argv.slice(2);
const wants = (half) => wanted.length === 0 || wanted.includes(half);

script(async () => {
  const tools = await prepare();
  if (wants('verify')) await run(tools.node, [join(ROOT, 'tooling', 'run', 'verify.mjs')], { env: tools.env });
  if (wants('e2e')) {
    const browser = await findBrowser(tools);
    const releases = await buildReleases(tools);
    const cli = join(ROOT, 'e2e', 'node_modules', '@playwright', 'test', 'cli.js');
    const env = { ...tools.env, CHROME_PATH: browser, HIREHQ_RELEASES: releases.join(delimiter) };
    await run(tools.node, [cli, 'test'], { env, cwd: join(ROOT, 'e2e') });
  }
});
