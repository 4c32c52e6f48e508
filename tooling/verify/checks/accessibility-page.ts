import { dirname, join, normalize } from 'node:path';
import type { Finding } from '../check.ts';
import { has, lineAt, read } from '../tree.ts';

/** The page that says how each accessibility check is proven. */
export const ACCESSIBILITY_PAGE = 'docs/accessibility.md';
/** The checks are A1 to this one. */
const LAST_CHECK = 43;

/** `### A7 Links differ from underlined words` */
const HEADING = /^### (?<id>A\d+) /gm;
/** A test: its title as in the code, or its beginning and an ellipsis, and its file. */
const PROOF = /^- `(?<title>[^`]+)` in \[[^\]]*\]\((?<target>[^)\s]+)\)/gm;
/** What a check without a test says. */
const OTHER_STATE = /^(?:Not done|Looked at on \d{4}-\d{2}-\d{2})\b/m;

interface Section {
  id: string;
  /** Position of its text in the page. */
  start: number;
  text: string;
}

function sectionsOf(page: string): Section[] {
  const headings = [...page.matchAll(HEADING)];
  return headings.map((heading, index) => ({
    id: heading.groups?.['id'] ?? '',
    start: heading.index,
    text: page.slice(heading.index, headings[index + 1]?.index),
  }));
}

/** What is wrong with one named test; undefined if the file has a test with that title, which names the check. */
function proofProblem(tree: string, id: string, title: string, target: string): string | undefined {
  if (!title.split(' ').includes(id)) return `the title '${title}' does not name ${id}`;
  const file = normalize(join(dirname(ACCESSIBILITY_PAGE), target));
  if (!has(tree, file)) return undefined;
  const text = read(tree, file);
  const isThere = ["'", '"', '`'].some((quote) =>
    text.includes(quote + (title.endsWith('…') ? title.slice(0, -1) : title + quote)),
  );
  return isThere ? undefined : `${file} has no test '${title}'`;
}

/** Checks that the page has every check once, with tests that exist or the reason why there are none. */
export function accessibilityFindings(tree: string): Finding[] {
  if (!has(tree, ACCESSIBILITY_PAGE)) return [];
  const page = read(tree, ACCESSIBILITY_PAGE);
  const sections = sectionsOf(page);
  const at = (index: number, message: string): Finding => ({ file: ACCESSIBILITY_PAGE, line: lineAt(page, index), message });
  const ids = sections.map(({ id }) => id);
  const expected = Array.from({ length: LAST_CHECK }, (_, index) => `A${index + 1}`);
  return [
    ...expected.filter((id) => !ids.includes(id)).map((id) => at(0, `has no section for the check ${id}`)),
    ...sections.flatMap(({ id, start, text }, index) => {
      const proofs = [...text.matchAll(PROOF)];
      return [
        ...(ids.indexOf(id) === index && expected.includes(id) ? [] : [at(start, `${id} is no check, or has two sections`)]),
        ...(proofs.length > 0 || OTHER_STATE.test(text) ? [] : [at(start, `${id} has no test, look or reason`)]),
        ...proofs.flatMap((proof) => {
          const { title = '', target = '' } = proof.groups ?? {};
          const problem = proofProblem(tree, id, title, target);
          return problem ? [at(start + proof.index, problem)] : [];
        }),
      ];
    }),
  ];
}
