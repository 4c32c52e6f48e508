// Prints the end-to-end spec files that the change since main can break, a line each.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { changedFiles, specsFor, type SpecTable } from './changed.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const table = JSON.parse(readFileSync(`${root}e2e/spec-files.json`, 'utf8')) as SpecTable;
process.stdout.write(specsFor(changedFiles(root), table).join('\n'));
