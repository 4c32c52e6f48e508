// `npm run new:remote -- NAME`: writes a remote from the template, installs its packages and generates its types.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { installNew, prepare, REMOTE_CLI, ROOT, run, script } from './toolchain.mjs';

function writeRemote(node, env) {
  try {
    return execFileSync(node, [REMOTE_CLI, 'new', ...process.argv.slice(2)], {
      cwd: ROOT,
      env,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim();
  } catch (error) {
    throw new Error(error.stderr?.trim() || error.message, { cause: error });
  }
}

script(async () => {
  const { node, env } = await prepare();
  const folder = writeRemote(node, env);
  await installNew(env);
  await run(node, [join(ROOT, 'tooling', 'graphql', 'main.mjs')], { env, quiet: true });
  await run('oxfmt', [folder], { env, quiet: true });
  const name = folder.slice('mfe-'.length);
  process.stdout.write(`
${folder} is there: a page, a slot, a query and a form, in three languages.

  npm run dev -- ${name}    alone, with the fake shell
  npm run dev${' '.repeat(name.length + 4)}    in the platform
  npm run verify${' '.repeat(Math.max(1, name.length + 1))}    its checks

Next: say in ${folder}/README.md what it owns, and replace the example in src/.
`);
});
