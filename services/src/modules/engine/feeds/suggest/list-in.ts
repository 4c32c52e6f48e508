import { isRecord } from '@hirehq/shared-contracts/is-record';
import { FIELDS } from '../formats/feed-map.ts';
import { plainName } from '../formats/mapped-record.ts';
import { postingsByKey } from '../formats/split/postings-by-key.ts';
import { NAMED } from './field-guesses.ts';

interface Open {
  kind: '{' | '[';
  /** Of an object: the key of the current value. */
  key: string | undefined;
  start: number;
  holdsObjects: boolean;
}

const STRING = /"((?:[^"\\]|\\.)*)"/sy;
const COLON = /\s*:/y;

const MOST_DEPTH = 4;
/** What lists of postings in another list are called: those of a page or of a department. */
const OF_POSTINGS =
  /(?:^|_)(?:jobs?|positions?|vacanc(?:y|ies)|postings?|openings?|offers?|requisitions?|opportunit(?:y|ies)|roles?|stellen|vagas|ofertas|offres|results|items|hits)(?:_list)?$/;

const isCalledTitle = (key: string): boolean => {
  const name = plainName(key);
  return name !== 'name' && (FIELDS.title?.includes(name) === true || NAMED.get('title')?.has(name) === true);
};
const hasTitle = (value: unknown): boolean =>
  isRecord(value) && Object.keys(value).some((key) => isCalledTitle(key) && typeof value[key] === 'string');

/** Path of an object that holds postings by key: '' for the text itself. */
function keyedIn(value: unknown, path: readonly string[] = []): string | undefined {
  if (!isRecord(value) || path.length > MOST_DEPTH) return undefined;
  if (postingsByKey(value)) return path.join('.');
  for (const [key, inner] of Object.entries(value)) {
    const found = keyedIn(inner, [...path, key]);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Path of the lists of postings in the elements of a list that are none themselves. */
function listWithin(value: unknown, path: readonly string[] = []): string | undefined {
  if (path.length > MOST_DEPTH) return undefined;
  if (Array.isArray(value)) {
    const [first] = value;
    if (path.length === 0 || !isRecord(first) || hasTitle(first)) return undefined;
    const found = Object.entries(first).find(
      ([key, inner]) => OF_POSTINGS.test(plainName(key)) && Array.isArray(inner) && inner.length > 0 && inner.every(hasTitle),
    );
    return found && [...path, found[0]].join('.');
  }
  if (!isRecord(value)) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const found = listWithin(inner, [...path, key]);
    if (found !== undefined) return found;
  }
  return undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Only the start of a feed.
    return undefined;
  }
}

/**
 * Path of the postings in a JSON text, with dots between the keys: of an object that holds them by key, of the lists in each element of a
 * list, or of the longest list of objects; undefined if the text is the list itself or has none.
 */
export function listIn(text: string): string | undefined {
  if (text.trimStart().startsWith('[')) return undefined;
  const value = parsed(text);
  const longest = longestListIn(text);
  const keyed = keyedIn(value);
  if (keyed !== undefined && (longest === undefined || keyed === '' || longest.startsWith(`${keyed}.`)))
    return keyed || undefined;
  return listWithin(value) ?? longest;
}

/** Path of the longest list of objects. The text may end anywhere. */
function longestListIn(text: string): string | undefined {
  const open: Open[] = [];
  const best = { path: undefined as string | undefined, length: 0 };
  const close = (at: number) => {
    const closed = open.pop();
    // A list in a list belongs to a posting.
    if (closed?.kind !== '[' || !closed.holdsObjects || open.some(({ kind }) => kind === '[')) return;
    if (at - closed.start > best.length)
      Object.assign(best, { path: open.map(({ key }) => key).join('.'), length: at - closed.start });
  };
  for (let at = 0; at < text.length; at++) {
    const letter = text[at];
    const top = open.at(-1);
    if (letter === '"') {
      STRING.lastIndex = at;
      const string = STRING.exec(text);
      if (!string) break;
      COLON.lastIndex = STRING.lastIndex;
      if (top?.kind === '{' && COLON.test(text)) top.key = string[1];
      at = STRING.lastIndex - 1;
    } else if (letter === '{' || letter === '[') {
      if (letter === '{' && top?.kind === '[') top.holdsObjects = true;
      open.push({ kind: letter, key: undefined, start: at, holdsObjects: false });
    } else if (letter === '}' || letter === ']') close(at);
  }
  while (open.length > 0) close(text.length);
  return best.path;
}
