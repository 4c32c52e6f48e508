/** Declarations that end where they should, whatever the values are: strings are closed, and nothing begins a rule, comment or element. */
const DECLARATIONS = /^(?:[^{}<>\\"'\n\r/]|\/(?!\*)|"[^"<>\\\n\r]*"|'[^'<>\\\n\r]*')*$/;
const STRINGS = /"[^"]*"|'[^']*'/g;
const ENTITIES: Readonly<Record<string, string>> = { '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' };

function isClosed(css: string): boolean {
  if (!DECLARATIONS.test(css)) return false;
  const brackets = css.replaceAll(STRINGS, '').replaceAll(/[^()]/g, '');
  return brackets.replaceAll(')', '').length * 2 === brackets.length && !brackets.startsWith(')');
}

/**
 * Makes a rule of each style attribute in HTML that React has rendered, because the CSP of pages forbids the attributes: the element
 * gets the attribute `name` with the number of its rule. A style that could end its rule is dropped.
 */
export function withoutStyleAttributes(html: string, name: `data-${string}`): { html: string; rules: string } {
  const numbers = new Map<string, number>();
  const rewritten = html.replaceAll(/ style="([^"]*)"/g, (_, escaped: string) => {
    const css = escaped.replaceAll(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity);
    if (!isClosed(css)) return '';
    const number = numbers.get(css) ?? numbers.size;
    numbers.set(css, number);
    return ` ${name}="${number}"`;
  });
  return { html: rewritten, rules: [...numbers].map(([css, number]) => `[${name}="${number}"]{${css}}`).join('') };
}
