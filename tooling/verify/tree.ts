import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folders with what is installed, generated or stored. */
export const SKIPPED: ReadonlySet<string> = new Set([
  'node_modules',
  'dist',
  '.git',
  '.hirehq',
  '.cache',
  'coverage',
  'test-results',
  'playwright-report',
]);

/** Every file below a folder of the tree, as paths from the tree's root. */
export function filesBelow(tree: string, folder = ''): string[] {
  if (!existsSync(join(tree, folder))) return [];
  return readdirSync(join(tree, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : filesBelow(tree, path);
    return entry.isFile() ? [path] : [];
  });
}

export function foldersIn(tree: string, folder = ''): string[] {
  if (!existsSync(join(tree, folder))) return [];
  return readdirSync(join(tree, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !SKIPPED.has(entry.name))
    .map((entry) => entry.name);
}

export const read = (tree: string, file: string) => readFileSync(join(tree, file), 'utf8');
export const has = (tree: string, file: string) => existsSync(join(tree, file));

/** The folders of the packages of a tree. */
export function packagesOf(tree: string): string[] {
  return foldersIn(tree).filter((folder) => has(tree, `${folder}/package.json`));
}

export const remotesOf = (tree: string) => packagesOf(tree).filter((folder) => folder.startsWith('mfe-'));

/** Line of a position in a text, from 1. */
export function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length;
}
