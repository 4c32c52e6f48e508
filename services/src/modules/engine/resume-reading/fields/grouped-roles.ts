import type { DocumentLine } from '../document-line.ts';
import { withoutDuration } from './dates.ts';

const LONGEST_DURATION = 40;
/** '4 years 2 months' and nothing else. */
const isDuration = ({ text }: DocumentLine) =>
  text.length <= LONGEST_DURATION && /^\d/.test(text) && withoutDuration(text).trim() === '';

const isAlike = (one: DocumentLine, other: DocumentLine) =>
  one.size > 0 && Math.abs(one.size - other.size) < 0.1 && one.isBold === other.isBold;

/** An employer above several roles, with how long all of them lasted: how exports of networks write them. */
interface RoleGroup {
  employer: DocumentLine;
  /** Lines of the roles, up to the next employer. */
  from: number;
  until: number;
}

/** Lines without the employers of groups, and the groups in what is left. */
export function withoutGroupHeads(lines: readonly DocumentLine[]): { lines: DocumentLine[]; groups: RoleGroup[] } {
  const heads = lines.flatMap((line, index) => (index > 0 && isDuration(line) ? [index - 1] : []));
  const [known] = heads.map((index) => lines[index]!);
  if (!known) return { lines: [...lines], groups: [] };
  const kept: DocumentLine[] = [];
  const groups: RoleGroup[] = [];
  const close = () => {
    const last = groups.at(-1);
    if (last) last.until = Math.min(last.until, kept.length);
  };
  for (const [index, line] of lines.entries()) {
    const isGroupHead = heads.includes(index);
    // The employer of a single role is set as the others are.
    if (isGroupHead || isAlike(line, known)) close();
    if (isGroupHead) groups.push({ employer: line, from: kept.length, until: Infinity });
    else if (!isDuration(line)) kept.push(line);
  }
  return { lines: kept, groups };
}
