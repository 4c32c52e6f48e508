import { readableText } from './longest-text.ts';

const REMOTE =
  /\b(?:fully |100% )?remote(?:ly)?(?: (?:first|friendly|only|ok|okay|possible|eligible|position|within|in|from|across)(?: the)?)?\b|\bremoto\b|\bhome[\s-]?(?:based|office)\b|\bwork(?:ing)? from home\b|\bwfh\b|\btelecommut\w*\b|\bdistributed\b|\bvirtual\b|\banywhere(?: in(?: the)?)?\b|\bworldwide\b|\bglobal(?:ly)?\b|リモート|在宅/gi;
/** Words without information about the location. */
const VAGUE = /\b(?:any|all|multiple|various|select) locations?(?: considered)?\b|\binternational\b/gi;
const EVERYWHERE = /\banywhere\b|\bworld[\s-]?wide\b|\bglobal(?:ly)?\b|\bworld\b/i;
const HYBRID = /\bhybrid\b(?: in)?|\bflexible\b/gi;
const ONSITE = /\bon[\s-]?site\b|\bin[\s-]?office\b|\bin[\s-]person\b|\boffice[\s-]based\b/gi;
/** Connectors before 'remote': 'Munich, Germany and Remote'. */
const LEFT_OVER = /[\s,]+(?:[aA]nd|AND|[&+]|or)$|^(?:[aA]nd|AND|[&+]|or)(?:\s+|$)/;
const EDGES = /^[\s,;:|/()[\]–—-]+|[\s,;:|/()[\]–—-]+$/g;

/** Without repeated spaces, empty brackets, and separators at its ends. */
export const tidy = (text: string): string =>
  text
    .replaceAll(/\(\s*\)/g, ' ')
    .replaceAll(/\s{2,}/g, ' ')
    .replaceAll(/\s+,/g, ',')
    .replaceAll(EDGES, '')
    .trim();

export interface WorkModeWords {
  isRemote: boolean;
  isHybrid: boolean;
  isOnsite: boolean;
  /** 'Worldwide', 'anywhere'. */
  isEverywhere: boolean;
  /** The text without these words. */
  rest: string;
}

/** Separates the words for the work mode from the names of places. */
export function workModeWords(given: string): WorkModeWords {
  const text = readableText(given);
  const isHybrid = text.search(HYBRID) >= 0;
  const rest = tidy(text.replaceAll(REMOTE, ' ').replaceAll(HYBRID, ' ').replaceAll(ONSITE, ' ').replaceAll(VAGUE, ' '));
  return {
    isRemote: text.search(REMOTE) >= 0,
    isHybrid,
    isOnsite: text.search(ONSITE) >= 0,
    isEverywhere: EVERYWHERE.test(text),
    rest: tidy(rest.replace(LEFT_OVER, '')),
  };
}
