/** The two expressions by which `global.js` of the federation runtime's core finds the global object. */
const GLOBALS = /typeof globalThis === "object" \? globalThis : window|document\.defaultView/g;

/**
 * webpack loader of `global.js` of the federation runtime's core: its state is in an object of the module. In globals of the page it
 * would meet that of another platform, or of the page's own federation.
 */
export default function privateGlobal(source: string): string {
  if (source.match(GLOBALS)?.length !== 2)
    throw new Error('the core of the federation runtime finds the global object otherwise');
  return `const ownGlobal = {};\n${source.replaceAll(GLOBALS, 'ownGlobal')}`;
}
