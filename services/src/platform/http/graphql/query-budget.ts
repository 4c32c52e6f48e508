import { withStatementBudget, type StatementBudget } from '../../database/statement-budget.ts';
import type { Viewer } from '../../module.ts';
import { addressKey } from '../../attempts/address-key.ts';
import { createFairQueue, type FairQueue } from '../../fair-queue.ts';
import type { OperationCost } from './graphql-cost.ts';
import { GRAPHQL_LIMITS } from './graphql-limits.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { sizeOf } from './size-of.ts';

/**
 * Lanes in which accepted queries wait for their turn: expensive ones never use more than a few connections. Pages of visitors send
 * light ones only, so what visitors send to the heavy lane never delays a candidate's page.
 */
export interface QueryLanes {
  light: FairQueue;
  heavy: Readonly<Record<Viewer['kind'], FairQueue>>;
}

/** Statements that one query runs concurrently. */
const LIGHT_STATEMENTS = 2;
const HEAVY_STATEMENTS = 1;
const HEAVY_SHARE = 8;
const LIGHT_SHARE = 2;
/** Light queries that one visitor's address, or one candidate, runs concurrently: more than a page sends at once. */
const LIGHT_EACH = 2;
const MOST_HEAVY_WAITING = 256;
const MOST_WAITING_EACH = 64;
/** A client with this many waiting queries delays only itself. */
const OWN_QUEUE = 4;

/** Lanes for a connection pool of this size. */
export function createQueryLanes(connections: number): QueryLanes {
  const heavy = () =>
    createFairQueue({
      slots: Math.max(1, Math.floor(connections / HEAVY_SHARE)),
      mostWaiting: MOST_HEAVY_WAITING,
      mostWaitingEach: MOST_WAITING_EACH,
    });
  const light = createFairQueue({
    slots: Math.max(2, Math.floor(connections / LIGHT_SHARE)),
    slotsEach: LIGHT_EACH,
    mostWaitingEach: MOST_WAITING_EACH,
  });
  return { light, heavy: { anonymous: heavy(), candidate: heavy() } };
}

interface QueryBudgetOptions {
  lanes: QueryLanes;
  viewer: Viewer;
  address: string;
  /** Deadline for everything, including waiting. */
  timeMs: number;
  /** Called before a long wait, during which the request does not count as work. */
  onWait: () => void;
}

/** The budget of one request: its time, its turn, and the rows it reads. */
export interface QueryBudget extends StatementBudget {
  /** Waits for the operation's turn. A mutation starts immediately and is never stopped, because its outcome must be reported. */
  admit(operation: OperationCost): Promise<void>;
  /** Stops a query; has no effect on a mutation. */
  stop(reason: Refusal): void;
  /** Runs the work; rejects with the reason as soon as the query is stopped. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

export function createQueryBudget({ lanes, viewer, address, timeMs, onWait }: QueryBudgetOptions): QueryBudget {
  const owner = viewer.kind === 'candidate' ? viewer.candidateId : addressKey(address);
  const controller = new AbortController();
  let signal: AbortSignal | undefined = controller.signal;
  let leaveLane: (() => void) | undefined;
  let connections: FairQueue | undefined;
  let runs = false;
  let readSize = 0;

  const stop = (reason: Refusal) => {
    if (signal) controller.abort(reason);
  };
  const timer = setTimeout(() => stop(new Refusal(runs ? 'QUERY_TOO_SLOW' : 'OVERLOADED')), timeMs);
  const end = () => {
    clearTimeout(timer);
    leaveLane?.();
  };

  return {
    get signal() {
      return signal;
    },
    enter: async () => (signal && (await connections?.enter({ owner, cost: 1, signal }))) ?? (() => undefined),
    read(rows) {
      if (!signal) return;
      readSize += sizeOf(rows, GRAPHQL_LIMITS.rowsSize);
      if (readSize > GRAPHQL_LIMITS.rowsSize) stop(new Refusal('QUERY_TOO_COMPLEX'));
    },
    stop,
    async admit({ kind, cost }) {
      if (kind === 'mutation') {
        signal = undefined;
        clearTimeout(timer);
        return;
      }
      const isHeavy = cost > GRAPHQL_LIMITS.lightCost;
      const lane = isHeavy ? lanes.heavy[viewer.kind] : lanes.light;
      if (isHeavy || lane.waiting(owner) >= OWN_QUEUE) onWait();
      leaveLane = await lane.enter({ owner, cost, signal });
      connections = createFairQueue({ slots: isHeavy ? HEAVY_STATEMENTS : LIGHT_STATEMENTS });
      runs = true;
    },
    run(work) {
      const stopped = new Promise<never>((_resolve, reject) => {
        controller.signal.addEventListener('abort', () => reject(controller.signal.reason as Error), { once: true });
      });
      // Stopped work still ends by itself, and only then releases its turn.
      const done = withStatementBudget(this, work).finally(end);
      return Promise.race([done, stopped]);
    },
  };
}
