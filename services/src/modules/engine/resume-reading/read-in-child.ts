import { fileURLToPath } from 'node:url';
import { UNREADABLE_REASONS, type UnreadableReason } from '@hirehq/shared-contracts/error-codes';
import { READING_DOUBTS } from '@hirehq/shared-contracts/codes';
import { resumeReadingSchema } from '@hirehq/shared-contracts/rest';
import { z } from 'zod';
import { runBounded, type Ending } from '../../../platform/bounded-process/run-bounded.ts';
import type { ParsedResume } from './parse-resume.ts';

const CHILD = fileURLToPath(new URL('child.ts', import.meta.url));
/** The child reads files of the program only; it can write none, and starts no process. */
const PROGRAM = fileURLToPath(new URL('../../../../../', import.meta.url));

const MB = 1024 * 1024;

export interface ReadingLimits {
  /** Resident memory of the child, in megabytes. */
  memoryMb: number;
  /** Time of the clock, which also passes while the machine does other work. */
  timeMs: number;
  /** Megabytes that the readers may unpack into one buffer. */
  bufferMb: number;
  /** Megabytes of all buffers of a reading together. */
  buffersMb: number;
}

export const READING_LIMITS: ReadingLimits = { memoryMb: 512, timeMs: 18_000, bufferMb: 64, buffersMb: 256 };
const MOST_OUTPUT = 4 * MB;

const foundAtSchema = resumeReadingSchema.shape.licences.element.shape.foundAt;
const REASONS = Object.keys(UNREADABLE_REASONS) as [UnreadableReason, ...UnreadableReason[]];
const responseSchema = z.union([
  z.object({
    parsed: z.object({
      reading: resumeReadingSchema.omit({ skills: true }),
      skillTexts: z.array(
        z.object({
          text: z.string(),
          isList: z.boolean(),
          foundAt: foundAtSchema,
          doubts: z.array(z.enum(READING_DOUBTS)).optional(),
        }),
      ),
    }),
  }),
  z.object({ unreadable: z.object({ reason: z.enum(REASONS), detail: z.string() }) }),
]);

export type ChildResult = (
  | { parsed: ParsedResume }
  /** `detail` is for the log. */
  | { unreadable: { reason: UnreadableReason; detail: string } }
) & {
  /** Largest resident memory of the child that was seen. */
  peakBytes: number;
};

interface ReadFile {
  contentType: string;
  data: Uint8Array;
  /** ISO 8601. */
  today: string;
}

const REASON_OF: Readonly<Record<Ending, UnreadableReason>> = { memory: 'TOO_LARGE', time: 'TOO_SLOW', crash: 'DAMAGED' };

/** Reads a résumé in a process of its own, which ends within the limits whatever the file does. */
export async function readInChild({ contentType, data, today }: ReadFile, limits = READING_LIMITS): Promise<ChildResult> {
  const { memoryMb, timeMs, bufferMb, buffersMb } = limits;
  const head = { contentType, today, mostAtOnce: bufferMb * MB, most: buffersMb * MB };
  const { outcome, peakBytes } = await runBounded(
    {
      args: ['--permission', `--allow-fs-read=${PROGRAM}*`, '--no-warnings', CHILD],
      cwd: PROGRAM,
      input: [`${JSON.stringify(head)}\n`, data],
    },
    { memoryMb, timeMs, outputBytes: MOST_OUTPUT },
  );
  if ('ended' in outcome) return { unreadable: { reason: REASON_OF[outcome.ended], detail: outcome.detail }, peakBytes };
  return { ...responseSchema.parse(JSON.parse(outcome.output)), peakBytes };
}
