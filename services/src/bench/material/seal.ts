// `node services/src/bench/material/seal.ts READER FILE.json`: adds the cases of a file to the material of a reader, half of them sealed.
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { fail, print, readArguments } from '../../commands/command-line.ts';
import { caseId } from './halves.ts';
import { addMaterial } from './material-files.ts';
import { parseCases, READERS, type Reader } from './material.ts';

const USAGE = `Usage: node services/src/bench/material/seal.ts READER FILE.json
READER is one of ${READERS.join(', ')}; FILE.json is a list of cases without ids, and is deleted afterwards.`;
/** Fields that say what is expected, or where the shape is from: they are no part of the id. */
const READ = ['text', 'feed', 'layout', 'format', 'person', 'language', 'country'];

const { positionals } = readArguments(USAGE, { allowPositionals: true });
const [name = '', file = ''] = positionals;
const reader = READERS.find((each): each is Reader => each === name) ?? fail(USAGE);
if (file === '') fail(USAGE);

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
print(`${reader}: ${open.length} cases open, ${sealed.length} sealed.`);
