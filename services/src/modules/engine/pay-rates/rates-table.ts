import { z } from 'zod';
import pegged from './data/pegged-currencies.json' with { type: 'json' };
import shipped from './data/rates.json' with { type: 'json' };

const currency = z.string().regex(/^[A-Z]{3}$/, 'must be an ISO 4217 code');

/** A table as a file or an address has it: units of each currency for one unit of the base. */
const tableSchema = z.object({
  date: z.iso.date(),
  source: z.string().trim().min(1).max(200).optional(),
  base: currency,
  rates: z.record(currency, z.number().gt(0).lt(1e12)),
});

/** Exchange rates of one day. */
export interface RatesTable {
  /** ISO 8601. */
  date: string;
  source: string;
  /** Units of each currency (ISO 4217) for one unit of the base, which is in it as 1. */
  rates: ReadonlyMap<string, number>;
}

/** Currencies by the one they are pegged to, with their official parity; a table seldom has them. */
const PEGGED: Readonly<Record<string, Readonly<Record<string, number>>>> = pegged;

/** Reads a table, with pegged currencies that it does not have; `source` if it names none. Throws ZodError for an invalid one. */
export function readRatesTable(value: unknown, source: string): RatesTable {
  const table = tableSchema.parse(value);
  const rates = new Map(Object.entries({ ...table.rates, [table.base]: 1 }));
  for (const [anchor, currencies] of Object.entries(PEGGED)) {
    const rate = rates.get(anchor);
    if (rate === undefined) continue;
    for (const [code, parity] of Object.entries(currencies)) if (!rates.has(code)) rates.set(code, rate * parity);
  }
  return { date: table.date, source: table.source ?? source, rates };
}

/** The table that the platform ships with. */
export const SHIPPED_RATES: RatesTable = readRatesTable(shipped, 'hireHQ');

/** Currencies that are compared first, because most jobs are paid in them. */
const COMMON = ['USD', 'EUR', 'GBP', 'INR', 'CAD', 'AUD'];

/**
 * What one unit of each currency is worth in this one, common currencies first; this one alone if the table does not have it.
 */
export function worthIn({ rates }: RatesTable, code: string): ReadonlyMap<string, number> {
  const own = rates.get(code);
  if (own === undefined) return new Map([[code, 1]]);
  const isCommon = (other: string) => COMMON.includes(other);
  const others = [...COMMON, ...[...rates.keys()].filter((other) => !isCommon(other))].filter((other) => other !== code);
  return new Map([
    // Exactly 1: what is not converted is compared as it is stated.
    [code, 1],
    ...others.flatMap((other): [string, number][] => {
      const rate = rates.get(other);
      return rate === undefined ? [] : [[other, own / rate]];
    }),
  ]);
}
