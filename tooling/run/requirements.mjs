// `npm run requirements -- SH`: lists which tests prove which requirement, by the titles of the tests. All requirements without an
// argument; `A` for the accessibility checks, which are A1 to A43.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
/** A string literal that starts with ids of requirements or checks, as titles of tests do. */
const TITLE = /(['"`])((?:(?:[A-Z]{2}-\d{2}|A\d{1,2}) )+)((?:\\.|(?!\1).)*)\1/g;
const ID = /\b[A-Z]{2}-\d{2}\b/g;
/** End-to-end tests that several spec files run are in a module of their own. */
const TEST_FILE = /\.(test|spec)\.tsx?$|^e2e\/platform\/[^/]+\.ts$/;

/** The file's test titles that name a requirement, as [id, title]. */
function titlesIn(file) {
  const found = [];
  for (const [, , named, title] of readFileSync(join(ROOT, file), 'utf8').matchAll(TITLE)) {
    const ids = [...named.trim().split(' '), ...(title.match(ID) ?? [])];
    const words = title.replaceAll(ID, '').replaceAll(/\\(.)/g, '$1').replaceAll(/\s+/g, ' ').trim();
    for (const id of new Set(ids)) found.push([id, words]);
  }
  return found;
}

const wanted = process.argv.slice(2).map((name) => name.toUpperCase());
const isOf = (id, name) => id === name || id.startsWith(`${name}-`) || (name === 'A' && /^A\d/.test(id));
const isWanted = (id) => wanted.length === 0 || wanted.some((name) => isOf(id, name));
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((file) => TEST_FILE.test(file))
  .toSorted();

/** @type {Map<string, string[]>} */
const proofs = new Map();
for (const file of files)
  for (const [id, title] of titlesIn(file)) if (isWanted(id)) proofs.set(id, [...(proofs.get(id) ?? []), `${title} (${file})`]);

if (proofs.size === 0) {
  process.stderr.write(`No test names ${wanted.join(', ') || 'a requirement'}.\n`);
  process.exitCode = 1;
}
for (const [id, titles] of [...proofs].toSorted(([one], [other]) => one.localeCompare(other, 'en', { numeric: true })))
  process.stdout.write(`${id}\n${titles.map((title) => `  ${title}\n`).join('')}`);
