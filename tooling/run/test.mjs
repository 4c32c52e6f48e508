// `npm test`: sets up and runs every check. `npm test -- e2e` or `npm test -- verify` runs one half, `npm test -- full` all
// of both: matrices completely instead of pairwise.
import { delimiter, join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { buildReleases } from './packages.mjs';
import { ROOT, prepare, run, script } from './toolchain.mjs';

const wanted = process.argv.slice(2);
const isFull = wanted.includes('full');
const halves = wanted.filter((word) => word !== 'full');
const wants = (half) => halves.length === 0 || halves.includes(half);

script(async () => {
  const tools = await prepare();
  const env = { ...tools.env, HIREHQ_TEST_FULL: String(isFull) };
  if (wants('verify')) await run(tools.node, [join(ROOT, 'tooling', 'run', 'verify.mjs')], { env });
  if (wants('e2e')) {
    const browser = await findBrowser(tools);
    const releases = await buildReleases(tools);
    const cli = join(ROOT, 'e2e', 'node_modules', '@playwright', 'test', 'cli.js');
    await run(tools.node, [cli, 'test'], {
      env: { ...env, CHROME_PATH: browser, HIREHQ_RELEASES: releases.join(delimiter) },
      cwd: join(ROOT, 'e2e'),
    });
  }
});
