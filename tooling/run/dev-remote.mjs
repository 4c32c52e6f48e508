import { spawn } from 'node:child_process';
import { keepGenerated } from './keep-generated.mjs';
import { ROOT, REMOTE_CLI, prepare } from './toolchain.mjs';

/** `npm run dev -- NAME`: one remote, without the services. */
export async function runRemote() {
  const { node, env } = await prepare();
  keepGenerated({ node, env }, (line) => process.stdout.write(`${line}\n`));
  const child = spawn(node, [REMOTE_CLI, 'dev', ...process.argv.slice(2)], { cwd: ROOT, env, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 0));
}
