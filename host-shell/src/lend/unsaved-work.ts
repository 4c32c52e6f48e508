/** What a reload would lose: texts in forms on the screen, and what its owner holds. */
export interface UnsavedWork {
  /** Something that is not on the screen now would be lost; the returned function lets go. */
  hold(): () => void;
  exists(): boolean;
}

/** A search is in the address, not in its form. */
const FORM = 'form:not([role="search"])';

const isFilled = (field: Element): boolean =>
  field.isConnected && !((field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.value === '');

export function createUnsavedWork(): UnsavedWork {
  let holds = 0;
  let edited: Element[] = [];

  window.addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof Element && target.closest(FORM) && !edited.includes(target)) edited.push(target);
    },
    true,
  );

  return {
    hold() {
      let isHeld = true;
      holds += 1;
      return () => {
        if (isHeld) holds -= 1;
        isHeld = false;
      };
    },
    exists() {
      edited = edited.filter(isFilled);
      return holds > 0 || edited.length > 0;
    },
  };
}
