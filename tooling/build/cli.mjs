#!/usr/bin/env node
// `hirehq-build remote|shell|bundle`, run in the package's folder under Node 24.
import { buildBundle } from './build-bundle.ts';
import { buildPackage } from './build-package.ts';

const kind = process.argv[2];
const builders = {
  remote: () => buildPackage(process.cwd(), 'remote'),
  shell: () => buildPackage(process.cwd(), 'shell'),
  bundle: () => buildBundle(process.cwd()),
};

if (!Object.hasOwn(builders, kind ?? '')) {
  console.error('usage: hirehq-build remote|shell|bundle');
  process.exit(2);
}
try {
  console.log(await builders[kind]());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
