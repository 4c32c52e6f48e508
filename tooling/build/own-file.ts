import { extname, join, sep } from 'node:path';

/** Whether these tools are an installed package; else they are part of the tree. */
export const IS_INSTALLED: boolean = import.meta.dirname.includes(`${sep}node_modules${sep}`);

/** Path of a file of these tools by its name: it is TypeScript in the tree, and JavaScript where it is installed. */
export const ownFile = (folder: string, name: string): string => join(folder, name + extname(import.meta.filename));
