import { basename } from 'node:path';
import type { Finding } from '../check.ts';
import { namedTests, type NamedTest } from '../test-titles.ts';
import { has, lineAt, read } from '../tree.ts';

/** The page that says what each accessibility check demands, and which tests prove it. */
export const ACCESSIBILITY_PAGE = 'docs/accessibility.md';
/** The checks are A1 to this one. */
const LAST_CHECK = 43;

/** `### A7 Links differ from underlined words` */
const HEADING = /^### (?<id>A\d+) /gm;
const PROOF = /^- `[^`]+` in \[[^\]]*\]\([^)\s]+\)$/;
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

const proofsOf = (id: string, tests: readonly NamedTest[]): string[] =>
  tests.filter(({ ids }) => ids.includes(id)).map(({ title, file }) => `- \`${title}\` in [${basename(file)}](../${file})`);

/** The section with its list of tests; a section without a list gets it after its first paragraph. */
function withList({ id, text }: Section, tests: readonly NamedTest[]): string {
  const paragraphs = text.split('\n\n');
  const isList = (paragraph: string) =>
    paragraph
      .trimEnd()
      .split('\n')
      .every((line) => PROOF.test(line));
  const at = paragraphs.findIndex(isList);
  const others = paragraphs.filter((paragraph) => !isList(paragraph));
  const list = proofsOf(id, tests).join('\n');
  if (list === '') return others.join('\n\n');
  const place = at === -1 ? Math.min(2, others.length) : at;
  const end = place >= others.length && !list.endsWith('\n') ? '\n' : '';
  return [...others.slice(0, place).map((each) => each.trimEnd()), list + end, ...others.slice(place)].join('\n\n');
}

/** The page with the tests whose titles name a check in the section of that check. */
export function withProofs(page: string, tests: readonly NamedTest[]): string {
  const sections = sectionsOf(page);
  const head = page.slice(0, sections[0]?.start);
  return head + sections.map((section) => withList(section, tests)).join('');
}

/** Checks that the page has every check once, with all its tests, or the reason why there are none. */
export function accessibilityFindings(tree: string): Finding[] {
  if (!has(tree, ACCESSIBILITY_PAGE)) return [];
  const page = read(tree, ACCESSIBILITY_PAGE);
  const tests = namedTests(tree);
  const sections = sectionsOf(page);
  const at = (index: number, message: string): Finding => ({ file: ACCESSIBILITY_PAGE, line: lineAt(page, index), message });
  const ids = sections.map(({ id }) => id);
  const expected = Array.from({ length: LAST_CHECK }, (_, index) => `A${index + 1}`);
  return [
    ...expected.filter((id) => !ids.includes(id)).map((id) => at(0, `has no section for the check ${id}`)),
    ...sections.flatMap(({ id, start, text }, index) => {
      const proofs = proofsOf(id, tests);
      const listed = text.split('\n').filter((line) => PROOF.test(line));
      return [
        ...(ids.indexOf(id) === index && expected.includes(id) ? [] : [at(start, `${id} is no check, or has two sections`)]),
        ...(proofs.length > 0 || OTHER_STATE.test(text) ? [] : [at(start, `${id} has no test, look or reason`)]),
        ...(proofs.join('\n') === listed.join('\n')
          ? []
          : [at(start, `${id} lists other tests than those that name it: run \`npm run requirements -- --write\``)]),
      ];
    }),
  ];
}
