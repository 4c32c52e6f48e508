import { backoffMs } from '@hirehq/shared-contracts/backoff';
import { SERVED_PART_GLOBAL, MAX_SERVED_PART_BYTES } from '@hirehq/shared-contracts/served-part';
import { startPartProcess, type PartProcess } from './part-process.ts';
import { withoutImports } from './without-imports.ts';

export interface PoolLimits {
  processes: number;
  /** Requests that may wait for a process. */
  mostWaiting: number;
  /** Releases whose parts are kept ready; beyond, the one that was not used for the longest time is dropped. */
  mostReleases: number;
  /** Time in which a part must be loaded, and then in which its first page must be rendered. */
  warmMs: number;
  /** Time after which a process that renders is killed. */
  hardMs: number;
  /** Resident memory of a process, in megabytes. */
  memoryMb: number;
  /** Pages after which a process is replaced. */
  mostRenders: number;
  /** Wait before a process that has ended is replaced. */
  restart: { baseMs: number; capMs: number };
}

/** `output`: JSON of a ServedPartOutput, unchecked. `isOfPart`: false for what the part cannot help. */
export type PartOutcome = { output: string } | { failed: string; isOfPart: boolean };

interface PoolRelease {
  /** Names the release and its content. */
  key: string;
  readScript: () => Promise<string>;
}

interface Work {
  release: LiveRelease;
  input: string;
  give: (outcome: PartOutcome) => void;
}

interface LiveRelease extends PoolRelease {
  script: Promise<string> | undefined;
  /** Its first request, which waits for a process to warm up with. */
  first: Work | undefined;
  isWarming: boolean;
  /** Input that it has rendered, to warm other processes with. */
  sample: string | undefined;
}

interface Slot {
  process: PartProcess | undefined;
  starting: Promise<PartProcess> | undefined;
  isBusy: boolean;
  /** Keys of the releases that render in it. */
  warm: Set<string>;
  renders: number;
  endsInARow: number;
  isResting: boolean;
}

interface PartPoolOptions {
  limits: PoolLimits;
  /** Hears of every process that ended though nobody had asked for it. */
  ended: (reason: string) => void;
}

const gaveUp = (failed: string): PartOutcome => ({ failed, isOfPart: false });

/**
 * Processes that render served parts: a release becomes warm in one process after the other, with inputs that were asked for, and is
 * rendered where it is warm. Processes start when they are first needed.
 */
