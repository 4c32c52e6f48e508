// Reads one résumé: a line of JSON and the bytes on standard input, what it says on standard output. Started by read-in-child.ts.
import { writeSync } from 'node:fs';
import { exit } from 'node:process';
import { z } from 'zod';
import { limitAllocations } from '../../../platform/bounded-process/allocation-budget.ts';
import { UnreadableFile } from './document-line.ts';
import { readDocument } from './formats/read-document.ts';
import { parseResume } from './parse-resume.ts';
import { unreadableReasonOf } from './unreadable-reason.ts';

const headSchema = z.object({ contentType: z.string(), today: z.string(), mostAtOnce: z.number(), most: z.number() });

const MOST_DETAIL = 500;

async function input() {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  const all = Buffer.concat(chunks);
  const lineEnd = all.indexOf('\n');
  const head = headSchema.parse(JSON.parse(all.toString('utf8', 0, lineEnd)));
  return { ...head, data: new Uint8Array(all.subarray(lineEnd + 1)) };
}

let isRead = false;

/** Ends at once, from wherever the reading is. What it writes fits into an empty pipe. */
function refuse(error: unknown): never {
  const { reason, detail } = unreadableReasonOf(error);
  writeSync(1, JSON.stringify({ unreadable: { reason, detail: detail.slice(0, MOST_DETAIL) } }));
  exit(0);
}

// Libraries may also fail in a promise that nobody awaits.
process.on('uncaughtException', (error) => void (isRead || refuse(error)));
process.on('unhandledRejection', (error) => void (isRead || refuse(error)));

const { contentType, today, data, mostAtOnce, most } = await input();
limitAllocations({ mostAtOnce, most, exceeded: (detail) => refuse(new UnreadableFile('TOO_LARGE', detail)) });
const parsed = parseResume(await readDocument(contentType, data), today);
isRead = true;
process.stdout.write(JSON.stringify({ parsed }), () => exit(0));
