#!/usr/bin/env node
// Builds of this tree: `hirehq-build shell|bundle`, run in the shell's folder, `hirehq-build embed` in that of the script for other sites; `hirehq-build watch PACKAGE …` anywhere. Remotes are
// built by `hirehq-remote build`. Under Node 24.
import { buildBundle } from './build-bundle.ts';
import { buildPackage } from './build-package.ts';
import { watch } from './watch.ts';

const kind = process.argv[2];
const builders = {
  shell: () => buildPackage(process.cwd(), 'shell'),
  embed: () => buildPackage(process.cwd(), 'embed'),
  bundle: () => buildBundle(process.cwd()),
  watch: () => watch(process.argv.slice(3)),
};

if (!Object.hasOwn(builders, kind ?? '')) {
  console.error('usage: hirehq-build shell|bundle|embed, or hirehq-build watch PACKAGE …');
  process.exit(2);
}
try {
  const said = await builders[kind]();
  if (said) console.log(said);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
