// `npm run dev`: the whole platform, compiled and loaded again after every saved change. Options as of `npm start`.
// `npm run dev -- NAME`: one remote alone, see dev-remote/run-remote.ts.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { runRemote } from './dev-remote.mjs';
import { keepGenerated } from './keep-generated.mjs';
import { releasedPackages } from './packages.mjs';
import { ROOT, developmentEnvironment, prepare, script } from './toolchain.mjs';

const SERVER_SOURCES = ['services/src', 'shared-contracts/src'];
const QUIET_MS = 150;
const TRY_AGAIN_MS = 250;

const say = (line) => process.stdout.write(`${line}\n`);

/** The services as a process that can be started again; `releases()` names the folders to start with. */
function services({ node, env }, releases) {
  let child;
  let stopping = false;
  const start = () => {
    const args = [join(ROOT, 'services', 'src', 'main.ts'), ...process.argv.slice(2)];
    child = spawn(node, args, { cwd: ROOT, stdio: 'inherit', env: { ...env, HIREHQ_RELEASES: releases().join(delimiter) } });
    child.on('exit', (code) => {
      if (stopping) process.exit(code ?? 1);
    });
  };
  const end = (signal) =>
    new Promise((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once('exit', resolve);
      child.kill(signal);
    });
  start();
  return {
    async restart() {
      await end('SIGTERM');
      start();
    },
    async stop() {
      stopping = true;
      await end('SIGTERM');
      process.exit(0);
    },
    /** While they are away the next start brings the release. */
    isRunning: () => child.exitCode === null && child.signalCode === null,
  };
}

/** Calls `changed` once after a burst of changes of the server's sources, tests apart. */
function watchServer(changed) {
  let timer;
  for (const folder of SERVER_SOURCES) {
    watch(join(ROOT, folder), { recursive: true }, (_event, file) => {
      if (!file || !/\.(ts|json|graphql)$/.test(file) || file.includes('.test.')) return;
      clearTimeout(timer);
      timer = setTimeout(() => changed(), QUIET_MS);
    });
  }
}

async function publish(origin, folder) {
  const response = await fetch(`${origin}/dev/releases`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ folder }),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
}

async function runPlatform() {
  const tools = await prepare();
  const env = developmentEnvironment(tools.env);
  const origin = `http://localhost:${env.PORT || 3000}`;
  keepGenerated({ node: tools.node, env }, say);
  const names = releasedPackages().map(({ name }) => name);
  const folders = new Map();
  let running;

  say(`▸ Compiling ${names.join(', ')} …`);
  const cli = join(ROOT, 'tooling', 'build', 'cli.mjs');
  const compiler = spawn(tools.node, [cli, 'watch', ...names], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] });
  compiler.on('exit', (code) => {
    say(`The compiler ended with ${code}. Run npm run dev again.`);
    void running?.stop();
  });

  /** Publishes the newest release of a package, again until the services are there. */
  async function tell(name) {
    const folder = folders.get(name);
    const started = performance.now();
    while (folders.get(name) === folder) {
      try {
        await publish(origin, folder);
        return say(`  ${name} is published (${Math.round(performance.now() - started)} ms)`);
      } catch (error) {
        if (error.cause === undefined) return say(`  ${name} was not published: ${error.message}`);
        await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
      }
    }
  }

  createInterface({ input: compiler.stdout }).on('line', (line) => {
    const { name, folder, failure } = JSON.parse(line);
    if (failure) return say(`✗ ${name}\n${failure}`);
    folders.set(name, folder);
    if (running) return void tell(name);
    say(`  ${name} (${folders.size}/${names.length})`);
    if (folders.size < names.length) return;
    running = services({ node: tools.node, env }, () => [...folders.values()]);
    watchServer(() => {
      say('▸ The services start again …');
      void running.restart();
    });
  });

  const stop = () => {
    compiler.removeAllListeners('exit');
    compiler.kill();
    if (running) void running.stop();
    else process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

// A first argument without a dash is the name of a remote.
script(process.argv[2] === undefined || process.argv[2].startsWith('-') ? runPlatform : runRemote);
