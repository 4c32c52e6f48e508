// `npm start`: sets up, builds, seeds and serves the whole platform. Options: --fresh, --jobs N, --no-autopilot.
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { buildReleases } from './packages.mjs';
import { ROOT, developmentEnvironment, prepare, script } from './toolchain.mjs';

script(async () => {
  const tools = await prepare();
  const releases = await buildReleases(tools);
  const services = spawn(tools.node, [join(ROOT, 'services', 'src', 'main.ts'), ...process.argv.slice(2)], {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      ...developmentEnvironment(tools.env),
      HIREHQ_RELEASES: releases.join(delimiter),
    },
  });
  // A terminal also sends Ctrl-C to the services: they shut down gracefully, and we wait. Without a terminal, the signal is passed on.
  process.on('SIGINT', () => process.stdin.isTTY || services.kill('SIGINT'));
  process.on('SIGTERM', () => services.kill('SIGTERM'));
  services.on('exit', (code, signal) => {
    if (signal)
      process.stderr.write(`\nThe services were ended by ${signal}. Run npm start again; all confirmed changes are saved.\n`);
    process.exit(code ?? 1);
  });
});
