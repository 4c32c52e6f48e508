import { vi } from 'vitest';
import { EMBED_ELEMENT, type EmbedEvents } from '@hirehq/shared-contracts/embed';
import { defineEmbedElement } from '../embed-element.ts';

export const PLATFORM = 'https://jobs.example';

// What jsdom has not.
if (!('replaceSync' in CSSStyleSheet.prototype)) Object.assign(CSSStyleSheet.prototype, { replaceSync: () => {} });
if (!customElements.get(EMBED_ELEMENT)) customElements.define(EMBED_ELEMENT, defineEmbedElement(PLATFORM));

type Told = { [Name in keyof EmbedEvents]: { name: Name; detail: EmbedEvents[Name] } }[keyof EmbedEvents];

/** An element in a page, as a portal writes it, by default with the first jobs alone, and what it told the page and its developer. */
export function embedInPage(attributes: Readonly<Record<string, string>> = {}) {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const element = document.createElement(EMBED_ELEMENT);
  for (const [name, value] of Object.entries({ enterprise: 'acme', view: 'cards', loading: 'eager', ...attributes }))
    element.setAttribute(name, value);
  const told: Told[] = [];
  for (const name of ['ready', 'resize', 'jobselected', 'error'] as const)
    element.addEventListener(name, (event) => told.push({ name, detail: (event as CustomEvent<unknown>).detail } as Told));
  document.body.append(element);
  const shadow = element.shadowRoot;
  if (!shadow) throw new Error('the element has no shadow tree');
  const all = <E extends Element = HTMLElement>(selector: string) => [...shadow.querySelectorAll<E>(selector)];
  return {
    element,
    shadow,
    told,
    said: () => said.mock.calls.map(([line]) => String(line)),
    all,
    titles: () => all('.link').map(({ textContent }) => textContent),
    button: (text: string) => all('button').find(({ textContent }) => textContent === text),
    root: () => all('.root')[0] as HTMLElement,
  };
}
