/** Text that is already HTML. Only `html` makes it. */
export interface Html {
  readonly html: string;
}

type Value = Html | string | number | false | null | undefined | readonly Value[];

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function render(value: Value): string {
  if (value === null || value === undefined || value === false) return '';
  if (typeof value === 'string' || typeof value === 'number')
    return String(value).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
  return 'html' in value ? value.html : value.map(render).join('');
}

/** A template whose values are escaped, unless they are HTML of ours themselves. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return { html: parts.reduce((text, part, index) => text + render(values[index - 1]) + part) };
}

/** HTML another trusted part of the server made, as it is. */
export const trusted = (text: string): Html => ({ html: text });
