// Runs `npm run codegen` again after a saved change of what it reads, for `npm run dev`.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './toolchain.mjs';

const QUIET_MS = 150;

/** Documents and the schema, the codes, and the entry points of the facade. What codegen writes is none of them. */
export const isRead = (file) =>
  (file.endsWith('.graphql') && !file.endsWith('.generated.graphql')) ||
  /^shared-contracts\/src\/(codes|refusals)\.ts$/.test(file) ||
  /^shared-ui\/src\/(index|floating|tabs|forms\/index)\.ts$/.test(file);

/** Says which files were written, or what is wrong in which document. */
export function keepGenerated({ node, env }, say) {
  let timer;
  let running;
  const generate = () => {
    // A change during a run is the next run.
    if (running) return void running.once('exit', later);
    running = spawn(node, [join(ROOT, 'tooling', 'graphql', 'main.mjs')], {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    running.stdout.on('data', (written) => say(`▸ codegen: ${String(written).trim().split('\n').join(', ')}`));
    running.once('exit', () => {
      running = undefined;
    });
  };
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(generate, QUIET_MS);
  };
  for (const name of readdirSync(ROOT)) {
    const folder = join(ROOT, name, 'src');
    if (!existsSync(folder)) continue;
    watch(folder, { recursive: true }, (_event, file) => {
      if (file && isRead(`${name}/src/${file.replaceAll('\\', '/')}`)) later();
    });
  }
}
