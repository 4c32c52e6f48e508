#!/usr/bin/env node
// `hirehq-build remote|shell|bundle`, run in the package's folder; `hirehq-build watch PACKAGE …` anywhere. Under Node 24.
import { buildBundle } from './build-bundle.ts';
import { buildPackage } from './build-package.ts';
import { watch } from './watch.ts';

const kind = process.argv[2];
const builders = {
  remote: () => buildPackage(process.cwd(), 'remote'),
  shell: () => buildPackage(process.cwd(), 'shell'),
  bundle: () => buildBundle(process.cwd()),
  watch: () => watch(process.argv.slice(3)),
};

if (!Object.hasOwn(builders, kind ?? '')) {
  console.error('usage: hirehq-build remote|shell|bundle, or hirehq-build watch PACKAGE …');
  process.exit(2);
}
try {
  const said = await builders[kind]();
  if (said) console.log(said);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
