import type { Check } from '../check.ts';
import { boundaries } from './boundaries.ts';
import { contracts } from './contracts.ts';
import { docs } from './docs.ts';
import { format } from './format.ts';
import { house } from './house.ts';
import { lint } from './lint.ts';
import { messages } from './messages.ts';
import { oldestPostgres } from './oldest-postgres.ts';
import { suppressions } from './suppressions.ts';
import { template } from './template.ts';
import { testProject } from './test-project.ts';
import { types } from './types.ts';
import { unused } from './unused.ts';
import { words } from './words.ts';

/** Longest first, so that two at a time finish together. */
export const CHECKS: readonly Check[] = [
  testProject('unit', () => false),
  oldestPostgres(),
  types,
  testProject('contract', (folder) => folder.startsWith('mfe-')),
  template,
  boundaries,
  unused,
  lint,
  contracts,
  format,
  house,
  messages,
  words,
  suppressions,
  docs,
];
