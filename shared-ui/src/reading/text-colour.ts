import { backgroundOver, paintedColour } from './painted-colour.ts';

const CANVAS = '#ffffff';
/** Their colour has a meaning, and tells links from the text around them. */
const KEEPS_ITS_COLOUR = 'a[href]';

/** What text on each background is painted with. Backgrounds are read once, until `forget`. */
export interface TextColours {
  of(element: Element, chosen: string): string | undefined;
  forget(): void;
}

export function createTextColours(): TextColours {
  const backgrounds = new Map<Element, string | undefined>();
  const painted = new Map<string, string>();

  /** The colour behind an element; undefined over an image or a gradient. */
  function backgroundOf(element: Element | null): string | undefined {
    if (!element) return CANVAS;
    if (backgrounds.has(element)) return backgrounds.get(element);
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    const found =
      backgroundImage === 'none' ? backgroundOver(backgroundColor, () => backgroundOf(element.parentElement)) : undefined;
    backgrounds.set(element, found);
    return found;
  }

  return {
    of(element, chosen) {
      if (element.closest(KEEPS_ITS_COLOUR)) return undefined;
      const background = backgroundOf(element);
      if (background === undefined) return undefined;
      const key = chosen + background;
      const known = painted.get(key) ?? paintedColour(chosen, background);
      painted.set(key, known);
      return known;
    },
    forget: () => backgrounds.clear(),
  };
}
