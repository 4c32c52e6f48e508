import type { Finding } from '../check.ts';
import { filesBelow } from '../tree.ts';
import { brokenRules, type CodeRule } from './code-rules.ts';

/** Ways to wait for a time. A test's own limit (`test.setTimeout`) is none. */
const WAITS = {
  waitForTimeout: /\bwaitForTimeout\b/,
  'setTimeout(': /(?<!\.)\bsetTimeout\s*\(/,
  'node:timers': /\bnode:timers\b/,
};

const RULES: readonly CodeRule[] = Object.entries(WAITS).map(([name, found]) => ({
  found,
  // They poll programs that are starting.
  belongsIn: /^e2e\/platform\/(start-platform|keycloak)\.ts$/,
  remedy: `${name} waits for a time: wait for what shows that it is done (expect, waitForResponse), or set the clock of the page (page.clock)`,
}));

/** End-to-end tests wait for what a person would see: a fixed wait is too long on a quiet machine and too short on a busy one. */
export const endToEndWaits = (tree: string): Finding[] =>
  brokenRules(
    tree,
    filesBelow(tree, 'e2e').filter((file) => file.endsWith('.ts')),
    RULES,
  );
