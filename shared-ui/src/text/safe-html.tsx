import { createElement, useMemo, type ReactNode } from 'react';
import { Heading } from '../parts/heading.tsx';
import { parseInert, type InertNode } from './trusted-html.ts';

/** `Node.ELEMENT_NODE` and `Node.TEXT_NODE`, also where there is no document. */
const [ELEMENT_NODE, TEXT_NODE] = [1, 3];

/** Elements allowed in job text, and what they become. */
const ELEMENTS: Readonly<Record<string, string>> = {
  P: 'p',
  UL: 'ul',
  OL: 'ol',
  LI: 'li',
  STRONG: 'strong',
  B: 'strong',
  EM: 'em',
  I: 'em',
  U: 'u',
  BLOCKQUOTE: 'blockquote',
  CODE: 'code',
  PRE: 'pre',
  SUB: 'sub',
  SUP: 'sup',
  TABLE: 'table',
  THEAD: 'thead',
  TBODY: 'tbody',
  TR: 'tr',
  TH: 'th',
  TD: 'td',
};
/** Headings start below the page's own h2. */
const HEADINGS: Readonly<Record<string, 3 | 4>> = { H1: 3, H2: 3, H3: 3, H4: 4, H5: 4, H6: 4 };
const EMPTY_ELEMENTS: Readonly<Record<string, string>> = { BR: 'br', HR: 'hr' };
/** Removed with all their content. */
const DROPPED = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'IFRAME', 'OBJECT', 'EMBED', 'SVG', 'MATH', 'NOSCRIPT', 'TITLE']);
const LINK_PROTOCOLS = new Set(['https:', 'http:', 'mailto:']);
const MAX_DEPTH = 24;

function safeLink(href: string | null | undefined): string | undefined {
  if (!href || !URL.canParse(href)) return undefined;
  const url = new URL(href);
  return LINK_PROTOCOLS.has(url.protocol) ? url.href : undefined;
}

function children(node: InertNode, depth: number): ReactNode[] {
  return Array.from(node.childNodes, (child, index) => toReact(child, index, depth));
}

function toReact(element: InertNode, key: number, depth: number): ReactNode {
  if (element.nodeType === TEXT_NODE) return element.textContent;
  if (element.nodeType !== ELEMENT_NODE || depth > MAX_DEPTH) return null;
  const name = (element.tagName ?? '').toUpperCase();
  if (DROPPED.has(name)) return null;
  if (EMPTY_ELEMENTS[name]) return createElement(EMPTY_ELEMENTS[name], { key });
  const content = children(element, depth + 1);
  if (name === 'A') {
    const href = safeLink(element.getAttribute?.('href'));
    return href ? (
      <a key={key} href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
        {content}
      </a>
    ) : (
      <span key={key}>{content}</span>
    );
  }
  if (HEADINGS[name]) return createElement(Heading, { key, order: HEADINGS[name] }, ...content);
  if (ELEMENTS[name]) return createElement(ELEMENTS[name], { key }, ...content);
  return createElement(name === 'DIV' || name === 'SECTION' ? 'div' : 'span', { key }, ...content);
}

/** What is allowed of a parsed text, as React elements. */
export const rebuilt = (body: InertNode): ReactNode[] => children(body, 0);

/** Job text from outside, rebuilt as React elements from an allow-list; it is never inserted as markup. */
export function SafeHtml({ html }: { html: string }) {
  const content = useMemo(() => rebuilt(parseInert(html)), [html]);
  return (
    <div className="hq-prose" dir="auto">
      {content}
    </div>
  );
}
