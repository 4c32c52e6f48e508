import { RecordError } from '../../../../platform/feed-source/feed-error.ts';
import type { LeftOut } from '../fields/feed-record.ts';
import type { FeedMap, RowCondition } from './feed-map.ts';
import type { Readable } from './mapped-record.ts';

const allowed = (condition: RowCondition) => ('in' in condition ? condition.in : condition.notIn);

/** The conditions of a map on the rows of a feed. */
export class RowConditions {
  #closed: readonly RowCondition[];
  #only: readonly RowCondition[];
  /** Conditions whose field has had no value in any row so far. */
  #unseen: Set<RowCondition>;
  #rows = 0;

  constructor({ closed = [], only = [] }: FeedMap) {
    this.#closed = closed;
    this.#only = only;
    this.#unseen = new Set([...closed, ...only].filter((condition) => !allowed(condition).includes('')));
  }

  /** Why a row is not imported; undefined if it is. */
  leftOut(row: Readable): LeftOut | undefined {
    this.#rows++;
    // Every condition is looked at, to notice those whose field is in no row.
    const only = this.#only.map((condition) => this.#holds(condition, row));
    const closed = this.#closed.map((condition) => this.#holds(condition, row));
    if (only.includes(false)) return 'filtered';
    return closed.includes(true) ? 'closed' : undefined;
  }

  /** Names the field of a condition that had no value in any row: it is probably misspelt. */
  doubt(): string | undefined {
    const [condition] = this.#unseen;
    return condition && this.#rows > 0
      ? `no record has a value in '${condition.field}', which the map has a condition on.`
      : undefined;
  }

  #holds(condition: RowCondition, row: Readable): boolean {
    const values = valuesOf(row, condition.field);
    if (values.length > 0) this.#unseen.delete(condition);
    const isListed = (values.length > 0 ? values : ['']).some((value) => allowed(condition).includes(value.toLowerCase()));
    return 'in' in condition ? isListed : !isListed;
  }
}

function valuesOf(row: Readable, field: string): string[] {
  try {
    return row.texts(field);
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    // An object is a value, although none that a condition names.
    return ['{}'];
  }
}
