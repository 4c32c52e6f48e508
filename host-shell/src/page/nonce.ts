/** The nonce of this page's CSP, read from the import map element: scripts can read the property, styles cannot leak it. */
export const pageNonce: string | undefined =
  document.querySelector<HTMLScriptElement>('script[type="importmap"]')?.nonce || undefined;

// Must be set before the bundler's runtime creates its first element.
__webpack_nonce__ = pageNonce;
