// `node services/src/bench/material/seal.ts READER FILE.json`: adds the cases of a file to the material of a reader, half of them sealed.
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { caseId } from './halves.ts';
import { addMaterial } from './material-files.ts';
import { parseCases, READERS, type ReaderName } from './material.ts';

const USAGE = `Usage: node services/src/bench/material/seal.ts READER FILE.json
READER is one of ${READERS.join(', ')}; FILE.json is a list of cases without ids. Keep it out of the repository: half of it is sealed.`;
/** What is read of a case, whichever reader it is for. What is expected can be corrected without a new id. */
const READ = ['text', 'feed', 'layout', 'format', 'person', 'language', 'country'];

const { positionals } = parseArgs({ allowPositionals: true });
const [name = '', file = ''] = positionals;
const reader = READERS.find((each): each is ReaderName => each === name);
if (!reader || file === '') throw new Error(USAGE);

const drafts = z.array(z.looseObject({ kind: z.string() })).parse(JSON.parse(await readFile(file, 'utf8')));
const cases = drafts.map((draft) => ({
  id: caseId(
    draft.kind,
    READ.map((field) => draft[field]),
  ),
  ...draft,
}));
const today = new Date().toISOString().slice(0, 10);
const { open, sealed } = await addMaterial(import.meta.dirname, reader, parseCases(reader, cases), today);
process.stdout.write(`${reader}: ${open.length} cases open, ${sealed.length} sealed.\n`);
