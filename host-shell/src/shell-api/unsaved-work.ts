/** What a reload would lose: texts in forms on screen, and unsaved work registered by its owner. */
export interface UnsavedWork {
  /** Registers unsaved work that is not on screen; call the returned function when it is saved. */
  hold(): () => void;
  exists(): boolean;
}

/** The search terms are in the address, not only in the form. */
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
