export interface PartName {
  remote: string;
  version: string;
  /** Hash of the script, in the form of `integrity` attributes. */
  integrity: string;
}

interface PartFailuresOptions {
  /** Failures after which a part is switched off. */
  most: number;
  /** Time for which an input that failed is not tried again. */
  restMs: number;
  /** Milliseconds. */
  clock: () => number;
  /** Hears once of each part that is switched off; `reason`: the last failure. */
  switchedOff: (part: PartName, reason: string) => void;
}

interface Record {
  isOff: boolean;
  hasSucceeded: boolean;
  /** Failures that count, by what failed: an id of the input, or a number as long as nothing has succeeded. */
  counted: Set<string>;
  /** When inputs that failed may be tried again. */
  restsUntil: Map<string, number>;
}

const MOST_PARTS = 64;
const MOST_RESTING = 64;

export const partKey = ({ remote, version, integrity }: PartName): string => `${remote} ${version} ${integrity}`;

/**
 * Counts the failures of parts, and says which are switched off. As soon as a part has succeeded, an input counts once however often it
 * fails, and each success takes one failure off: one odd page does not switch off a part that works for all others.
 */
export function createPartFailures({ most, restMs, clock, switchedOff }: PartFailuresOptions) {
  const records = new Map<string, Record>();

  function recordOf(part: PartName): Record {
    const key = partKey(part);
    const record = records.get(key) ?? { isOff: false, hasSucceeded: false, counted: new Set(), restsUntil: new Map() };
    records.delete(key);
    records.set(key, record);
    const [oldest] = records.keys();
    if (records.size > MOST_PARTS && oldest !== undefined) records.delete(oldest);
    return record;
  }

  return {
    /** `input`: an id of what it would render. */
    mayTry(part: PartName, input: string): boolean {
      const { isOff, restsUntil } = recordOf(part);
      return !isOff && (restsUntil.get(input) ?? 0) <= clock();
    },
    succeeded(part: PartName, input: string): void {
      const record = recordOf(part);
      record.hasSucceeded = true;
      record.restsUntil.delete(input);
      const [oldest] = record.counted;
      record.counted.delete(record.counted.has(input) ? input : (oldest ?? input));
    },
    failed(part: PartName, input: string, reason: string): void {
      const record = recordOf(part);
      if (record.isOff) return;
      record.restsUntil.delete(input);
      record.restsUntil.set(input, clock() + restMs);
      const [first] = record.restsUntil.keys();
      if (record.restsUntil.size > MOST_RESTING && first !== undefined) record.restsUntil.delete(first);
      record.counted.add(record.hasSucceeded ? input : `${record.counted.size}`);
      if (record.counted.size < most) return;
      record.isOff = true;
      switchedOff(part, reason);
    },
  };
}
