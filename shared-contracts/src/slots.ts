/** Places in the shell's frame that remotes fill. Sizes are reserved before a remote arrives, so nothing moves. */
export const SLOTS = {
  /** The global search panel. Not shown for variant N. */
  'header.search': { multiple: false },
  /** The bell. */
  'header.notifications': { multiple: false },
  /** Messages icon. */
  'header.messages': { multiple: false },
  /** Reading and accessibility panel. */
  'header.accessibility': { multiple: false },
  /** Search on the landing screens. */
  'landing.search': { multiple: false },
  /** Floating windows over every page. */
  'page.overlay': { multiple: true },
} as const;

export type SlotName = keyof typeof SLOTS;
