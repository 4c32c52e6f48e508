/** Slots that remotes fill: in the shell's frame, and in pages of other remotes. Their sizes are reserved before a remote has loaded, so that nothing moves. */
export const SLOTS = {
  /** The global search panel. Not shown for variant N. */
  'header.search': { multiple: false },
  /** The bell. */
  'header.notifications': { multiple: false },
  /** The messages icon. */
  'header.messages': { multiple: false },
  /** The reading and accessibility panel. */
  'header.accessibility': { multiple: false },
  /** The search on the landing pages. */
  'landing.search': { multiple: false },
  /** The open jobs on the landing pages: how many there are, the newest, who hires, and for what. */
  'landing.jobs': { multiple: false },
  /** Windows that float over every page. */
  'page.overlay': { multiple: true },
  /** The assistive toolbar. Not shown where the operator has configured another one. */
  'page.toolbar': { multiple: false },
  /** The preferences of notifications, in a section of the settings page. */
  'settings.notifications': { multiple: false },
  /** The reading and accessibility preferences, in a section of the settings page. */
  'settings.accessibility': { multiple: false },
  /** Parts of the dashboard. Each has a heading, is complete without the others, and is empty without being sad. */
  'dashboard.interview': { multiple: false },
  'dashboard.applications': { multiple: false },
  'dashboard.jobs': { multiple: false },
  'dashboard.messages': { multiple: false },
  'dashboard.profile': { multiple: false },
  'dashboard.coach': { multiple: false },
  /** Parts that only pages of others show (`embeds` of a manifest). No page of the platform has this slot. */
  'embed.view': { multiple: true },
} as const;

export type SlotName = keyof typeof SLOTS;
