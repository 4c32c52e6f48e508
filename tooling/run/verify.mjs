// `npm run verify`: all checks that need no browser. `npm run verify -- types lint` runs those two.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { keepFilesInMemory } from './keep-files-in-memory.mjs';
import { runAsBatch } from './run-as-batch.mjs';
import { ROOT, prepare, script } from './toolchain.mjs';

script(async () => {
  runAsBatch();
  keepFilesInMemory();
  const { node, env } = await prepare();
  const main = join(ROOT, 'tooling', 'verify', 'verify.ts');
  const child = spawn(node, [main, ...process.argv.slice(2)], { cwd: ROOT, env, stdio: 'inherit' });
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
});
