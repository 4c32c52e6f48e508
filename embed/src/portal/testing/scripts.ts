import { vi } from 'vitest';
import { EMBED_ELEMENT } from '@hirehq/shared-contracts/embed';

const addressOf = (code: string): string => `data:text/javascript,${encodeURIComponent(code)}`;

/** The address of a script that defines the element. `id` makes the address unique. */
export const definingScript = (id: string): string =>
  addressOf(
    `/* ${id} */ if (!customElements.get('${EMBED_ELEMENT}')) customElements.define('${EMBED_ELEMENT}', class extends HTMLElement {})`,
  );

/** The address of a script that cannot run. `id` makes the address unique. */
export const throwingScript = (id: string): string => addressOf(`throw new Error('${id}')`);

/** As in a page that has not loaded the script yet, although an earlier test has. Ends with `vi.restoreAllMocks()`. */
export const withoutElement = (): void => void vi.spyOn(customElements, 'get').mockReturnValue(undefined);