export function createPartPool({ limits, ended }: PartPoolOptions) {
  const releases = new Map<string, LiveRelease>();
  const waiting: Work[] = [];
  let isClosed = false;
  const slots = Array.from({ length: limits.processes }, (): Slot => {
    return {
      process: undefined,
      starting: undefined,
      isBusy: false,
      warm: new Set(),
      renders: 0,
      endsInARow: 0,
      isResting: false,
    };
  });

  const isWarm = ({ key }: PoolRelease) => slots.some(({ warm }) => warm.has(key));

  function giveUpWaiting(reason: string, isMeant: (work: Work) => boolean): void {
    for (const work of waiting.filter(isMeant)) {
      waiting.splice(waiting.indexOf(work), 1);
      work.give(gaveUp(reason));
    }
  }

  function drop(key: string): void {
    const release = releases.get(key);
    releases.delete(key);
    for (const { warm, process } of slots) if (warm.delete(key)) process?.tell({ drop: { release: key } });
    if (!release) return;
    release.first?.give(gaveUp('was dropped'));
    giveUpWaiting('was dropped', (work) => work.release === release);
  }

  function liveRelease({ key, readScript }: PoolRelease): LiveRelease {
    const release = releases.get(key) ?? {
      key,
      readScript,
      script: undefined,
      first: undefined,
      isWarming: false,
      sample: undefined,
    };
    releases.delete(key);
    releases.set(key, release);
    for (const oldest of releases.keys()) {
      if (releases.size <= limits.mostReleases) break;
      drop(oldest);
    }
    return release;
  }

  function rest(slot: Slot): void {
    slot.endsInARow += 1;
    slot.isResting = true;
    setTimeout(
      () => {
        slot.isResting = false;
        pump();
      },
      backoffMs(limits.restart, slot.endsInARow),
    ).unref();
  }

  async function processOf(slot: Slot): Promise<PartProcess> {
    if (slot.process) return slot.process;
    slot.starting = startPartProcess(limits.memoryMb);
    const process = await slot.starting.finally(() => (slot.starting = undefined));
    slot.process = process;
    slot.renders = 0;
    void process.ended.then((reason) => {
      if (slot.process !== process) return;
      slot.process = undefined;
      slot.warm.clear();
      if (isClosed) return;
      ended(reason);
      rest(slot);
    });
    return process;
  }

  async function render(slot: Slot, process: PartProcess, { release, input }: Omit<Work, 'give'>, limitMs: number) {
    const reply = await process.ask({ render: { release: release.key, input } }, limitMs);
    slot.renders += 1;
    if (!('done' in reply)) return reply;
    slot.endsInARow = 0;
    release.sample = input;
    return reply;
  }

  const outcomeOf = (reply: Awaited<ReturnType<typeof render>>): PartOutcome => {
    if ('done' in reply) return { output: reply.done };
    return { failed: 'ended' in reply ? reply.ended : reply.failed, isOfPart: !isClosed };
  };

  /** Loads the part of a release into a process and renders a first page. */
  async function warmUp(slot: Slot, { release, input }: Omit<Work, 'give'>): Promise<PartOutcome> {
    const { key } = release;
    release.script ??= release.readScript();
    let script: string;
    try {
      script = withoutImports(await release.script);
    } catch (error) {
      release.script = undefined;
      return gaveUp(`cannot be read: ${String(error)}`);
    }
    if (isClosed) return gaveUp('was closed');
    const process = await processOf(slot);
    const load = { release: key, script, global: SERVED_PART_GLOBAL, mostBytes: MAX_SERVED_PART_BYTES };
    const loaded = await process.ask({ load }, limits.warmMs);
    const reply = 'done' in loaded ? await render(slot, process, { release, input }, limits.warmMs) : loaded;
    if ('done' in reply && slot.process === process && releases.get(key) === release) slot.warm.add(key);
    else if (!('ended' in reply)) process.tell({ drop: { release: key } });
    return outcomeOf(reply);
  }

  /** Replaces a process that has rendered enough, while another one is there. */
  async function recycle(slot: Slot): Promise<void> {
    const others = slots.filter((other) => other !== slot);
    const isSpare = others.length === 0 || others.some(({ process }) => process);
    if (!slot.process || slot.renders < limits.mostRenders || !isSpare) return;
    const { process } = slot;
    slot.process = undefined;
    slot.warm.clear();
    await process.stop();
  }

  async function warmRelease(slot: Slot, release: LiveRelease): Promise<void> {
    const { first } = release;
    const input = first?.input ?? release.sample;
    if (input === undefined) return;
    release.isWarming = true;
    release.first = undefined;
    const outcome = await warmUp(slot, { release, input }).catch((error: unknown) => {
      rest(slot);
      return gaveUp(`has no process: ${String(error)}`);
    });
    release.isWarming = false;
    if ('failed' in outcome) release.sample = undefined;
    first?.give(outcome);
    if (!isWarm(release)) giveUpWaiting('is not ready', (work) => work.release === release);
  }

  async function renderWaiting(slot: Slot, next: Work): Promise<void> {
    const { process } = slot;
    next.give(process ? outcomeOf(await render(slot, process, next, limits.hardMs)) : gaveUp('has no process'));
  }

  /** What an idle process does next: it warms up for a release that is warm nowhere or elsewhere, one process at a time, or renders. */
  function taskFor(slot: Slot): (() => Promise<void>) | undefined {
    for (const release of releases.values()) {
      if (release.isWarming || slot.warm.has(release.key)) continue;
      if (release.first || release.sample !== undefined) return () => warmRelease(slot, release);
    }
    const at = waiting.findIndex(({ release }) => slot.warm.has(release.key));
    const [next] = at < 0 ? [] : waiting.splice(at, 1);
    return next && (() => renderWaiting(slot, next));
  }

  async function occupy(slot: Slot, task: () => Promise<void>): Promise<void> {
    slot.isBusy = true;
    await task();
    await recycle(slot);
    slot.isBusy = false;
    pump();
  }

  function pump(): void {
    for (const slot of slots) {
      if (isClosed) return;
      if (slot.isBusy || slot.isResting) continue;
      const task = taskFor(slot);
      if (task) void occupy(slot, task);
    }
  }

  return {
    drop,
    /** Process ids of the processes that run. */
    pids: (): number[] => slots.flatMap(({ process }) => process?.pid ?? []),
    /**
     * Renders, or undefined if that is not possible now: too many wait, or the release is being warmed up. `isReady`: false for the
     * request that a release is warmed up with.
     */
    render(part: PoolRelease, input: string): { outcome: Promise<PartOutcome>; isReady: boolean } | undefined {
      if (isClosed) return undefined;
      const release = liveRelease(part);
      const { promise, resolve } = Promise.withResolvers<PartOutcome>();
      const next: Work = { release, input, give: resolve };
      if (!isWarm(release)) {
        // It becomes warm again with an input that it has rendered; an untried one may be what made it cold.
        const isUntried = !release.first && !release.isWarming && release.sample === undefined;
        if (isUntried) release.first = next;
        pump();
        return isUntried ? { outcome: promise, isReady: false } : undefined;
      }
      waiting.push(next);
      pump();
      if (waiting.length > limits.mostWaiting && waiting.includes(next)) {
        waiting.splice(waiting.indexOf(next), 1);
        return undefined;
      }
      return { outcome: promise, isReady: true };
    },
    /** Resolves when no process is left. */
    async close(): Promise<void> {
      isClosed = true;
      for (const key of releases.keys()) drop(key);
      await Promise.all(
        slots.map(async ({ process, starting }) => {
          const left = process ?? (await starting?.catch(() => undefined));
          await left?.stop();
        }),
      );
    },
  };
}
