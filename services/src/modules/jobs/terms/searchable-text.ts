/** Names a word splitter would break, as words it keeps: the same on the way into the index and out of the search box. */
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/\bc\+\+/gi, ' cplusplus '],
  [/\bc#/gi, ' csharp '],
  [/\bf#/gi, ' fsharp '],
  [/(^|[^\w])(?:asp)?\.net\b/gi, '$1 dotnet '],
  [/\b(node|vue|next|react|express|three|d3)\.js\b/gi, ' $1js '],
  [/\bci\/cd\b/gi, ' cicd '],
  [/\ba\/b\b/gi, ' abtest '],
  [/\bux\/ui\b|\bui\/ux\b/gi, ' ux ui '],
  // 'nurse/carer' and 'end.Start' are two words; the database would take them for a path and a host.
  [/(?<=[\p{L}\p{N}])\/(?=[\p{L}\p{N}])/gu, ' / '],
  [/(?<=\p{L}{2})\.(?=\p{L}{2})/gu, '. '],
];

/** What is written as one word, as two, and with a hyphen, as one word. */
export const withCompounds = (text: string): string =>
  text.replace(/\b(front|back)[ -]end\b/gi, '$1end').replace(/\bfull[ -]stack\b/gi, 'fullstack');

export function searchableText(text: string): string {
  // A zero byte is the one character PostgreSQL text cannot hold.
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
