/** What is in the HTML of a page, as the needs of selectors name it (shared-contracts/style-plan.ts), and the custom properties that its own styles use. */
export interface Contents {
  tokens: ReadonlySet<string>;
  properties: ReadonlySet<string>;
}

const TAG = /<([a-z][\w-]*)((?:\s+[^\s"'=<>/]+(?:="[^"]*")?)*)\s*\/?>/gi;
const ATTRIBUTE = /([^\s"'=<>/]+)(?:="([^"]*)")?/g;
const STYLE = /<style[^>]*>([^<]*)<\/style>/g;
const USE = /var\(\s*(--[\w-]+)/g;

/** Reads HTML whose attributes have double quotes, as React and the check of served parts write it. */
export function contentsOfHtml(parts: readonly string[]): Contents {
  const tokens = new Set(['html', 'head', 'body']);
  const properties = new Set<string>();
  for (const html of parts) {
    for (const [, tag = '', attributes = ''] of html.matchAll(TAG)) {
      tokens.add(tag.toLowerCase());
      for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
        tokens.add(`[${name.toLowerCase()}`);
        if (name === 'class') for (const each of value.split(/\s+/)) tokens.add(`.${each}`);
        if (name === 'id') tokens.add(`#${value}`);
      }
    }
    for (const [, style = ''] of html.matchAll(STYLE)) for (const [, name = ''] of style.matchAll(USE)) properties.add(name);
  }
  return { tokens, properties };
}
