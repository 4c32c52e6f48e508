// Makes the data folder with which the platforms of a run begin, and prints its path. `npm test` runs it beside its last checks; it
// belongs to the process that started this one, and is named in HIREHQ_E2E_TEMPLATE.
import { makeTemplate } from './template.ts';

process.stdout.write(`${await makeTemplate(process.ppid)}\n`);
