/** The nonce of this page's CSP, read off the import map's element: scripts can read the property, styles can't leak it. */
export const pageNonce: string | undefined =
  document.querySelector<HTMLScriptElement>('script[type="importmap"]')?.nonce || undefined;

// Must be set before the bundler's runtime makes its first element.
__webpack_nonce__ = pageNonce;
