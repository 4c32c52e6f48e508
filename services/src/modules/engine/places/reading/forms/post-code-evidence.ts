import type { Candidate, Group } from '../candidate.ts';
import { nameAlone } from '../name-alone.ts';
import type { PlaceNames } from '../place-names.ts';
import { countryOfCode, isCodeOf, onlyStateOfCode, statesOfCode } from './post-codes.ts';

/** What may be a postal code beside a name. */
const CODE =
  /(?<![\p{L}\p{N}-])(?:[A-Z]{1,2}-)?(?:\d{5}-\d{3,4}|\d{4,6}|[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|\d{4} ?[A-Z]{2}|\d{2}-\d{3})(?![\p{L}\p{N}-])/gu;
const BEFORE_A_NAME = /^\s+\p{L}/u;
/** Four digits are also a year, and a name is seldom ruled out by them. */
const FEW_SIGNS = /^\d{4}$/;
/** Where a number before a name is that of a house. */
const CODE_IS_LAST = new Set(['US', 'CA', 'AU', 'GB']);

/** How much likelier a place is that has such a code, and one that has not. */
const AGREES = 50;
const CONTRADICTS = 0.02;

interface PostCode {
  code: string;
  at: number;
  /** Of the name that it belongs to: a name follows at once. */
  isBefore: boolean;
}

function factorOf({ code, isBefore }: PostCode, { country, state }: Candidate): number {
  if (isBefore && CODE_IS_LAST.has(country)) return 1;
  const only = countryOfCode(code);
  if (only !== undefined && only !== country) return CONTRADICTS;
  const isOfCountry = only !== undefined || isCodeOf(code, country);
  if (!isOfCountry) return isOfCountry === undefined || FEW_SIGNS.test(code) ? 1 : CONTRADICTS;
  const states = state === null ? undefined : statesOfCode(code, country);
  if (state !== null && states) return states.has(state) ? AGREES : FEW_SIGNS.test(code) ? 1 : CONTRADICTS;
  return only === undefined ? 1 : AGREES;
}

/** The group of names that a code stands beside: the one that follows it at once, or else the last before it. */
function groupBeside({ code, at, isBefore }: PostCode, groups: readonly Group[]): Group | undefined {
  const known = groups.filter(({ candidates }) => candidates.length > 0);
  const next = known.find(({ parts }) => (parts.at(-1)?.end ?? 0) > at + code.length);
  const last = known.findLast(({ parts }) => (parts[0]?.start ?? 0) <= at);
  return isBefore ? (next ?? last) : (last ?? next);
}

/** 'Trafford Park, Manchester M17 1AB': names that belong together in another country than that of the code are read one by one. */
function readBeside({ code }: PostCode, group: Group, names: PlaceNames): readonly Group[] {
  const only = countryOfCode(code);
  const isElsewhere = only !== undefined && group.candidates.every(({ country }) => country !== only);
  return isElsewhere && group.parts.length > 1 ? group.parts.map((part) => nameAlone(part, names)) : [group];
}

/**
 * Groups whose candidates weigh more if a postal code beside the names is of their state, and less if it is of another one:
 * 'Augusta 30906' is in Georgia. The code of a country like no other ('CB2 1TN') tells the country as well.
 */
export function weighedByPostCodes(groups: readonly Group[], text: string, names: PlaceNames): readonly Group[] {
  if (!/\d{2}/.test(text) && !/\d[A-Z]/.test(text)) return groups;
  const codes = new Map<Group, PostCode>();
  for (const { 0: code, index: at } of text.matchAll(CODE)) {
    const found: PostCode = { code, at, isBefore: BEFORE_A_NAME.test(text.slice(at + code.length)) };
    const group = groupBeside(found, groups);
    if (group) codes.set(group, found);
  }
  return groups.flatMap((group) => {
    const code = codes.get(group);
    if (!code) return [group];
    return readBeside(code, group, names).map((beside) => {
      const candidates = beside.candidates.map((each) => ({ ...each, weight: each.weight * factorOf(code, each) }));
      return { ...beside, candidates: candidates.toSorted((one, other) => other.weight - one.weight) };
    });
  });
}

/** Digits that are no other number: 'Unit 5, 30906', not 'Req 12345'. */
const DIGITS_BEHIND_A_COMMA = /,[^,\d]*$/;

/** Country and state of a text without a known name, by the postal code at its end: of the only country around it, or of one like no other. */
export function areaOfCode(text: string, country: string | undefined): { country: string; state: string | null } | undefined {
  const code = [...text.matchAll(CODE)].at(-1);
  const isOtherNumber = /^\d+$/.test(code?.[0] ?? '') && !DIGITS_BEHIND_A_COMMA.test(text.slice(0, code?.index));
  if (!code || isOtherNumber || FEW_SIGNS.test(code[0]) || code.index + code[0].length < text.trimEnd().length) return undefined;
  const found = country !== undefined && isCodeOf(code[0], country) ? country : countryOfCode(code[0]);
  return found === undefined ? undefined : { country: found, state: onlyStateOfCode(code[0], found) };
}
