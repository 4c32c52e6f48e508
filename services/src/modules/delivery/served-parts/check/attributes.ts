import { PAGE_IDS } from '@hirehq/shared-contracts/page';

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
};

/** The value of an attribute, or undefined if it has other character references than React writes. */
export function attributeValue(text: string): string | undefined {
  if (!text.includes('&')) return text;
  let isKnown = true;
  const value = text.replaceAll(/&(?:#?\w*;)?/g, (reference) => {
    const character = ENTITIES[reference];
    isKnown &&= character !== undefined;
    return character ?? '';
  });
  return isKnown ? value : undefined;
}

const OWN_PATH = /^\/(?![/\\])[^\\\p{Cc}]*$/u;
const IN_PAGE = /^[?#][^\\\p{Cc}]*$/u;
const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

const isOwnPath = (value: string) => OWN_PATH.test(value);
/** Another part of the page, a path of the platform, or an address of a scheme that runs nothing. */
const isAddress = (value: string) =>
  isOwnPath(value) || IN_PAGE.test(value) || (/^[a-z]+:/.test(value) && SCHEMES.has(URL.parse(value)?.protocol ?? ''));

const OUR_IDS = new Set<string>(Object.values(PAGE_IDS));
/**
 * Several words, which is no name that a script uses, as `similar-jobs`; or what `useId` of React and of Mantine make, also with something
 * after it: `mantine-_R_1ab_-label`.
 */
const ID = /^(?:[a-z]+(?:-[a-z\d]+)+|(?:mantine-)?_[\w-]*[rR]_\w*_(?:-[\w-]+)?)$/;
const isId = (value: string) => ID.test(value) && !OUR_IDS.has(value) && !value.startsWith('hirehq-');

const oneOf = (names: string) => {
  const values = new Set(names.split(' '));
  return (value: string) => values.has(value);
};

type Accepts = (value: string) => boolean;

/** Attributes whose values are restricted; others may have any. */
export const VALUES: ReadonlyMap<string, Accepts> = new Map<string, Accepts>([
  ['id', isId],
  ['form', isId],
  ['href', isAddress],
  ['src', isOwnPath],
  ['poster', isOwnPath],
  ['preload', oneOf('none metadata')],
  ['action', isOwnPath],
  ['method', oneOf('get')],
  ['target', oneOf('_blank')],
  ['tabindex', oneOf('0 -1')],
  ['xmlns', oneOf('http://www.w3.org/2000/svg')],
  ['data-served', (value) => /^\d{1,6}$/.test(value)],
]);

/** `type` means something else for each element. */
export const TYPES: ReadonlyMap<string, Accepts> = new Map<string, Accepts>([
  ['input', oneOf('text search checkbox radio number range email tel url date month hidden submit button reset')],
  ['button', oneOf('button submit reset')],
  ['source', (value) => /^(?:image|video)\/[\w+-]+$/.test(value)],
]);

/** A value that SVG reads as CSS may refer to elements of the part only. */
export const hasForeignReference = (value: string): boolean =>
  value.includes('\\') || (/(?:url|image|image-set|src|cross-fade|element)\s*\(/i.test(value) && !/^url\(#[\w-]+\)$/.test(value));

const EVERYWHERE = new Set('class id lang dir hidden tabindex title role translate inert spellcheck'.split(' '));
/** What the page itself is marked with. */
const OURS = new Set(['data-part', 'data-release', 'data-remote', 'data-slot-begin', 'data-slot-end']);

export const isGlobalAttribute = (name: string): boolean =>
  EVERYWHERE.has(name) || (/^(?:aria|data)-[a-z][a-z\d-]*$/.test(name) && !OURS.has(name));
