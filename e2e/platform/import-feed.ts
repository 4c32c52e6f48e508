import { command } from './command.ts';

/** Runs `npm run import` on the data of the shared platform; returns what it printed. */
export const importFeed = (file: string, format: string): Promise<string> => command('import', [file, '--format', format]);
