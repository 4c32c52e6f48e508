import { once } from 'node:events';
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';

/** Static pages with what a page shows, by what they have of it. */
export interface StaticCopies {
  /** The same words, links, controls and look at one width of the window, and nothing else. */
  sameLook: string;
  /** The same words, links and controls, as browsers show them. */
  unstyled: string;
  /** The same words. */
  text: string;
}

/**
 * Copies what is visible of a page as somebody would write it by hand for this one width: each element once, with what makes it a link
 * or a control, and one short rule for each look.
 */
function copyPage(): StaticCopies {
  const kept = [
    'href',
    'src',
    'alt',
    'type',
    'name',
    'value',
    'placeholder',
    'aria-label',
    'aria-labelledby',
    'for',
    'id',
    'role',
  ];
  const shown = [
    'display flex-direction flex-wrap flex-grow flex-shrink flex-basis align-items align-self justify-content gap order',
    'grid-template-columns grid-column position inset-block-start inset-inline-start z-index box-sizing overflow',
    'margin-top margin-right margin-bottom margin-left padding-top padding-right padding-bottom padding-left',
    'min-width max-width min-height width height border-top border-right border-bottom border-left border-radius box-shadow',
    'background-color color font-family font-size font-weight line-height letter-spacing text-align text-decoration-line',
    'text-transform white-space list-style-type appearance cursor opacity fill stroke stroke-width transform',
  ]
    .join(' ')
    .split(' ');
  const inherited = new Set(
    'color font-family font-size font-weight line-height letter-spacing text-align text-transform white-space list-style-type cursor fill stroke stroke-width'.split(
      ' ',
    ),
  );
  /** Sizes that follow from the contents. */
  const ofContents = new Set(['width', 'height']);
  const rules = new Map<string, string>();
  const plain = document.createElement('iframe');
  document.body.append(plain);
  const defaults = new Map<string, CSSStyleDeclaration>();
  const defaultOf = (tag: string): CSSStyleDeclaration => {
    const known = defaults.get(tag);
    const other = plain.contentDocument;
    if (known || !other) return known ?? getComputedStyle(document.body);
    const element = other.body.appendChild(other.createElement(tag));
    const style = getComputedStyle(element);
    defaults.set(tag, style);
    return style;
  };
  const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

  function classOf(element: Element, parent: CSSStyleDeclaration): string {
    const style = getComputedStyle(element);
    const usual = defaultOf(element.localName);
    const isFixed = element.matches('svg, img, input, button, select, textarea') || style.display.includes('flex');
    const text = shown
      .filter((name) => {
        const value = style.getPropertyValue(name);
        if (inherited.has(name) && !element.matches('a, button, input, select, h1, h2, h3'))
          return value !== parent.getPropertyValue(name);
        if (ofContents.has(name) && !(isFixed && style.display !== 'flex')) return false;
        return value !== usual.getPropertyValue(name);
      })
      .map((name) => `${name}:${style.getPropertyValue(name)}`)
      .join(';');
    if (text === '') return '';
    const known = rules.get(text) ?? `c${rules.size.toString(36)}`;
    rules.set(text, known);
    return ` class="${known}"`;
  }

  function copyOf(node: Node, parent: CSSStyleDeclaration, isStyled: boolean): string {
    if (node instanceof Text) return escape(node.data);
    if (!(node instanceof Element) || node.matches('script, style, template, noscript, iframe')) return '';
    const style = getComputedStyle(node);
    if (style.display === 'none' || style.visibility === 'hidden') return '';
    if (node instanceof SVGElement) return isStyled ? node.outerHTML.replaceAll(/ class="[^"]*"/g, '') : '';
    const tag = node.localName;
    const attributes = kept
      .filter((name) => node.hasAttribute(name))
      .map((name) => ` ${name}="${escape(node.getAttribute(name) ?? '')}"`);
    const inside = [...node.childNodes].map((child) => copyOf(child, style, isStyled)).join('');
    const isEmpty = /^(?:input|img|br|hr)$/.test(tag);
    return `<${tag}${isStyled ? classOf(node, parent) : ''}${attributes.join('')}>${inside}${isEmpty ? '' : `</${tag}>`}`;
  }

  const frame = (body: string, style: string) =>
    `<!doctype html><html lang="${document.documentElement.lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(document.title)}</title>${style}</head>${body}</html>`;
  const root = getComputedStyle(document.documentElement);
  const styled = copyOf(document.body, root, true);
  const css = [...rules].map(([text, name]) => `.${name}{${text}}`).join('');
  const copies = {
    sameLook: frame(styled, `<style>*{box-sizing:border-box}body{margin:0}${css}</style>`),
    unstyled: frame(copyOf(document.body, root, false), ''),
    text: frame(
      `<body><main><article><h1>${escape(document.title)}</h1><pre>${escape(document.body.innerText)}</pre></article></main></body>`,
      '',
    ),
  };
  plain.remove();
  return copies;
}

/** Copies a page as a visitor sees it who runs no scripts: it has all its words and controls. */
export async function staticCopies(browser: Browser, url: string, content: string, width: number): Promise<StaticCopies> {
  const context = await browser.newContext({ viewport: { width, height: 823 }, locale: 'en-US', bypassCSP: true });
  try {
    const page: Page = await context.newPage();
    await page.route(/\.js$/, () => {});
    await page.goto(url, { waitUntil: 'commit' });
    await page.locator(content).first().waitFor();
    return await page.evaluate(copyPage);
  } finally {
    await context.close();
  }
}

/** Serves HTML by path, compressed as the platform does it, while `work` runs. */
export async function withStaticPages<T>(
  pages: Readonly<Record<string, string>>,
  work: (origin: string) => Promise<T>,
): Promise<T> {
  const compressed = new Map(Object.entries(pages).map(([path, html]) => [path, gzipSync(html)]));
  const server = createServer((request, response) => {
    const body = compressed.get(request.url ?? '');
    if (!body) return void response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'gzip',
      'content-length': body.length,
    });
    return void response.end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  try {
    if (typeof address !== 'object' || address === null) throw new Error('the static pages have no port');
    return await work(`http://127.0.0.1:${address.port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
