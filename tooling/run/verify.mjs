// `npm run verify`: all checks that need no browser. `npm run verify -- types lint` runs those two.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { keepFilesInMemory } from './keep-files-in-memory.mjs';
import { runAsBatch } from './run-as-batch.mjs';
import { ROOT, prepare, script } from './toolchain.mjs';

script(async () => {
  runAsBatch();
  keepFilesInMemory();
  const tools = await prepare();
  const needsBrowser = process.argv.includes('leaks');
  const env = { ...tools.env, ...(needsBrowser && { CHROME_PATH: await findBrowser(tools) }) };
  const main = join(ROOT, 'tooling', 'verify', 'verify.ts');
  const child = spawn(tools.node, [main, ...process.argv.slice(2)], { cwd: ROOT, env, stdio: 'inherit' });
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
});
