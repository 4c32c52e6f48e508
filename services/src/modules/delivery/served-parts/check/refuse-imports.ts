/** The keyword cannot be written with escapes; what may stand between it and what follows is space and comments. */
const IMPORT = /(?<![\w$])import\s*(?:[(.]|\/[/*]|<!--|-->)/;

/**
 * Throws if a script may contain `import(…)`: Node answers it with objects of its own realm. Texts that look like it are refused as
 * well, such as `'import (…)'`.
 */
export function refuseImports(script: string): void {
  const found = IMPORT.exec(script);
  if (found) throw new TypeError(`The served part has 'import' at ${found.index}.`);
}
