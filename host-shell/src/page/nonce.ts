/**
 * The nonce of this page's CSP, read from a style element of its head: the scripts of a page that caches share have none. Scripts can
 * read the property, styles cannot leak it.
 */
export const pageNonce: string | undefined = document.querySelector<HTMLStyleElement>('head style[nonce]')?.nonce || undefined;

// Must be set before the bundler's runtime creates its first element.
__webpack_nonce__ = pageNonce;
