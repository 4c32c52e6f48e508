import type { Command } from '../command.ts';
import { remoteFolder } from '../remote-facts.ts';
import { refreshGenerated } from './generated.ts';

export const build: Command = {
  summary: 'builds the remote in this folder into dist/<version>/; the same sources give the same files anywhere',
  usage: 'build',
  async run(_given, context) {
    const packageFolder = remoteFolder(context);
    await refreshGenerated(packageFolder, context.say);
    const { buildPackage } = await import('../../build/build-package.ts');
    const said = await buildPackage(packageFolder, 'remote');
    const lines = said.split('\n');
    return { lines, value: { folder: lines.at(-1), version: lines.at(-1)?.split(/[\\/]/).at(-1) } };
  },
};
