import { withStatementBudget, type StatementBudget } from '../../database/statement-budget.ts';
import type { Viewer } from '../../module.ts';
import { addressKey } from '../../attempts/address-key.ts';
import { createFairLane, type FairLane } from './fair-lane.ts';
import type { OperationCost } from './graphql-cost.ts';
import { GRAPHQL_LIMITS } from './graphql-limits.ts';
import { Refusal } from '../refusal.ts';
import { sizeOf } from './size-of.ts';

/**
 * Where accepted queries wait for their turn: dear ones never hold more than a few connections. Pages of visitors ask for
 * light ones only, so what visitors send to the other lane never delays a candidate's page.
 */
export interface QueryLanes {
  light: FairLane;
  heavy: Readonly<Record<Viewer['kind'], FairLane>>;
}

/** Statements that one query runs at a time. */
const LIGHT_STATEMENTS = 2;
const HEAVY_STATEMENTS = 1;
const HEAVY_SHARE = 8;
const LIGHT_SHARE = 2;
/** Light queries that one visitor's address, or one candidate, runs at a time: more than a page asks for at once. */
const LIGHT_EACH = 2;
const MOST_HEAVY_WAITING = 256;
const MOST_WAITING_EACH = 64;
/** Who has so many waiting waits for nobody but themselves. */
const OWN_QUEUE = 4;

/** Lanes for a pool of so many connections. */
export function createQueryLanes(connections: number): QueryLanes {
  const heavy = () =>
    createFairLane({
      slots: Math.max(1, Math.floor(connections / HEAVY_SHARE)),
      mostWaiting: MOST_HEAVY_WAITING,
      mostWaitingEach: MOST_WAITING_EACH,
    });
  const light = createFairLane({
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
  /** Until all of it must be done, waiting included. */
  timeMs: number;
  /** Called when it is about to wait for long: meanwhile it is no work under way. */
  onWait: () => void;
}

/** What one request may cost: its time, its turn among the others, the rows it reads. */
export interface QueryBudget extends StatementBudget {
  /** Waits for the operation's turn. A mutation has it at once and is never stopped: what it did must be told. */
  admit(operation: OperationCost): Promise<void>;
  /** Stops a query; does nothing to a mutation. */
  stop(reason: Refusal): void;
  /** Runs the work, and fails with what stopped it as soon as that happens. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

export function createQueryBudget({ lanes, viewer, address, timeMs, onWait }: QueryBudgetOptions): QueryBudget {
  const key = viewer.kind === 'candidate' ? viewer.candidateId : addressKey(address);
  const controller = new AbortController();
  let signal: AbortSignal | undefined = controller.signal;
  let leaveLane: (() => void) | undefined;
  let connections: FairLane | undefined;
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
    enter: async () => (signal && (await connections?.enter({ key, cost: 1, signal }))) ?? (() => undefined),
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
      if (isHeavy || lane.waiting(key) >= OWN_QUEUE) onWait();
      leaveLane = await lane.enter({ key, cost, signal });
      connections = createFairLane({ slots: isHeavy ? HEAVY_STATEMENTS : LIGHT_STATEMENTS });
      runs = true;
    },
    run(work) {
      const stopped = new Promise<never>((_resolve, reject) => {
        controller.signal.addEventListener('abort', () => reject(controller.signal.reason as Error), { once: true });
      });
      // What was stopped still ends by itself, and only then gives its turn away.
      const done = withStatementBudget(this, work).finally(end);
      return Promise.race([done, stopped]);
    },
  };
}
