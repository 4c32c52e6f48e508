import type { DocumentLine } from '../document-line.ts';
import { findRange, monthsSaid, withoutDuration } from './dates.ts';

const LONGEST_DURATION = 40;
/** 'Full-time · 4 yrs 2 mos': networks say in front of it how somebody was employed. */
const KIND_OF_WORK = /^\p{L}[\p{L}\s'’-]{2,24}\s*·\s*(?=\d)/u;
/** '4 years 2 months' and nothing else. */
function isDuration({ text }: DocumentLine): boolean {
  const duration = text.replace(KIND_OF_WORK, '');
  return text.length <= LONGEST_DURATION && /^\d/.test(duration) && withoutDuration(duration).trim() === '';
}

const isAlike = (one: DocumentLine, other: DocumentLine) =>
  one.size > 0 && Math.abs(one.size - other.size) < 0.1 && one.isBold === other.isBold;

/** An employer above several roles, with how long all of them lasted: how exports of networks write them. */
interface RoleGroup {
  employer: DocumentLine;
  /** Lines of the roles, up to the next employer. */
  from: number;
  until: number;
}

/** A role may be said to have lasted a month more or less than it did. */
const ROUNDED = 2;
/** Lines of a role above its period: its title, and its employer if that is another one. */
const HEADS_OF_ANOTHER = 2;

/** Where the roles in these lines have lasted as long as all of the group did: the next one is at another employer. */
function endOfRoles(lines: readonly DocumentLine[], { from, until }: RoleGroup, months: number): number {
  let sum = 0;
  for (let index = from; index < Math.min(until, lines.length); index++) {
    const { text } = lines[index]!;
    if (!findRange(text)) continue;
    if (sum >= months - ROUNDED) return Math.max(from, index - HEADS_OF_ANOTHER);
    sum += monthsSaid(text) ?? 0;
  }
  return until;
}

/** Lines without the employers of groups, and the groups in what is left. */
export function withoutGroupHeads(lines: readonly DocumentLine[]): { lines: DocumentLine[]; groups: RoleGroup[] } {
  const heads = lines.flatMap((line, index) => (index > 0 && isDuration(line) ? [index - 1] : []));
  const [known] = heads.map((index) => lines[index]!);
  if (!known) return { lines: [...lines], groups: [] };
  const kept: DocumentLine[] = [];
  const groups: RoleGroup[] = [];
  const totals: number[] = [];
  const close = () => {
    const last = groups.at(-1);
    if (last) last.until = Math.min(last.until, kept.length);
  };
  for (const [index, line] of lines.entries()) {
    const isGroupHead = heads.includes(index);
    // The employer of a single role is set as the others are.
    if (isGroupHead || isAlike(line, known)) close();
    if (isGroupHead) {
      groups.push({ employer: line, from: kept.length, until: Infinity });
      totals.push(monthsSaid(lines[index + 1]?.text ?? '') ?? Infinity);
    } else if (!isDuration(line)) kept.push(line);
  }
  for (const [index, group] of groups.entries()) group.until = endOfRoles(kept, group, totals[index] ?? Infinity);
  return { lines: kept, groups };
}
