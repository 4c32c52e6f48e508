// Writes the files generated from SDL, codes and documents, and the records of the facade and of events.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { recordEvents } from '../event-record/record-events.ts';
import { recordFacade } from '../facade/record-facade.ts';
import { generate, staleOf } from './generate.ts';

const ROOT = join(import.meta.dirname, '../..');
const generated = await generate(ROOT);
for (const { file, line, message } of generated.findings) console.error(`${file ?? ''}${line ? `:${line}` : ''}: ${message}`);
if (generated.findings.length > 0) process.exitCode = 1;

for (const file of staleOf(ROOT, generated)) {
  const text = generated.files.get(file);
  if (text === undefined) rmSync(join(ROOT, file));
  else {
    mkdirSync(dirname(join(ROOT, file)), { recursive: true });
    writeFileSync(join(ROOT, file), text);
  }
  console.log(text === undefined ? `removed ${file}` : file);
}
for (const file of recordFacade(ROOT)) console.log(file);
for (const file of await recordEvents(ROOT)) console.log(file);
