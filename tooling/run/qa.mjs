// `npm run qa -- --base URL [--release jobs=candidate | --mixes FILE] [--people FILE] [--person NAME] [PLAYWRIGHT OPTIONS]`: runs the
// cross-remote suite on a deployed platform, with any mix of stored versions. `npm run qa -- --older-contract` starts a platform of its
// own, with each remote as it is, changed, and as it was with the contract one minor version older, and runs the suite on mixes of them.
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findTestBrowser } from './browser.mjs';
import { buildReleases } from './packages.mjs';
import { ROOT, prepare, run, script } from './toolchain.mjs';

const USAGE = `Usage: npm run qa -- --base URL [--release REMOTE=VERSION … | --mixes FILE] [--people FILE] [--person NAME] [-- PLAYWRIGHT OPTIONS]
       npm run qa -- --older-contract [-- PLAYWRIGHT OPTIONS]
VERSION is a stored version, or 'candidate' for the one that was stored last; HIREHQ_TEAM_KEY must be a key with the right override.
--mixes runs the suite once for each of a few mixes of the versions in FILE, { "REMOTE": { "NAME": "VERSION" } }, and what is live.
--older-contract builds the remotes with the contract one minor version older, from the history of this repository, and mixes them.
FILE of --people has the people of the deployment as JSON, { "NAME": { "email", "password" } }; without it, they are those of the demo data.`;

const fromHere = (file) => resolve(process.env['INIT_CWD'] ?? '.', file);

script(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      base: { type: 'string' },
      release: { type: 'string', multiple: true, default: [] },
      mixes: { type: 'string' },
      'older-contract': { type: 'boolean', default: false },
      people: { type: 'string' },
      person: { type: 'string' },
    },
  });
  const isDeployed = values.base !== undefined && URL.canParse(values.base);
  if (isDeployed === values['older-contract']) throw new Error(USAGE);
  const tools = await prepare();
  const suite = [
    join(ROOT, 'e2e', 'node_modules', '@playwright', 'test', 'cli.js'),
    'test',
    '--config',
    'qa/playwright.config.ts',
  ];
  const browser = await findTestBrowser(tools);
  const env = { ...tools.env, ...(browser && { CHROME_PATH: browser }) };
  if (values['older-contract']) {
    const releases = await buildReleases(tools);
    const main = join(ROOT, 'tooling', 'qa', 'main.ts');
    return run(tools.node, [main, ...releases, '--', ...suite, ...positionals], { env });
  }
  await run(tools.node, [...suite, ...positionals], {
    cwd: join(ROOT, 'e2e'),
    env: {
      ...env,
      HIREHQ_URL: new URL(values.base).origin,
      HIREHQ_QA_RELEASES: values.release.join(','),
      ...(values.mixes && { HIREHQ_QA_MIXES: fromHere(values.mixes) }),
      ...(values.people && { HIREHQ_QA_PEOPLE: fromHere(values.people) }),
      ...(values.person && { HIREHQ_QA_PERSON: values.person }),
    },
  });
});
