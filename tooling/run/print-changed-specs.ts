// Prints the end-to-end specs that the change since main can break, a line each.
import { fileURLToPath } from 'node:url';
import { changedFiles, specsFor } from './changed.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
process.stdout.write(specsFor(changedFiles(root)).join('\n'));
