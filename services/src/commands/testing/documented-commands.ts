import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../../../..');

const COMMAND = /^(?:[A-Z_]+=\S+ )*(?:npm (?:start|test|run)\b|node services\/).*/;
/** A command named as such, not as a way to write one: `npm run import`. */
const CODE = /`([^`\n]+)`/g;

/** The rows below a head such as `npm run work -- …`: their code completes the command. */
function commandsOfTables(text: string): string[] {
  const tables = text.matchAll(/^\|[^\n]*`(npm run [^`]*?) ?…`[^\n]*\n\|[ :|-]+\n((?:\|.*\n?)+)/gm);
  return [...tables].flatMap(([, command = '', rows = '']) =>
    rows.split('\n').flatMap((row) => {
      const [, cell = ''] = row.split(/(?<!\\)\|/);
      return [...cell.matchAll(CODE)].map(([, code = '']) => `${command} ${code}`);
    }),
  );
}

/** The commands in one page: in code, in blocks and in tables. */
export function commandsIn(text: string): string[] {
  const blocks = [...text.matchAll(/^```\w*\n([\s\S]*?)^```/gm)].flatMap(([, block = '']) => block.split('\n'));
  const codes = [...text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(CODE)].map(([, code = '']) => code);
  const named = [...blocks, ...codes]
    .map((line) => line.replace(/\s+#.*$/, '').trim())
    .filter((line) => COMMAND.test(line) && !line.endsWith('…'));
  return [...named, ...commandsOfTables(text)];
}

/** Every command that a page of the repository tells its reader to run, with the pages. */
export function documentedCommands(): Map<string, string[]> {
  const pages = ['README.md', 'CONTRIBUTING.md', ...globSync(['docs/**/*.md', '*/README.md'], { cwd: ROOT })];
  const found = new Map<string, string[]>();
  for (const page of pages.toSorted())
    for (const command of commandsIn(readFileSync(join(ROOT, page), 'utf8')))
      found.set(command, [...new Set([...(found.get(command) ?? []), page])]);
  return found;
}
