import type { ReleasedFile } from '@hirehq/shared-contracts/rest';

/**
 * Loads a script and checks its hash; it runs once it is imported. Works under every policy that allows the script itself: an import
 * map or a script element would need more.
 */
export function preloadScript({ url, integrity }: ReleasedFile): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = url;
    link.integrity = integrity;
    link.crossOrigin = 'anonymous';
    // The module stays in the module map of the page without the element.
    const settle = (outcome: () => void) => () => {
      link.remove();
      outcome();
    };
    link.addEventListener('load', settle(resolve));
    link.addEventListener(
      'error',
      settle(() => reject(new Error(`${url} did not load`))),
    );
    document.head.append(link);
  });
}
