import type { Finding } from '../check.ts';
import { filesBelow, lineAt, read } from '../tree.ts';

/** Waits for a time. A test's own limit (`test.setTimeout`) is none. */
const WAIT = /\bwaitForTimeout\b|(?<!\.)\bsetTimeout\s*\(|\bnode:timers\b/g;

/** Ask programs that are starting whether they are ready. */
const POLLS = new Set(['e2e/platform/start-platform.ts', 'e2e/platform/keycloak.ts']);

/** End-to-end tests wait for what a person would see: a fixed wait is too long on a quiet machine and too short on a busy one. */
export function endToEndWaits(tree: string): Finding[] {
  const files = filesBelow(tree, 'e2e').filter((file) => file.endsWith('.ts') && !POLLS.has(file));
  return files.flatMap((file) => {
    const text = read(tree, file);
    return [...text.matchAll(WAIT)].map(({ index, 0: found }) => ({
      file,
      line: lineAt(text, index),
      message: `${found.trim()} waits for a time: wait for what shows that it is done (expect, waitForResponse), or set the clock of the page (page.clock)`,
    }));
  });
}
