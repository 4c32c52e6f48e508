// `npm test`: sets up and runs every check. `npm test -- e2e` or `npm test -- verify` runs one half, `npm test -- changed` what
// the change since main can break, `npm test -- full` all of both: matrices completely, and every test on the oldest PostgreSQL.
// `npm test -- PATH …` runs the tests of files or folders, with `--watch` again after each change.
import { delimiter, join } from 'node:path';
import { findBrowser, findTestBrowser } from './browser.mjs';
import { keepFilesInMemory } from './keep-files-in-memory.mjs';
import { buildReleases } from './packages.mjs';
import { pathsToTest } from './paths-to-test.mjs';
import { runAsBatch } from './run-as-batch.mjs';
import { ROOT, prepare, run, script } from './toolchain.mjs';

const wanted = process.argv.slice(2);
const halves = new Set(['verify', 'e2e']);
const wants = (half) => !wanted.some((word) => halves.has(word)) || wanted.includes(half);
const VERIFY = join(ROOT, 'tooling', 'verify', 'verify.ts');
/** The words that both halves understand. */
const extent = wanted.filter((word) => ['changed', 'full'].includes(word));

async function changedSpecs({ node, env }) {
  const printed = await run(node, [join(ROOT, 'tooling', 'run', 'print-changed-specs.ts')], { env, quiet: true });
  return printed.split('\n').filter((line) => line !== '');
}

/** Returns the folder that the platforms of the end-to-end tests begin with a copy of. */
async function makeTemplate(node, env) {
  const printed = await run(node, [join(ROOT, 'e2e', 'platform', 'make-template.ts')], { env, quiet: true });
  return printed.trim().split('\n').at(-1);
}

/** Runs Playwright with these words, in the browser of the tests. */
async function runEndToEnd(tools, env, { words, releases, template }) {
  // A full run is one in the browser that people use.
  const complete = await findBrowser(tools);
  const browser = extent.includes('full') ? complete : await findTestBrowser(tools);
  const cli = join(ROOT, 'e2e', 'node_modules', '@playwright', 'test', 'cli.js');
  await run(tools.node, [cli, 'test', ...words], {
    // Notifications exist in a complete browser only (e2e/platform/complete-chromium.ts).
    env: {
      ...env,
      HIREHQ_COMPLETE_CHROMIUM: complete,
      ...(browser && { CHROME_PATH: browser }),
      HIREHQ_RELEASES: (await releases).join(delimiter),
      ...(template && { HIREHQ_E2E_TEMPLATE: await template }),
    },
    cwd: join(ROOT, 'e2e'),
  });
}

/** Runs the tests of these paths, those without a browser first. */
async function runPaths(tools, env, { packages, options, watch }) {
  for (const [folder, paths] of packages) {
    if (folder === 'e2e') continue;
    const vitest = join(ROOT, folder, 'node_modules', 'vitest', 'vitest.mjs');
    await run(tools.node, [vitest, watch ? 'watch' : 'run', ...paths, ...options], { env, cwd: join(ROOT, folder), keys: watch });
  }
  const specs = packages.get('e2e');
  if (specs) await runEndToEnd(tools, env, { words: [...specs, ...options], releases: buildReleases(tools) });
}

script(async () => {
  // npm changes into the folder of package.json.
  const paths = pathsToTest(wanted, { root: ROOT, from: process.env['INIT_CWD'] ?? process.cwd() });
  if (!paths) {
    runAsBatch();
    keepFilesInMemory();
  }
  const tools = await prepare();
  const env = { ...tools.env, HIREHQ_TEST_FULL: String(extent.includes('full')) };
  if (paths) return runPaths(tools, env, paths);
  let builds;
  /** @type {Promise<string | undefined> | undefined} */
  let template;
  const prepareBeside = () => {
    if (!wants('e2e') || extent.includes('changed')) return;
    builds = buildReleases(tools);
    template = makeTemplate(tools.node, env);
    // A failure is reported when these are needed.
    for (const prepared of [builds, template]) prepared.catch(() => {});
  };
  // What follows the unit tests mostly waits for databases: time enough to build, and to make the data of the platforms.
  if (wants('verify')) await run(tools.node, [VERIFY, ...extent], { env, hear: prepareBeside });
  const specs = extent.includes('changed') ? await changedSpecs(tools) : undefined;
  if (specs?.length === 0) process.stdout.write('No end-to-end spec covers this change.\n');
  if (wants('e2e') && specs?.length !== 0) {
    await runEndToEnd(tools, env, { words: specs ?? [], releases: builds ?? buildReleases(tools), template });
  }
});
