/** Run by tooling/run/requirements.mjs. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ACCESSIBILITY_PAGE, withProofs } from './checks/accessibility-page.ts';
import { namedTests } from './test-titles.ts';
import { read } from './tree.ts';

const ROOT = join(import.meta.dirname, '../..');
const tests = namedTests(ROOT);

function list(wanted: readonly string[]): void {
  const isOf = (id: string, name: string) => id === name || id.startsWith(`${name}-`) || (name === 'A' && /^A\d/.test(id));
  const ids = [...new Set(tests.flatMap((test) => test.ids))]
    .filter((id) => wanted.length === 0 || wanted.some((name) => isOf(id, name)))
    .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));
  for (const id of ids) {
    const lines = tests.filter((test) => test.ids.includes(id)).map(({ title, file }) => `  ${title} (${file})\n`);
    process.stdout.write(`${id}\n${lines.join('')}`);
  }
  if (ids.length > 0) return;
  process.stderr.write(`No test names ${wanted.join(', ') || 'a requirement'}.\n`);
  process.exitCode = 1;
}

const names = process.argv.slice(2);
if (names.includes('--write')) writeFileSync(join(ROOT, ACCESSIBILITY_PAGE), withProofs(read(ROOT, ACCESSIBILITY_PAGE), tests));
else list(names.map((name) => name.toUpperCase()));
