import { attributeValue, hasForeignReference, isGlobalAttribute, TYPES, VALUES } from './attributes.ts';
import { ELEMENTS, HEADINGS, type ElementRule } from './elements.ts';

/** A browser builds elements below such a depth as siblings. */
const MOST_DEPTH = 200;
const MOST_QUOTED = 80;

/** The only form of tags there may be: the one that React writes. What has another form is refused, so none of it is read in two ways. */
const TAG = /<(?:\/([a-zA-Z][a-zA-Z\d]*)|([a-zA-Z][a-zA-Z\d]*)((?: [a-zA-Z][a-zA-Z\d:_-]*="[^"<>]*")*)(\/?))>/y;
const ATTRIBUTE = / ([^=]+)="([^"]*)"/g;
/** Between two texts that are beside each other. */
const SEPARATOR = '<!-- -->';

interface Open {
  name: string;
  rule: ElementRule;
}

const allowedAttributes = new Map<ElementRule, ReadonlySet<string>>();
for (const rule of ELEMENTS.values()) allowedAttributes.set(rule, new Set(rule.attributes));

/** What is wrong with the attributes of a start tag. */
function attributeFault(name: string, rule: ElementRule, text: string): string | undefined {
  const own = allowedAttributes.get(rule);
  for (const [, written = '', raw = ''] of text.matchAll(ATTRIBUTE)) {
    // React writes `readOnly`, and browsers read it as `readonly`; names of SVG keep their capitals.
    const isOwn = own?.has(written) ?? false;
    const attribute = isOwn ? written : written.toLowerCase();
    if (!isOwn && !isGlobalAttribute(attribute) && (rule.isSvg || !own?.has(attribute))) return `has ${written}`;
    const accepts = attribute === 'type' ? TYPES.get(name) : VALUES.get(attribute);
    const isCss = rule.isSvg && isOwn;
    if (!accepts && !isCss) continue;
    const value = attributeValue(raw);
    if (value === undefined || accepts?.(value) === false || (isCss && hasForeignReference(value)))
      return `has ${written}="${raw.slice(0, MOST_QUOTED)}"`;
  }
  return undefined;
}

/** What is wrong with an element at this place. */
function placeFault(name: string, rule: ElementRule, open: readonly Open[]): string | undefined {
  const parent = open.at(-1);
  if (open.length >= MOST_DEPTH) return 'is too deep';
  if (rule.parents && !rule.parents.includes(parent?.name ?? '')) return 'is in the wrong place';
  if (!parent) return rule.isSvg && name !== 'svg' ? 'is in the wrong place' : undefined;
  const isWrong =
    parent.rule.isTextOnly ||
    (parent.rule.children && !parent.rule.children.includes(name)) ||
    (rule.isSvg ? name !== 'svg' && !parent.rule.isSvg : parent.rule.isSvg) ||
    (HEADINGS.has(name) && HEADINGS.has(parent.name)) ||
    ((name === 'dt' || name === 'dd') && parent.name === 'div' && open.at(-2)?.name !== 'dl') ||
    (rule.notIn && open.some((around) => rule.notIn?.includes(around.name)));
  return isWrong ? `is in ${parent.name}` : undefined;
}

/**
 * Why the HTML of a served part is refused, or undefined for HTML that may be put into a page: it has only elements and attributes of
 * the lists, and a browser builds it as it is written, with nothing that reaches beyond it.
 */
export function htmlFault(html: string): string | undefined {
  if (html.includes('\0')) return 'a zero character';
  const open: Open[] = [];
  let at = 0;
  while (at < html.length) {
    const next = html.indexOf('<', at);
    const end = next < 0 ? html.length : next;
    if (end > at && open.at(-1)?.rule.children) return `text in ${open.at(-1)?.name}`;
    if (next < 0) break;
    at = next;
    if (html.startsWith(SEPARATOR, at)) {
      // In an element that contains text only, a comment would be text.
      if (open.at(-1)?.rule.isTextOnly) return `a comment in ${open.at(-1)?.name}`;
      at += SEPARATOR.length;
      continue;
    }
    TAG.lastIndex = at;
    const tag = TAG.exec(html);
    if (!tag) return `not a tag: ${html.slice(at, at + MOST_QUOTED)}`;
    const [text, closed, name = '', attributes = '', slash] = tag;
    at += text.length;
    if (closed !== undefined) {
      if (open.pop()?.name !== closed) return `an end tag of ${closed} that closes something else`;
      continue;
    }
    const rule = ELEMENTS.get(name);
    if (!rule) return `an element ${name}`;
    const fault = placeFault(name, rule, open) ?? (attributes && attributeFault(name, rule, attributes));
    if (fault) return `${name} ${fault}`;
    if (slash && !rule.isVoid && !rule.isSvg) return `${name} ends itself`;
    if (!rule.isVoid && !slash) open.push({ name, rule });
  }
  return open.length > 0 ? `${open.at(-1)?.name} has no end tag` : undefined;
}
