/** What is read of parsed HTML: nodes of a document, or of a parser without one. */
export interface InertNode {
  readonly nodeType: number;
  readonly textContent: string | null;
  readonly childNodes: ArrayLike<InertNode>;
  /** Of elements. */
  readonly tagName?: string;
  getAttribute?(name: string): string | null;
}

interface Policy {
  createHTML: (text: string) => string;
}

interface TrustedTypesFactory {
  createPolicy(name: string, rules: Policy): Policy;
}

/** HTML Sanitizer API: parses without anything that could run, so that no policy is needed. */
interface SafeParser {
  parseHTML?: (html: string) => Document;
}

const AS_IT_IS: Policy = { createHTML: (text) => text };

/** Null where a page of somebody else does not allow it. */
let policy: Policy | null | undefined;

function ownPolicy(): Policy | null {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypesFactory };
  if (policy !== undefined) return policy;
  try {
    policy = trustedTypes?.createPolicy('hirehq-html', AS_IT_IS) ?? AS_IT_IS;
  } catch {
    policy = null;
  }
  return policy;
}

function parsed(html: string): HTMLElement | undefined {
  const allowed = ownPolicy();
  if (allowed) return new DOMParser().parseFromString(allowed.createHTML(html), 'text/html').body;
  const { parseHTML } = Document as SafeParser;
  return parseHTML?.call(Document, html).body;
}

const BREAKS = /<\/(?:p|li|h[1-6]|tr|div)>|<br\s*\/?>/gi;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** The paragraphs of HTML without its markup. */
function plainText(html: string): HTMLElement {
  const body = document.createElement('div');
  for (const block of html.split(BREAKS)) {
    const text = block
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '');
    if (text.trim() !== '') body.appendChild(document.createElement('p')).textContent = text;
  }
  return body;
}

/**
 * Parses HTML into an inert document: no script runs and nothing is fetched. The CSP of our pages allows only this policy to pass
 * text to the parser (shared-contracts/page.ts). On a page of somebody else that allows none, the browser's own sanitizer parses
 * it; a browser without one shows the text. A served part has another parser in place of this file.
 */
export const parseInert = (html: string): HTMLElement => parsed(html) ?? plainText(html);
