/** How long a page is read before the switch of the toolbar appears (AX-07). */
export const APPEARS_AFTER_MS = 1000;
