import type { Check } from '../check.ts';
import { boundaries } from './boundaries.ts';
import { comments } from './comments.ts';
import { contracts } from './contracts.ts';
import { docs } from './docs.ts';
import { format } from './format.ts';
import { homonyms } from './homonyms.ts';
import { house } from './house.ts';
import { leaks } from './leaks.ts';
import { lint } from './lint.ts';
import { messages } from './messages.ts';
import { mutants } from './mutants.ts';
import { oldestPostgres } from './oldest-postgres.ts';
import { suppressions } from './suppressions.ts';
import { template } from './template.ts';
import { types } from './types.ts';
import { unitTests } from './unit-tests.ts';
import { unused } from './unused.ts';
import { words } from './words.ts';

/** Checks that read the tree and run none of it; the quickest first. */
export const STATIC_CHECKS: readonly Check[] = [
  suppressions,
  docs,
  messages,
  words,
  comments,
  homonyms(),
  house,
  format,
  types,
  contracts,
  lint,
  boundaries,
  unused,
];

interface Extent {
  /** Everything on both ends of the supported PostgreSQL. */
  full?: boolean;
  /** Only what a change can break: the tests that reach these files, and SQL if it changed. */
  change?: { reaching: readonly string[]; sql: boolean };
}

/** Checks that run the code. */
export const testChecks = ({ full = false, change }: Extent = {}): readonly Check[] => [
  unitTests(change ?? {}),
  template,
  ...(!change || change.sql ? [oldestPostgres({ full })] : []),
];

/** Checks that run only when they are named: they take many minutes. */
export const NAMED_CHECKS: readonly Check[] = [leaks(), mutants()];
