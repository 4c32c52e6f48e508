import { textOption, wrongUsage, type Command } from '../command.ts';
import { remoteFolder } from '../remote-facts.ts';
import { keepGenerated, refreshGenerated } from './generated.ts';

export const dev: Command = {
  summary: 'runs the remote alone with the fake shell or, with --shell, in a shell that runs elsewhere',
  usage: 'dev [NAME] [--shell URL] [--port NUMBER]',
  options: { port: { type: 'string' }, shell: { type: 'string' } },
  async run(given, context) {
    const [name, more] = given.positionals;
    if (more !== undefined) throw wrongUsage(`dev takes the name of one remote, not ${given.positionals.join(', ')} too`);
    // The bundler takes a second to load, which the other commands do without.
    const { folderOfName, runRemote } = await import('../../dev-remote/run-remote.ts');
    const folder = name === undefined ? remoteFolder(context) : folderOfName(context.cwd, name);
    await refreshGenerated(folder, context.say);
    keepGenerated(folder, context.say);
    const say = (line: string) => void process.stdout.write(`${line}\n`);
    await runRemote({ folder, port: textOption(given, 'port'), shell: textOption(given, 'shell'), say });
    return undefined;
  },
};
