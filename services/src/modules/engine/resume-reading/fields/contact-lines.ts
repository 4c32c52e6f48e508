import type { DocumentLine } from '../document-line.ts';
import { isAddressLine, isPlaceLine } from './address/address.ts';
import { hasEmail, hasTelephone, isOfOthers } from './contact.ts';
import { hasContactLabel } from './contact-labels.ts';
import { findRange } from './dates.ts';
import { isBullet } from './entries.ts';
import { PIN } from './icons.ts';
import { headingOf } from './sections.ts';

const LINK = /^(?:https?:\/\/|www\.)\S+$|^[\w-]+(?:\.[\w-]+)*\.\p{L}{2,10}(?:\/\S*)?$/iu;
const SEPARATED = /\t|\s[|•·◦∙⋅▪]\s/u;
/** A text with more words tells something. */
const MOST_WORDS = 12;
/** The rest of an address that a narrow column broke. */
const MOST_REST_WORDS = 8;

/** True for a line with nothing but facts about how to reach somebody. */
export function isContact(line: DocumentLine): boolean {
  const { text } = line;
  const isText = text.split(SEPARATED).some((fact) => fact.split(/\s+/).length > MOST_WORDS);
  if (isText || isBullet(line) || headingOf(line) || isOfOthers(text)) return false;
  if (text.startsWith(PIN)) return true;
  return hasContactLabel(text) || hasEmail(text) || hasTelephone(text) || LINK.test(text.trim()) || isAddressLine(text);
}

const isHeadOfColumn = (before: DocumentLine | undefined, line: DocumentLine) =>
  before === undefined ||
  (before.box !== null && line.box !== null && (before.page !== line.page || before.box[1] > line.box[1]));

/** How many lines directly above the line at `index` are contacts: two are an address that a narrow column broke. */
function linesAbove(lines: readonly DocumentLine[], index: number): number {
  const [above, beyond] = [lines[index - 1], lines[index - 2]];
  if (!above || headingOf(above) || isHeadOfColumn(above, lines[index]!)) return 0;
  if (isContact(above)) return 1;
  // 'Dartmouth, NS' at the head of a column.
  if (isHeadOfColumn(beyond, above) && isPlaceLine(above.text)) return 1;
  if (!beyond || headingOf(beyond) || isBullet(above) || isBullet(beyond) || findRange(beyond.text)) return 0;
  return above.text.split(/\s+/).length <= MOST_REST_WORDS && isAddressLine(`${beyond.text} ${above.text}`) ? 2 : 0;
}

/**
 * Lines with which to reach the person, wherever they are: in a column without a heading of its own, or in the header or footer of a
 * page. They are those around an email address, or several facts in one line with it or with a telephone number.
 */
export function contactLines(lines: readonly DocumentLine[]): ReadonlySet<DocumentLine> {
  const found = new Set<DocumentLine>();
  for (const [index, line] of lines.entries()) {
    const isReached = hasEmail(line.text) || (hasTelephone(line.text) && SEPARATED.test(line.text));
    if (!isReached || found.has(line) || !isContact(line)) continue;
    let [first, last] = [index, index];
    for (let count = linesAbove(lines, first); count > 0; count = linesAbove(lines, first)) first -= count;
    while (lines[last + 1] && isContact(lines[last + 1]!)) last += 1;
    const run = lines.slice(first, last + 1);
    if (run.length > 1 || SEPARATED.test(line.text)) for (const each of run) found.add(each);
  }
  return found;
}
