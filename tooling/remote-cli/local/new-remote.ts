import { join } from 'node:path';
import { IS_INSTALLED } from '../../build/own-file.ts';
import { nameInReadme, writeRemote } from '../../new-remote/write-remote.ts';
import { refreshGenerated } from './generated.ts';
import { textOption, wrongUsage, type Arguments, type Command, type CommandContext, type Outcome } from '../command.ts';

/** The tree of the platform, if these tools are part of it. */
const TREE = join(import.meta.dirname, '../../..');

/** In the tree: `npm run new:remote` installs the packages. */
function writeInTree(name: string): Outcome {
  const folder = writeRemote(TREE, name);
  nameInReadme(TREE, folder);
  return { lines: [folder], value: { folder } };
}

async function writeElsewhere(name: string, given: Arguments, { cwd, env, say }: CommandContext): Promise<Outcome> {
  const { writeProject } = await import('../../new-remote/write-project.ts');
  const { installProject } = await import('../../new-remote/install-project.ts');
  const folder = writeProject(cwd, name, { kit: textOption(given, 'kit'), platform: textOption(given, 'platform') });
  if (given.values['no-install'] !== true) {
    say(`▸ Installing packages into ${folder} …`);
    await installProject(join(cwd, folder), env);
    await refreshGenerated(join(cwd, folder), say);
  }
  return {
    value: { folder },
    lines: [
      `${folder} is there: a page, a slot, a query and a form, in three languages.`,
      '',
      `  cd ${folder}`,
      '  npm run dev      alone, with the fake shell; -- --shell URL in a shell that runs elsewhere',
      '  npm run check    types, tests and the contract, a build, and its budgets',
      '  npm run build',
    ],
  };
}

export const newRemote: Command = {
  summary: 'writes a remote with a page, a slot, a query and a form, and installs its packages',
  usage: 'new NAME [--kit FOLDER|TARBALL] [--no-install]',
  options: { kit: { type: 'string' }, 'no-install': { type: 'boolean' } },
  async run(given, context) {
    const [name = '', ...more] = given.positionals;
    if (more.length > 0) throw wrongUsage(`new takes one name, not ${given.positionals.join(' ')}`);
    return IS_INSTALLED ? writeElsewhere(name, given, context) : writeInTree(name);
  },
};
