import { spawn, type ChildProcess } from 'node:child_process';
import { runPeriodically } from '../periodic.ts';
import { residentBytes } from './resident-bytes.ts';
import { limitedNode } from './system-limits.ts';

export interface ProcessLimits {
  /** Resident memory of the process, in megabytes. */
  memoryMb: number;
  /** Time of the clock, which also passes while the machine does other work. */
  timeMs: number;
  /** Bytes that it may write. */
  outputBytes: number;
}

/** What ended a process that gave no complete output. */
export type Ending = 'memory' | 'time' | 'crash';

export interface BoundedRun {
  outcome: { output: string } | { ended: Ending; detail: string };
  /** Largest resident memory that was seen; 0 for a process that ended before it was looked at. */
  peakBytes: number;
}

interface Program {
  /** Options of Node and the file. */
  args: readonly string[];
  cwd: string;
  /** Written to its standard input. */
  input: readonly (string | Uint8Array)[];
}

const WATCH_EVERY_MS = 40;
const MB = 1024 * 1024;
/** Resident parts of Node that are no data: its program, libraries, and compiled code. */
const PROGRAM_MB = 128;
const LEAST_DATA_MB = 16;
/** Of all threads together, in relation to the clock. */
const PROCESSORS = 2;

/** V8 and the allocators end a process that gets no more memory with one of these; the kernel with SIGKILL. */
const OUT_OF_MEMORY = new Set<NodeJS.Signals>(['SIGABRT', 'SIGTRAP', 'SIGILL', 'SIGKILL']);
/** How a shell, and Node on Windows, report SIGABRT. */
const ABORTED = 134;

function endingOf(code: number | null, signal: NodeJS.Signals | null): Ending {
  if (signal === 'SIGXCPU') return 'time';
  return code === ABORTED || (signal !== null && OUT_OF_MEMORY.has(signal)) ? 'memory' : 'crash';
}

/** Collects what the process writes; calls `exceeded` once that is more than it may be. */
function collect({ stdout }: ChildProcess, most: number, exceeded: () => void): () => string {
  const chunks: Buffer[] = [];
  let size = 0;
  stdout?.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > most) exceeded();
    else chunks.push(chunk);
  });
  return () => Buffer.concat(chunks).toString('utf8');
}

/**
 * Runs a Node program that works on untrusted input, in a process that cannot outgrow its limits: the operating system
 * refuses it memory where it can, V8 limits the heap, and this process kills it by the clock, and by the memory seen.
 */
export async function runBounded(
  { args, cwd, input }: Program,
  limits: ProcessLimits,
  commandFor = limitedNode,
): Promise<BoundedRun> {
  const { memoryMb, timeMs, outputBytes } = limits;
  const [command, rest] = await commandFor([`--max-old-space-size=${memoryMb / 2}`, ...args], {
    dataMb: Math.max(LEAST_DATA_MB, memoryMb - PROGRAM_MB),
    cpuSeconds: (timeMs / 1000) * PROCESSORS,
  });
  const child = spawn(command, rest, { stdio: ['pipe', 'pipe', 'ignore'], env: {}, cwd });
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null; error?: Error }>((resolve) => {
    child.once('error', (error) => resolve({ code: null, signal: null, error }));
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  let killed: { ended: Ending; detail: string } | undefined;
  const kill = (ending: Ending, detail: string) => {
    killed ??= { ended: ending, detail };
    child.kill('SIGKILL');
  };
  const output = collect(child, outputBytes, () => kill('memory', `wrote more than ${outputBytes} bytes`));
  let peakBytes = 0;
  const watch = runPeriodically({
    everyMs: WATCH_EVERY_MS,
    async run() {
      peakBytes = Math.max(peakBytes, (await residentBytes(child.pid ?? 0)) ?? 0);
      // Leaves room for what it takes until the signal arrives.
      if (peakBytes > (memoryMb * MB * 15) / 16) kill('memory', `took ${Math.round(peakBytes / MB)} MB`);
    },
    failed: (error) => kill('crash', String(error)),
  });
  const clock = setTimeout(() => kill('time', `took more than ${timeMs} ms`), timeMs);
  // A child that has ended no longer reads: its exit says why.
  child.stdin.on('error', () => undefined);
  for (const part of input) child.stdin.write(part);
  child.stdin.end();
  const { code, signal, error } = await ended;
  clearTimeout(clock);
  await watch.stop();
  if (killed) return { outcome: killed, peakBytes };
  if (code === 0) return { outcome: { output: output() }, peakBytes };
  const detail = error ? String(error) : `ended with ${signal ?? code}`;
  return { outcome: { ended: endingOf(code, signal), detail }, peakBytes };
}
