// Prints the end-to-end spec files that the change since main can break, a line each.
import { fileURLToPath } from 'node:url';
import table from '../../e2e/spec-files.json' with { type: 'json' };
import { changedFiles, specsFor } from './changed.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
process.stdout.write(specsFor(changedFiles(root), table).join('\n'));
