import type { Finding } from '../check.ts';
import { filesBelow } from '../tree.ts';
import { brokenRules, type CodeRule } from './code-rules.ts';

const RULES: readonly CodeRule[] = [
  {
    found: /\bpg_(try_)?advisory_\w+|\bhashtextextended\b/,
    // Its test compares the keys with those of earlier releases.
    belongsIn: /^services\/src\/platform\/database\/advisory-locks(\.test)?\.ts$/,
    remedy: 'a lock has its number in services/src/platform/database/advisory-locks.ts: use lock or lockSubject',
  },
  {
    found: /\bas never\b(?! [a-z])/,
    remedy: 'mend the type instead of `as never`: a JSON column is a JsonColumn and is written by jsonb',
  },
  {
    found: /\bsetInterval\(/,
    belongsIn: /^services\/src\/platform\/periodic\.ts$/,
    remedy:
      'is work at fixed times (onSchedule), or runPeriodically of services/src/platform/periodic.ts where each process does it',
  },
  {
    found: /\bJSONColumnType\b/,
    remedy: 'a JSON column is a JsonColumn of services/src/platform/database/json-column.ts',
  },
];

/** One way to lock, and columns that are what their types say. */
export function serviceCode(tree: string): Finding[] {
  const files = filesBelow(tree, 'services/src').filter((file) => file.endsWith('.ts'));
  return brokenRules(tree, files, RULES);
}
