import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const REPOSITORY = join(import.meta.dirname, '../../..');
const PAGE = join(REPOSITORY, 'docs/deliver-alone.md');

const { scripts } = JSON.parse(readFileSync(join(REPOSITORY, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
/** Scripts of the operator's tree that a project has as well, as its own. */
const OF_PROJECT = new Set(['dev', 'build', 'test']);

export interface TutorialCommand {
  /** As the page has it, without the comment. */
  line: string;
  /** Run by the operator in the tree, not by the team. */
  isOfOperator: boolean;
}

/** The commands in the blocks of the tutorial, in their order. */
export function tutorialCommands(): TutorialCommand[] {
  const blocks = [...readFileSync(PAGE, 'utf8').matchAll(/^```sh\n([\s\S]*?)^```/gm)].flatMap(([, block = '']) =>
    block.split('\n'),
  );
  return blocks
    .map((line) => line.replace(/\s+#\s.*$/, '').trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [, script = ''] = /^npm run ([\w:-]+)/.exec(line) ?? [];
      return { line, isOfOperator: Object.hasOwn(scripts, script) && !OF_PROJECT.has(script) };
    });
}
