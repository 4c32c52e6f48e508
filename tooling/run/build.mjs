import { buildReleases } from './packages.mjs';
import { prepare, script } from './toolchain.mjs';

script(async () => {
  const folders = await buildReleases(await prepare());
  process.stdout.write(`${folders.join('\n')}\n`);
});
