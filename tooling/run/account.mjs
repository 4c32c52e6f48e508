// `npm run account -- EMAIL --inactive`: changes an account of the embedded identity provider, running or stopped.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT, developmentEnvironment, prepare, script } from './toolchain.mjs';

script(async () => {
  const { node, env } = await prepare();
  const main = join(ROOT, 'services', 'src', 'commands', 'account.ts');
  // A password is read from standard input.
  const child = spawn(node, [main, ...process.argv.slice(2)], {
    cwd: ROOT,
    env: developmentEnvironment(env),
    stdio: 'inherit',
  });
  await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve((process.exitCode = code ?? 1)));
  });
});
