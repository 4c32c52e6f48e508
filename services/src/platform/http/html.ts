/** A string that is already HTML. Only `html` creates it. */
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

/** A template that escapes its values, unless they are `Html` themselves. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return { html: parts.reduce((text, part, index) => text + render(values[index - 1]) + part) };
}

/** Marks HTML from a trusted part of the server as safe; it is not escaped. */
export const trusted = (text: string): Html => ({ html: text });
