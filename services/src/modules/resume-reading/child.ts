// Reads one résumé: its bytes on standard input, what it says on standard output. Started by read-in-child.ts.
import { UnreadableFile } from './document-line.ts';
import { readDocument } from './formats/read-document.ts';
import { parseResume } from './parse-resume.ts';

const [, , contentType = '', today = ''] = process.argv;

async function input(): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return new Uint8Array(Buffer.concat(chunks));
}

async function answer(): Promise<unknown> {
  try {
    return { parsed: parseResume(await readDocument(contentType, await input()), today) };
  } catch (error) {
    if (error instanceof UnreadableFile) return { unreadable: error.message };
    throw error;
  }
}

process.stdout.write(JSON.stringify(await answer()));
