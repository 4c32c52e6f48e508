/** Thrown if a file of the data folder cannot be used as it is; says which one, what is wrong with it and what to do. */
export class DataFolderDamaged extends Error {
  constructor(path: string, problem: string, cure: string, cause?: unknown) {
    super(`${path} ${problem}.\n${cure}`, { cause });
    this.name = 'DataFolderDamaged';
  }
}

/** The last resort for a file that cannot be made again. */
export const RESTORE =
  'Restore the data folder from a backup. Without one, `npm start -- --fresh` deletes everything in it and begins with an empty platform.';
