interface TrustedTypesFactory {
  createPolicy(name: string, rules: { createHTML: (text: string) => string }): { createHTML: (text: string) => string };
}

let policy: { createHTML: (text: string) => string } | undefined;

/**
 * Parses HTML into an inert document: no script runs and nothing is fetched. The page's CSP allows only this policy to pass
 * text to the parser (shared-contracts/page.ts).
 */
export function parseInert(html: string): HTMLElement {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypesFactory };
  policy ??= trustedTypes?.createPolicy('hirehq-html', { createHTML: (text) => text }) ?? { createHTML: (text) => text };
  return new DOMParser().parseFromString(policy.createHTML(html), 'text/html').body;
}
