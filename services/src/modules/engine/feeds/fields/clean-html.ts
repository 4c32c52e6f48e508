import sanitize from 'sanitize-html';
import { typedText } from '@hirehq/shared-contracts/typed-text';
import { NAMED_ENTITIES } from './named-entities.ts';

const NAMED: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
  '#39': "'",
  '#x27': "'",
  '#34': '"',
};

/** Decodes one level of entities: `&lt;p&gt;` becomes `<p>`, `&amp;nbsp;` becomes `&nbsp;`. */
export const unescapeOnce = (text: string): string =>
  text.replaceAll(/&(lt|gt|amp|quot|apos|#39|#x27|#34);/g, (whole, name: string) => NAMED[name] ?? whole);

const LOWER: Readonly<Record<string, string>> = { h1: 'h2', h2: 'h3', h3: 'h4', h4: 'h5', h5: 'h6', h6: 'h6' };

const LINKS = new Set(['http:', 'https:', 'mailto:']);

/** Keeps only the text of links with unsafe targets, and of relative links, which refer to the employer's site. */
function attributesOfLink({ href }: sanitize.Attributes): sanitize.Attributes {
  if (!href || !URL.canParse(href)) return {};
  const url = new URL(href);
  return LINKS.has(url.protocol) ? { href: url.href, rel: 'noopener nofollow', target: '_blank' } : {};
}

/** Lowers headings, so that the page's own stays the only h1; unchanged if the text starts at h3. */
function headings(html: string): Record<string, sanitize.Transformer> {
  const demote = /<h[12][\s>]/i.test(html) ? LOWER : {};
  return Object.fromEntries(Object.entries(demote).map(([from, to]) => [from, sanitize.simpleTransform(to, {})]));
}

/** Sanitises markup: keeps text structure and links, removes everything that runs, loads or styles. */
export function cleanHtml(html: string): string {
  const clean = sanitize(html, {
    allowedTags: [
      'h2',
      'h3',
      'h4',
      'h5',
      'h6',
      'p',
      'br',
      'ul',
      'ol',
      'li',
      'strong',
      'em',
      'b',
      'i',
      'u',
      'a',
      'blockquote',
      'table',
      'thead',
      'tbody',
      'tr',
      'th',
      'td',
      'hr',
      'code',
      'pre',
      'sub',
      'sup',
    ],
    allowedAttributes: { a: ['href', 'rel', 'target'], th: ['colspan', 'rowspan', 'scope'], td: ['colspan', 'rowspan'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowedSchemesAppliedToAttributes: ['href'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title', 'svg', 'math', 'template'],
    nestingLimit: 60,
    transformTags: {
      ...headings(html),
      div: sanitize.simpleTransform('p', {}),
      a: (_name, attributes) => ({ tagName: 'a', attribs: attributesOfLink(attributes) }),
    },
    exclusiveFilter: ({ tag, text, mediaChildren }) =>
      ['p', 'li', 'h2', 'h3', 'h4', 'h5', 'h6', 'strong', 'em'].includes(tag) &&
      !text.replaceAll(/[\s\u00a0]|&nbsp;/g, '') &&
      mediaChildren.length === 0,
  });
  return withoutNestedParagraphs(clean).trim();
}

const BLOCK = /<(\/?)(p|h[2-6]|ul|ol|table|blockquote|pre|hr)\b[^<>]*>/g;

/** A div around blocks has become a paragraph around blocks, which is invalid HTML: removes its tags. */
function withoutNestedParagraphs(html: string): string {
  const open: { tag: string; at: number; wraps: boolean; end?: number; length: number }[] = [];
  const drop: { at: number; length: number }[] = [];
  for (const match of html.matchAll(BLOCK)) {
    const [whole, slash, tag = ''] = match;
    if (!slash) {
      for (const outer of open) if (outer.tag === 'p') outer.wraps = true;
      if (tag !== 'hr') open.push({ tag, at: match.index, wraps: false, length: whole.length });
      continue;
    }
    const index = open.findLastIndex((each) => each.tag === tag);
    const [block] = index < 0 ? [] : open.splice(index, 1);
    if (block?.wraps && tag === 'p') drop.push({ at: block.at, length: block.length }, { at: match.index, length: whole.length });
  }
  const pieces: string[] = [];
  let from = 0;
  for (const { at, length } of drop.toSorted((a, b) => a.at - b.at)) {
    pieces.push(html.slice(from, at));
    from = at + length;
  }
  return pieces.join('') + html.slice(from);
}

const ENTITIES: Readonly<Record<string, string>> = {
  ...NAMED_ENTITIES,
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

const letterOf = (code: number, otherwise: string) =>
  code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : otherwise;

/** The characters that entities stand for. */
const withoutEntities = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi, (whole, decimal?: string, hex?: string, name?: string) =>
    decimal
      ? letterOf(Number(decimal), whole)
      : hex
        ? letterOf(Number.parseInt(hex, 16), whole)
        : (ENTITIES[name ?? ''] ?? whole),
  );

/** The text of sanitised markup, one line per block; empty if it shows nothing. */
export function plainText(html: string): string {
  const text = withoutEntities(
    html.replaceAll(/<(?:\/(?:p|li|h[2-6]|tr|blockquote|ul|ol|table)|br|hr)\b[^<>]*>/g, '\n').replaceAll(/<[^<>]*>/g, ' '),
  )
    .replaceAll(/[ \t\u00a0]+/g, ' ')
    .replaceAll(/ ?\n[\s]*/g, '\n');
  return typedText(text);
}

/** Plain text with line breaks as markup: a blank line ends a paragraph, lines with bullets become a list. Entities are what they stand for. */
export function htmlOfPlain(text: string): string {
  const escape = (line: string) => line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const bullet = /^\s*(?:[-*•·▪]|\d{1,2}[.)])\s+/;
  return withoutEntities(text)
    .replaceAll('\r', '')
    .split(/\n\s*\n/)
    .map((block) =>
      block
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    )
    .filter((lines) => lines.length > 0)
    .map((lines) =>
      lines.every((line) => bullet.test(line))
        ? `<ul>${lines.map((line) => `<li>${escape(line.replace(bullet, ''))}</li>`).join('')}</ul>`
        : `<p>${lines.map(escape).join('<br>')}</p>`,
    )
    .join('\n');
}
