import type { EmbedAttributes } from './embed-attributes.ts';
import { listAddress, type EmbedSource } from './load-embed.ts';

/** What the link says by default. */
export const FALLBACK_TEXT = 'Our jobs';

/** A link to the list, in an element whose script could not be loaded. The element hides it if it is defined later. */
export function withFallback(element: HTMLElement, { platform, ...attributes }: EmbedSource & EmbedAttributes): void {
  const link = document.createElement('a');
  link.href = listAddress(platform, attributes);
  link.textContent = FALLBACK_TEXT;
  element.replaceChildren(link);
}
