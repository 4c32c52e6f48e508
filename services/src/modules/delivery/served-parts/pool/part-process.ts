import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { MAX_SERVED_PART_BYTES } from '@hirehq/shared-contracts/served-part';
import { z } from 'zod';
import { residentBytes } from '../../../../platform/bounded-process/resident-bytes.ts';
import { limitedNode } from '../../../../platform/bounded-process/system-limits.ts';
import { runPeriodically } from '../../../../platform/periodic.ts';
import { frameOf, readFrames } from '../child/frames.ts';
import type { ChildRequest } from '../child/messages.ts';
import { limitTime } from './limit-time.ts';

const CHILD_FOLDER = fileURLToPath(new URL('../child/', import.meta.url));
const CHILD = fileURLToPath(new URL('../child/child.ts', import.meta.url));

const MB = 1024 * 1024;
/** A UTF-16 unit has at most seven bytes as JSON in JSON. */
const MOST_REPLY = 8 * MAX_SERVED_PART_BYTES;
/** Resident parts of Node that are no data: its program, libraries, and compiled code. */
const PROGRAM_MB = 128;
const WATCH_EVERY_MS = 100;
/** Ends a process that nobody is left to stop; a process that is used is replaced long before. */
const CPU_SECONDS = 1800;

const replySchema = z.union([
  z.object({ id: z.number(), done: z.string() }),
  z.object({ id: z.number(), failed: z.string().max(1000) }),
]);

/** `ended`: the process is no more, and why. */
export type ProcessReply = { done: string } | { failed: string } | { ended: string };

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

export interface PartProcess {
  readonly pid: number | undefined;
  /**
   * Asks one thing at a time; the process is killed if it takes more than `limitMs` of processor time, or several times as long on a
   * machine that has none for it. Never rejects.
   */
  ask(request: Without<ChildRequest, 'id'>, limitMs: number): Promise<ProcessReply>;
  /** Tells what has no reply. */
  tell(request: Without<Extract<ChildRequest, { drop: unknown }>, 'id'>): void;
  /** Kills it; resolves when it is gone. */
  stop(): Promise<void>;
  /** Why it has ended; never rejects. */
  readonly ended: Promise<string>;
}

/** Options of Node: it reads no file but the source of the child, starts nothing, and makes no code of texts. */
export const CONFINED: readonly string[] = [
  '--permission',
  `--allow-fs-read=${CHILD_FOLDER}*`,
  '--disallow-code-generation-from-strings',
  // A part that ever got hold of an object of the outer realm could change nothing of it.
  '--frozen-intrinsics',
  // Rejected promises of parts are of no interest.
  '--unhandled-rejections=none',
  '--no-warnings',
];
/** Dates of parts are in UTC; there is no other variable. */
export const CONFINED_ENVIRONMENT = { TZ: 'UTC' };

/** Starts a process that renders served parts, within `memoryMb` megabytes of resident memory. `file`: its program. */
export async function startPartProcess(memoryMb: number, file = CHILD): Promise<PartProcess> {
  const [command, args] = await limitedNode([...CONFINED, `--max-old-space-size=${memoryMb / 2}`, file], {
    dataMb: memoryMb - PROGRAM_MB,
    cpuSeconds: CPU_SECONDS,
  });
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'ignore'], env: CONFINED_ENVIRONMENT, cwd: CHILD_FOLDER });
  let waiting: { id: number; give: (reply: ProcessReply) => void } | undefined;
  let lastId = 0;
  let killedFor: string | undefined;

  const kill = (reason: string) => {
    killedFor ??= reason;
    child.kill('SIGKILL');
  };
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(String(error)));
    child.once('close', (code, signal) => resolve(killedFor ?? `ended with ${signal ?? code}`));
  });
  const readReplies = readFrames({
    most: MOST_REPLY,
    heard(message) {
      const reply = replySchema.safeParse(message).data;
      if (!reply || reply.id !== waiting?.id) {
        kill('replied to what it was not asked');
        return;
      }
      const { give } = waiting;
      waiting = undefined;
      give(reply);
    },
    broken: kill,
  });
  child.stdout.on('data', readReplies);
  // A child that has ended no longer reads: its exit says why.
  child.stdin.on('error', () => undefined);

  const watch = runPeriodically({
    everyMs: WATCH_EVERY_MS,
    async run() {
      const bytes = waiting ? ((await residentBytes(child.pid ?? 0)) ?? 0) : 0;
      if (bytes > memoryMb * MB) kill(`took ${Math.round(bytes / MB)} MB`);
    },
    failed: (error) => kill(String(error)),
  });
  void ended.then(async (reason) => {
    await watch.stop();
    waiting?.give({ ended: reason });
    waiting = undefined;
  });

  return {
    pid: child.pid,
    ended,
    async ask(request, limitMs) {
      const id = ++lastId;
      const reply = new Promise<ProcessReply>((give) => {
        waiting = { id, give };
      });
      child.stdin.write(frameOf({ id, ...request }));
      const exceeded = () => kill(`took more than ${limitMs} ms`);
      const clock = limitTime({ pid: child.pid ?? 0, limitMs, exceeded });
      const first = await Promise.race([reply, ended.then((reason) => ({ ended: reason }))]);
      clock.stop();
      return first;
    },
    tell(request) {
      child.stdin.write(frameOf({ id: 0, ...request }));
    },
    async stop() {
      kill('stopped');
      await ended;
    },
  };
}
