import { EMBED_ELEMENT } from '@hirehq/shared-contracts/embed';
import { defineEmbedElement } from './embed-element.ts';

declare const __webpack_public_path__: string;

// Another version of the script may have defined it: the first one stays.
if (!customElements.get(EMBED_ELEMENT)) {
  const { origin, pathname } = new URL(__webpack_public_path__, location.href);
  // The live version is at an address that names none.
  const pinned = /\/embed\/(\d[^/]*)\/$/.exec(pathname)?.[1];
  customElements.define(EMBED_ELEMENT, defineEmbedElement(origin, pinned));
}
