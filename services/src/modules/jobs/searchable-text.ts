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
];

export function searchableText(text: string): string {
  // A zero byte is the one character PostgreSQL text cannot hold.
  return NAMES.reduce(
    (result, [pattern, name]) => result.replace(pattern, name),
    text
      .replaceAll('\0', ' ')
      .normalize('NFKD')
      .replace(/\p{M}+/gu, ''),
  );
}
