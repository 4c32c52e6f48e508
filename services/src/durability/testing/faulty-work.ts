import type { ModuleFactory, ServiceModule } from '../../platform/module.ts';
import type { EventHandlers } from '../../platform/events/topics.ts';
import type { DeclaredWork } from '../../platform/work/work-kind.ts';

/**
 * What happens to each attempt at work on demand. `ends-late`: the first attempt does everything and ends before its process
 * can record it. `ends-early`: the first attempt ends before it does anything. `fails`: every attempt ends before it does anything.
 */
export type Fault = 'none' | 'ends-late' | 'ends-early' | 'fails';

export interface FaultyWork {
  modules: readonly ModuleFactory[];
  inject(fault: Fault): void;
  /** Attempts since the last fault was injected, by the kind of their work. */
  attempts: ReadonlyMap<string, number>;
}

class ProcessEnded extends Error {
  override readonly name = 'ProcessEnded';
  constructor() {
    super('The process ended.');
  }
}

/** The modules, whose work on demand and event handlers suffer from a fault of the test's choice. */
export function withFaults(modules: readonly ModuleFactory[]): FaultyWork {
  let fault: Fault = 'none';
  const attempts = new Map<string, number>();
  const begun = new Set<string>();

  async function attempt(kind: string, id: string, run: () => Promise<void>): Promise<void> {
    attempts.set(kind, (attempts.get(kind) ?? 0) + 1);
    const isFirst = !begun.has(`${kind} ${id}`);
    begun.add(`${kind} ${id}`);
    if (fault === 'fails' || (fault === 'ends-early' && isFirst)) throw new ProcessEnded();
    await run();
    if (fault === 'ends-late' && isFirst) throw new ProcessEnded();
  }

  const faultyWork = (declared: DeclaredWork): DeclaredWork =>
    declared.schedule === undefined
      ? {
          ...declared,
          run: (payload, details) => attempt(declared.kind.name, details.jobId, () => declared.run(payload, details)),
        }
      : declared;

  const faultyEvents = (module: string, events: EventHandlers): EventHandlers =>
    Object.fromEntries(
      Object.entries(events).map(([topic, handle]) => [
        topic,
        (event: { id: number }) =>
          attempt(`${module}.event`, String(event.id), () => (handle as (event: { id: number }) => Promise<void>)(event)),
      ]),
    );

  return {
    modules: modules.map((create) => (services): ServiceModule => {
      const module = create(services);
      return {
        ...module,
        ...(module.work && { work: module.work.map(faultyWork) }),
        ...(module.events && { events: faultyEvents(module.name, module.events) }),
      };
    }),
    inject(next) {
      fault = next;
      attempts.clear();
      begun.clear();
    },
    attempts,
  };
}
