/** Texts are watched in groups: the nearest article, else the nearest block, so that a long page has few of them. */
const LARGE = 'article,[role="article"]';
const BLOCK = 'li,tr,p,section,fieldset,form,header,footer,nav,aside,dialog,[role="dialog"],main';
/** Text this near to the viewport is prepared for scrolling. */
const MARGIN = '600px 0px';

interface UnitListeners {
  onNear(texts: readonly Text[]): void;
  onFar(texts: readonly Text[]): void;
}

/** The texts of a root by their units, and which units are near the viewport. */
export interface Units {
  /** Adds a text; true if it is near the viewport as far as is known. */
  add(text: Text): boolean;
  remove(text: Text): void;
  has(text: Text): boolean;
  isNear(text: Text): boolean;
  /** All texts near the viewport. */
  near(): Text[];
  stop(): void;
}

export function createUnits(root: Element, { onNear, onFar }: UnitListeners): Units {
  const texts = new Map<Element, Set<Text>>();
  const unitOf = new WeakMap<Text, Element>();
  const nearUnits = new Set<Element>();

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const own = [...(texts.get(target) ?? [])];
        if (isIntersecting === nearUnits.has(target)) continue;
        if (isIntersecting) {
          nearUnits.add(target);
          onNear(own);
        } else {
          nearUnits.delete(target);
          onFar(own);
        }
      }
    },
    { rootMargin: MARGIN },
  );

  function enclosing(text: Text): Element {
    const found = text.parentElement?.closest(LARGE) ?? text.parentElement?.closest(BLOCK);
    return found && root.contains(found) ? found : root;
  }

  function remove(text: Text): void {
    const unit = unitOf.get(text);
    const own = unit && texts.get(unit);
    if (!own) return;
    own.delete(text);
    unitOf.delete(text);
    if (own.size > 0) return;
    texts.delete(unit);
    nearUnits.delete(unit);
    observer.unobserve(unit);
  }

  return {
    add(text) {
      const unit = enclosing(text);
      if (unitOf.get(text) !== unit) {
        remove(text);
        unitOf.set(text, unit);
        const own = texts.get(unit) ?? new Set();
        if (own.size === 0) {
          texts.set(unit, own);
          observer.observe(unit);
        }
        own.add(text);
      }
      return nearUnits.has(unit);
    },
    remove,
    has: (text) => unitOf.has(text),
    isNear(text) {
      const unit = unitOf.get(text);
      return unit !== undefined && nearUnits.has(unit);
    },
    near: () => [...nearUnits].flatMap((unit) => [...(texts.get(unit) ?? [])]),
    stop() {
      observer.disconnect();
      texts.clear();
      nearUnits.clear();
    },
  };
}
