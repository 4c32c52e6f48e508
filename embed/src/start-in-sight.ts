import { make } from './elements.ts';

/**
 * Resolves once the start of an element is in sight or below: whoever has scrolled into the list would lose their place when it is
 * replaced. `shadow`: its tree, at whose start nothing may move.
 */
export function startInSight(shadow: ShadowRoot, gone: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const start = make('div');
    const observer = new IntersectionObserver((changes) => {
      const now = changes.at(-1);
      if (!now || now.boundingClientRect.top < 0) return;
      end();
      resolve();
    });
    const end = () => {
      observer.disconnect();
      start.remove();
    };
    shadow.prepend(start);
    observer.observe(start);
    gone.addEventListener('abort', end);
  });
}
