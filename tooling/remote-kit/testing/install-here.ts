// In place of `npm install` in tests: `node install-here.ts [KIT]` installs into the folder it runs in, without a registry.
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { installFromTree } from './install-from-tree.ts';

const [kit = 'kit'] = process.argv.slice(2);
installFromTree(process.cwd(), kit);
writeFileSync('package-lock.json', '{}\n');
