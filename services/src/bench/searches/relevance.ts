import type { EmploymentType } from '@hirehq/shared-contracts/codes';
import type { Relevant } from './people-searches.ts';

/** What relevance is decided by: the facts of a posting, without rank or score. */
export interface Posting {
  id: string;
  source: string;
  title: string;
  company: string;
  /** Each location, as written and as read. */
  places: readonly string[];
  employmentType: string | null;
  workMode: string | null;
  level: string | null;
  remote: boolean;
  /** The upper end of the pay a year, in its own currency. */
  payYear: number | null;
  /** Without markup. */
  text: string;
}

/** Its postings have a headline for a title, and name one or more jobs in the text. */
const FORUM = 'hn';

const TYPE_SAID: Readonly<Record<EmploymentType, RegExp>> = {
  PT: /\bpart[ -]?time\b|\bteilzeit\b|\btemps partiel\b|\bmedio tiempo\b|\btiempo parcial\b/iu,
  FT: /\bfull[ -]?time\b|\bvollzeit\b/iu,
  FL: /\bcontract(?:or)?\b|\bfreelance|\btemporary\b|\btemp\b|\bseasonal\b|\bfixed[ -]term\b/iu,
  IN: /\bintern(?:ship)?s?\b|\bpraktik|\bprácticas\b|\bstage\b|\bstagiaire\b/iu,
  OT: /\bvolunteer/iu,
};

const LEVEL_SAID: Readonly<Record<NonNullable<Relevant['level']>, RegExp>> = {
  EL: /\bjunior\b|\bjr\b|\bentry[ -]level\b|\bgraduate\b|\b(?:new|recent|college|university) grads?\b|\bearly[ -]career\b|\btrainee\b/iu,
};

/** True if the posting is what the search asks for. */
export function isRelevant(posting: Posting, asked: Relevant): boolean {
  const { work, uses, company, place, remote, hybrid, type, level, payYear } = asked;
  const isSaid = (pattern: RegExp) => pattern.test(posting.title) || (posting.source === FORUM && pattern.test(posting.text));
  const isPlaced = (pattern: RegExp) => posting.places.some((each) => pattern.test(each));
  return [
    payYear === undefined || (posting.payYear !== null && posting.payYear >= payYear),
    !remote || posting.remote || posting.workMode === 'R' || isPlaced(/remote/iu),
    !hybrid || posting.workMode === 'H' || isPlaced(/hybrid/iu),
    !place || isPlaced(place),
    !company || company.test(posting.company) || company.test(posting.title),
    !type || posting.employmentType === type || isSaid(TYPE_SAID[type]),
    !level || posting.level === level || isSaid(LEVEL_SAID[level]),
    !work || isSaid(work),
    !uses || uses.test(posting.title) || uses.test(posting.text),
  ].every(Boolean);
}
