import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { resumeReadingSchema } from '@hirehq/shared-contracts/rest';
import { z } from 'zod';
import type { ParsedResume } from './parse-resume.ts';

const CHILD = fileURLToPath(new URL('child.ts', import.meta.url));
/** The child reads files of the program only; it can write none, and starts no process. */
const PROGRAM = fileURLToPath(new URL('../../../../', import.meta.url));

export interface ReadingLimits {
  /** Heap of the child, in megabytes. */
  memoryMb: number;
  /** Time of the clock, which also passes while the machine does other work. */
  timeMs: number;
}

export const READING_LIMITS: ReadingLimits = { memoryMb: 256, timeMs: 60_000 };
const MOST_OUTPUT = 4 * 1024 * 1024;

const foundAtSchema = resumeReadingSchema.shape.licences.element.shape.foundAt;
const responseSchema = z.union([
  z.object({
    parsed: z.object({
      reading: resumeReadingSchema.omit({ skills: true }),
      skillTexts: z.array(z.object({ text: z.string(), isList: z.boolean(), foundAt: foundAtSchema })),
    }),
  }),
  z.object({ unreadable: z.string() }),
]);

export type ChildResult = { parsed: ParsedResume } | { unreadable: string };

interface ReadFile {
  contentType: string;
  data: Uint8Array;
  /** ISO 8601. */
  today: string;
}

/** Reads a résumé in a process of its own, which is killed when it takes too much time or memory. */
export async function readInChild({ contentType, data, today }: ReadFile, limits = READING_LIMITS): Promise<ChildResult> {
  const child = spawn(
    process.execPath,
    [`--max-old-space-size=${limits.memoryMb}`, '--permission', `--allow-fs-read=${PROGRAM}*`, '--no-warnings', CHILD],
    { stdio: ['pipe', 'pipe', 'ignore'], env: {}, timeout: limits.timeMs, killSignal: 'SIGKILL', cwd: PROGRAM },
  );
  const ended = new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null));
    child.once('close', (code) => resolve(code));
  });
  // A child that has ended no longer reads: its exit says why.
  child.stdin.on('error', () => undefined);
  child.stdin.write(`${JSON.stringify({ contentType, today })}\n`);
  child.stdin.end(data);
  const chunks: Buffer[] = [];
  let size = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > MOST_OUTPUT) child.kill('SIGKILL');
    else chunks.push(chunk);
  });
  const code = await ended;
  if (code !== 0) return { unreadable: code === null ? 'took too long' : `ended with ${code}` };
  return responseSchema.parse(JSON.parse(Buffer.concat(chunks).toString('utf8')));
}
