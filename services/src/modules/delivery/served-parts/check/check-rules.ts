const SELECTOR = /\s*\[data-served(?:-[a-z]+)*="\d{1,6}"\]\{/y;
/** Declarations without braces, escapes, comments or at-rules, and with whole strings only. */
const DECLARATIONS = /^(?:[^@\\"'/]|\/(?!\*)|"[^"@\\\n\r\f]*"|'[^'@\\\n\r\f]*')*$/;
const MOST_DECLARATIONS = 8 * 1024;
/** Functions that request something, or that ran code in browsers of the past. */
const FORBIDDEN = /[<\0]|(?:url|image|image-set|src|element|expression|paint|cross-fade)\s*\(|-moz-binding|behavior\s*:/i;

/**
 * Why the CSS rules of a served part are refused, or undefined if they may be put into a page: rules for elements that are marked with a
 * number, and nothing else.
 */
export function rulesFault(rules: string): string | undefined {
  const forbidden = FORBIDDEN.exec(rules);
  if (forbidden) return `rules with ${forbidden[0]}`;
  let at = 0;
  while (at < rules.length) {
    SELECTOR.lastIndex = at;
    const selector = SELECTOR.exec(rules);
    const begin = at + (selector?.[0].length ?? 0);
    const end = rules.indexOf('}', begin);
    if (!selector || end < 0 || end - begin > MOST_DECLARATIONS) return 'rules of another form';
    const declarations = rules.slice(begin, end);
    if (declarations.includes('{') || !DECLARATIONS.test(declarations)) return 'rules of another form';
    at = end + 1;
  }
  return undefined;
}
