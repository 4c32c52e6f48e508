import {
  CommandFailure,
  EXIT,
  numberOption,
  requiredOption,
  textOption,
  type Arguments,
  type Command,
  type CommandContext,
  type Outcome,
} from '../command.ts';
import { remoteIdOf } from '../remote-facts.ts';
import { platformAccess } from '../settings.ts';
import { connect, type Platform } from './client.ts';
import { changedSetLines } from './words.ts';

const OPTIONS = { remote: { type: 'string' }, why: { type: 'string' }, expected: { type: 'string' } } as const;

/** The version that was published last. */
export async function newestVersion(platform: Platform, remote: string): Promise<string> {
  const releases = await platform('GET releases/{remote}', { params: { remote } });
  const newest = releases.find(({ state }) => state === 'STORED');
  if (!newest) throw new CommandFailure(`No release of ${remote} is published. Run: hirehq-remote publish`);
  return newest.version;
}

async function change(given: Arguments, context: CommandContext, dryRun: boolean): Promise<Outcome> {
  const platform = connect(platformAccess(given, context), context.say);
  const why = dryRun ? (textOption(given, 'why') ?? 'dry run') : requiredOption(given, 'why', 'it is kept in the history');
  const remote = await remoteIdOf(given, context);
  const [version = await newestVersion(platform, remote)] = given.positionals;
  const sequence = numberOption(given, 'expected');
  const changed = await platform('POST sets', {
    body: { change: { [remote]: version }, why, dryRun, ...(sequence !== undefined && { expected: sequence }) },
  });
  const exitCode = changed.breaks.length > 0 ? EXIT.refused : EXIT.done;
  return { value: changed, lines: changedSetLines(changed), exitCode };
}

export const promote: Command = {
  summary: 'makes a published version live for everybody; without VERSION, the newest',
  usage: 'promote [VERSION] --why TEXT [--remote NAME] [--expected SEQUENCE]',
  options: OPTIONS,
  run: (given, context) => change(given, context, false),
};

export const dryRun: Command = {
  summary: 'says what promote would change and break, and changes nothing',
  usage: 'dry-run [VERSION] [--remote NAME]',
  options: OPTIONS,
  run: (given, context) => change(given, context, true),
};
