/** The event by which what is used in several places says that it has changed. */
const CHANGE = 'change';

export const tellChange = (target: EventTarget): void => void target.dispatchEvent(new Event(CHANGE));

/** Calls back at each change of `target`, until the returned function is called. */
export function onChange(target: EventTarget, changed: () => void): () => void {
  // One function may be given twice.
  const told = () => changed();
  target.addEventListener(CHANGE, told);
  return () => target.removeEventListener(CHANGE, told);
}
