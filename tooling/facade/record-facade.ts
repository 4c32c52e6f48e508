import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { has, read } from '../verify/tree.ts';
import { PACKAGE, RECORD, committedRecord, facadeNames, recordOf } from './facade-record.ts';

/** Records the names of the facade and sets its version; returns the files that changed. */
export function recordFacade(tree: string): string[] {
  const record = recordOf(committedRecord(tree), facadeNames(tree));
  const version = Object.keys(record).at(-1);
  const files = {
    [RECORD]: `${JSON.stringify(record, null, 2)}\n`,
    [PACKAGE]: read(tree, PACKAGE).replace(/("version": ")[^"]*/, `$1${version}`),
  };
  const stale = Object.entries(files).filter(([file, text]) => !has(tree, file) || read(tree, file) !== text);
  for (const [file, text] of stale) writeFileSync(join(tree, file), text);
  return stale.map(([file]) => file);
}
