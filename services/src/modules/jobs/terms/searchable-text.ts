import { foldText } from '../../skills/index.ts';

/** Names that the text parser would split → words that it keeps; applied to indexed texts and to queries. */
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/\bc\+\+/gi, ' cplusplus '],
  [/\bc#/gi, ' csharp '],
  [/\bf#/gi, ' fsharp '],
  [/(^|[^\w])(?:asp)?\.net\b/gi, '$1 dotnet '],
  [/\b(node|vue|next|react|express|three|d3)\.js\b/gi, ' $1js '],
  [/\bci\/cd\b/gi, ' cicd '],
  [/\ba\/b\b/gi, ' abtest '],
  [/\bux\/ui\b|\bui\/ux\b/gi, ' ux ui '],
  // 'nurse/carer' and 'end.Start' are two words; PostgreSQL would parse them as a path and a host.
  [/(?<=[\p{L}\p{N}])\/(?=[\p{L}\p{N}])/gu, ' / '],
  [/(?<=\p{L}{2})\.(?=\p{L}{2})/gu, '. '],
];

/** Words that are written as one, as two, or with a hyphen → one word. */
export const withCompounds = (text: string): string =>
  text.replace(/\b(front|back)[ -]end\b/gi, '$1end').replace(/\bfull[ -]stack\b/gi, 'fullstack');

export function searchableText(text: string): string {
  // PostgreSQL text cannot contain a NUL character.
  return NAMES.reduce(
    (result, [pattern, name]) => result.replace(pattern, name),
    withCompounds(
      text
        .replaceAll('\0', ' ')
        .normalize('NFKD')
        .replace(/\p{M}+/gu, ''),
    ),
  );
}

/** Folded words of letters and digits, separated by one space: text for a tsquery, without characters that its parser interprets. */
export const plainWords = (text: string): string =>
  foldText(searchableText(text))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');
