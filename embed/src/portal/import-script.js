// JavaScript, because the compiler of the package wraps the argument of an `import()` in TypeScript, and bundlers would look for a
// module of their own.

/**
 * Imports a script from its address, which bundlers leave alone.
 * @param {string} script
 */
export const importScript = (script) => import(/* webpackIgnore: true */ /* @vite-ignore */ script);
