/** Imports a script from its address, which bundlers leave alone. */
export declare const importScript: (script: string) => Promise<unknown>;
