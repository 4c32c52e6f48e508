// Plain JavaScript for Node 20 and newer: this runs before anything is installed.
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { oneAtATime } from './one-at-a-time.mjs';
import { fail, step } from './progress.mjs';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** `hirehq-remote`: new, dev, build and check of a remote, here and in other repositories. */
export const REMOTE_CLI = join(ROOT, 'tooling', 'remote-cli', 'main.ts');
const CACHE = join(ROOT, '.cache');
const COMPILED = join(CACHE, 'compiled');
const root = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
// In `config`, not in `packageManager` and `devEngines`, which would make pnpm manage itself and Node.
const NODE = root.config.node;
const PNPM = `pnpm@${root.config.pnpm}`;
const major = (version) => Number(version.split('.')[0]);

/** The Node for all commands: the current one if it is new enough, else the pinned one as an npm package. */
async function findNode() {
  if (major(process.versions.node) >= major(NODE)) return process.execPath;
  const memo = join(CACHE, `node-${NODE}`);
  const known = existsSync(memo) ? readFileSync(memo, 'utf8') : '';
  if (known && existsSync(known)) return known;
  let path = '';
  await step(`Downloading Node ${NODE} (this is ${process.versions.node})`, () => {
    const npx = ['--yes', '--package', `node@${NODE}`, 'node', '-p', 'process.execPath'];
    path = execFileSync('npx', npx, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(memo, path);
  });
  return path;
}

/** Installing and building happen in one process at a time, whatever commands run here. */
export const preparing = (work) =>
  oneAtATime(join(CACHE, 'preparing.lock'), work, () =>
    process.stdout.write('▸ Waiting for another command that is installing or building …\n'),
  );

/** Every package.json and lock that decides what gets installed. */
function installStamp() {
  const files = readdirSync(ROOT, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(ROOT, entry.name, 'package.json')))
    .map((entry) => join(entry.name, 'package.json'));
  const hash = createHash('sha256').update(NODE).update(PNPM);
  for (const file of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', ...files.toSorted()])
    hash.update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
}

async function install(env) {
  const memo = join(ROOT, 'node_modules', '.hirehq-installed');
  const stamp = installStamp();
  const isInstalled = () => existsSync(memo) && readFileSync(memo, 'utf8') === stamp;
  if (isInstalled()) return;
  await preparing(async () => {
    if (isInstalled()) return;
    await step('Installing packages', async () => {
      await run('npx', ['--yes', PNPM, 'install', '--frozen-lockfile', '--reporter=append-only'], { env, quiet: true });
      // Node never removes what nothing imports any more.
      rmSync(COMPILED, { recursive: true, force: true });
      writeFileSync(memo, stamp);
    });
  });
}

/** Installs after a package was added, and brings the lockfile up to date. */
export async function installNew(env) {
  await preparing(() =>
    step('Installing packages', async () => {
      await run('npx', ['--yes', PNPM, 'install', '--no-frozen-lockfile', '--reporter=append-only'], { env, quiet: true });
      writeFileSync(join(ROOT, 'node_modules', '.hirehq-installed'), installStamp());
    }),
  );
}

/**
 * Sets up this machine: Node, packages. Returns the Node to use and the environment in which its tools are found.
 * @returns {Promise<{ node: string, env: NodeJS.ProcessEnv }>}
 */
export async function prepare() {
  const node = await findNode();
  const env = {
    ...process.env,
    PATH: [dirname(node), join(ROOT, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
    // What Node compiled is kept for its next process: services import their code in half the time.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? COMPILED,
  };
  await install(env);
  return { node, env };
}

/** The environment of the services on a developer's machine. Without these commands, they run in production mode. */
export const developmentEnvironment = (env) => ({
  ...env,
  NODE_ENV: env.NODE_ENV || 'development',
  HIREHQ_DATA: env.HIREHQ_DATA ?? join(ROOT, '.hirehq'),
  // What was built last is what a developer wants to see.
  HIREHQ_RELEASES_PROMOTE: env.HIREHQ_RELEASES_PROMOTE ?? 'true',
});

/**
 * Runs a command. With `quiet`, its output is shown only if it fails. `hear` is called with what a Node process sends to its parent.
 * Rejects with its output.
 */
export function run(command, args, { env = process.env, cwd = ROOT, quiet = false, keys = false, hear } = {}) {
  return new Promise((resolve, reject) => {
    const output = quiet ? 'pipe' : 'inherit';
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: [keys ? 'inherit' : 'ignore', output, output, ...(hear ? ['ipc'] : [])],
    });
    if (hear) child.on('message', hear);
    let said = '';
    child.stdout?.on('data', (chunk) => (said += chunk));
    child.stderr?.on('data', (chunk) => (said += chunk));
    child.on('error', reject);
    child.on('exit', (code, signal) =>
      code === 0
        ? resolve(said)
        : reject(new Error(`${command} ${args.join(' ')} ended with ${signal ?? code}\n${said.slice(-8000)}`)),
    );
  });
}

/** Runs a command of services/src/commands with the arguments of this process, on the data of the platform, in `cwd`. */
export function serviceCommand(name, { cwd = ROOT } = {}) {
  script(async () => {
    const { node, env } = await prepare();
    const main = join(ROOT, 'services', 'src', 'commands', `${name}.ts`);
    await run(node, [main, ...process.argv.slice(2)], { cwd, env: developmentEnvironment(env) });
  });
}

/** Runs `main` of a script; a failure prints its message and exits with code 1. */
export function script(main) {
  main().catch((error) => fail(error instanceof Error ? error.message : String(error)));
}
