// `npm run qa -- --base URL [--release jobs=candidate] [--people FILE] [--person NAME] [PLAYWRIGHT OPTIONS]`: runs the cross-remote
// suite on a deployed platform, with any mix of stored versions.
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser } from './browser.mjs';
import { ROOT, prepare, run, script } from './toolchain.mjs';

const USAGE = `Usage: npm run qa -- --base URL [--release REMOTE=VERSION …] [--people FILE] [--person NAME] [-- PLAYWRIGHT OPTIONS]
VERSION is a stored version, or 'candidate' for the one that was stored last; HIREHQ_TEAM_KEY must be a key with the right override.
FILE has the people of the deployment as JSON, { "NAME": { "email", "password" } }; without it, they are those of the demo data.`;

script(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      base: { type: 'string' },
      release: { type: 'string', multiple: true, default: [] },
      people: { type: 'string' },
      person: { type: 'string' },
    },
  });
  if (!values.base || !URL.canParse(values.base)) throw new Error(USAGE);
  const tools = await prepare();
  const cli = join(ROOT, 'e2e', 'node_modules', '@playwright', 'test', 'cli.js');
  await run(tools.node, [cli, 'test', '--config', 'qa/playwright.config.ts', ...positionals], {
    cwd: join(ROOT, 'e2e'),
    env: {
      ...tools.env,
      HIREHQ_URL: new URL(values.base).origin,
      HIREHQ_QA_RELEASES: values.release.join(','),
      CHROME_PATH: await findBrowser(tools),
      ...(values.people && { HIREHQ_QA_PEOPLE: resolve(process.env['INIT_CWD'] ?? '.', values.people) }),
      ...(values.person && { HIREHQ_QA_PERSON: values.person }),
    },
  });
});
