const ids = new WeakMap<Blob, string>();
let count = 0;

function idOf(file: Blob): string {
  let id = ids.get(file);
  if (id === undefined) ids.set(file, (id = `file ${(count += 1)}`));
  return id;
}

/** The same text for equal variables; files are equal only if they are the same object. */
export const keyOfVariables = (variables: unknown): string =>
  JSON.stringify(variables, (_key, value: unknown) => (value instanceof Blob ? idOf(value) : value));
