// Reads one résumé: a line of JSON and the bytes on standard input, what it says on standard output. Started by read-in-child.ts.
import { z } from 'zod';
import { UnreadableFile } from './document-line.ts';
import { readDocument } from './formats/read-document.ts';
import { parseResume } from './parse-resume.ts';

const headSchema = z.object({ contentType: z.string(), today: z.string() });

async function input() {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  const all = Buffer.concat(chunks);
  const end = all.indexOf('\n');
  const head = headSchema.parse(JSON.parse(all.toString('utf8', 0, end)));
  return { ...head, data: new Uint8Array(all.subarray(end + 1)) };
}

async function respond(): Promise<unknown> {
  try {
    const { contentType, today, data } = await input();
    return { parsed: parseResume(await readDocument(contentType, data), today) };
  } catch (error) {
    if (error instanceof UnreadableFile) return { unreadable: error.message };
    throw error;
  }
}

process.stdout.write(JSON.stringify(await respond()));
