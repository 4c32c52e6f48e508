/** Stands for every icon of a place: what follows it is where somebody or something is. */
export const PIN = '📍';
/** Pins, houses and maps; in the private area, those of Font Awesome: map-marker (2), map-pin, home, map, map-marked (2). */
const PINS =
  /[\u2302\u2316\u26B2\u{1F3D8}-\u{1F3DB}\u{1F3E0}\u{1F3E1}\u{1F4CC}\u{1F4CD}\u{1F5FA}\uF041\uF3C5\uF276\uF015\uF279\uF59F\uF5A0]\uFE0F?/gu;
/** Circles, diamonds and ticks before the items of a list; in the private area, those of Symbol and Wingdings. */
const BULLETS =
  /^\s*[\u2705\u2714\u2756\u{1F518}\u{1F535}\u{1F536}-\u{1F539}\u{1F7E0}-\u{1F7EB}\uF0B7\uF0A7\uF0D8\uF0FC\uF076]\uFE0F?\s*/u;
/** Telephones, letters and further pictures, and characters that a font has for them. */
const ICONS =
  /(?:(?:(?!\t)\p{Cc}|[\u231A\u231B\u2328\u23F0-\u23F3\u260E\u260F\u2706\u2708-\u270D\u2726\u{1F300}-\u{1FAFF}\uE000-\uF8FF])\uFE0F?)+/gu;

const HAS_ICON = /(?!\t)\p{Cc}|[\u2302-\u2328\u23F0-\u27BF\uE000-\uF8FF\u{1F300}-\u{1FAFF}]/u;

/** A text with pins in one form, bullets as they are usually written, and a tab in place of other icons between facts. */
export function withPlainIcons(text: string): string {
  if (!HAS_ICON.test(text)) return text;
  const pinned = text.replace(BULLETS, '• ').replaceAll(PINS, '\u2316');
  return pinned
    .replaceAll(ICONS, '\t')
    .replaceAll('\u2316', PIN)
    .replaceAll(/[ \u00A0]*\t[ \u00A0\t]*/gu, '\t')
    .trim();
}

const PLACE = new RegExp(String.raw`\s*${PIN}[^\t|•]*`, 'gu');
/** A text without what a pin marks as a place. */
export const withoutPins = (text: string): string => (text.includes(PIN) ? text.replaceAll(PLACE, '').trim() : text);
