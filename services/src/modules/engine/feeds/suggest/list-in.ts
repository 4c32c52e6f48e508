interface Open {
  kind: '{' | '[';
  /** Of an object: the key of the current value. */
  key: string | undefined;
  start: number;
  holdsObjects: boolean;
}

const STRING = /"((?:[^"\\]|\\.)*)"/sy;
const COLON = /\s*:/y;

/**
 * Path of the longest list of objects in a JSON text, with dots between the keys; undefined if the text is a list itself or has none.
 * The text may end anywhere.
 */
export function listIn(text: string): string | undefined {
  if (text.trimStart().startsWith('[')) return undefined;
  const open: Open[] = [];
  const best = { path: undefined as string | undefined, length: 0 };
  const close = (at: number) => {
    const closed = open.pop();
    // A list in a list belongs to a posting.
    if (closed?.kind !== '[' || !closed.holdsObjects || open.some(({ kind }) => kind === '[')) return;
    if (at - closed.start > best.length)
      Object.assign(best, { path: open.map(({ key }) => key).join('.'), length: at - closed.start });
  };
  for (let at = 0; at < text.length; at++) {
    const letter = text[at];
    const top = open.at(-1);
    if (letter === '"') {
      STRING.lastIndex = at;
      const string = STRING.exec(text);
      if (!string) break;
      COLON.lastIndex = STRING.lastIndex;
      if (top?.kind === '{' && COLON.test(text)) top.key = string[1];
      at = STRING.lastIndex - 1;
    } else if (letter === '{' || letter === '[') {
      if (letter === '{' && top?.kind === '[') top.holdsObjects = true;
      open.push({ kind: letter, key: undefined, start: at, holdsObjects: false });
    } else if (letter === '}' || letter === ']') close(at);
  }
  while (open.length > 0) close(text.length);
  return best.path;
}
