// `npm run requirements -- SH`: lists which tests prove which requirement, by the titles of the tests. All requirements without an
// argument; `A` for the accessibility checks, which are A1 to A43. `--write` writes the tests of each into docs/accessibility.md.
import { join } from 'node:path';
import { ROOT, prepare, run, script } from './toolchain.mjs';

script(async () => {
  const { node, env } = await prepare();
  await run(node, [join(ROOT, 'tooling', 'verify', 'requirements.ts'), ...process.argv.slice(2)], { env });
});
