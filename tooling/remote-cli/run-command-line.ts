import { parseArgs } from 'node:util';
import { CommandFailure, EXIT, wrongUsage, type Command, type CommandContext, type Outcome } from './command.ts';
import { build } from './local/build.ts';
import { check } from './local/check.ts';
import { dev } from './local/dev.ts';
import { key } from './local/key.ts';
import { newRemote } from './local/new-remote.ts';
import { canary } from './platform/canary.ts';
import { lock, unlock } from './platform/locks.ts';
import { dryRun, promote } from './platform/promote.ts';
import { publish } from './platform/publish.ts';
import { history, status } from './platform/reading.ts';
import { rollback } from './platform/rollback.ts';

/** In the order in which a team needs them. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  new: newRemote,
  dev,
  build,
  check,
  key,
  publish,
  'dry-run': dryRun,
  promote,
  canary,
  rollback,
  lock,
  unlock,
  status,
  history,
};

const OF_ALL = { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' }, platform: { type: 'string' } } as const;

const HELP = `hirehq-remote COMMAND

${Object.values(COMMANDS)
  .map(({ usage, summary }) => `  ${usage.replaceAll('\n', '\n  ')}\n      ${summary}`)
  .join('\n')}

Every command can be repeated. --json prints the result as JSON. The platform is --platform URL, HIREHQ_PLATFORM or "platform" of
.hirehq-remote.json; the key of the team is HIREHQ_TEAM_KEY. Exit codes: 0 done · 1 refused, or a check found something · 2 wrong
usage · 3 the platform does not answer.
`;

function commandOf(name: string): Command {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command) return command;
  throw wrongUsage(`There is no command '${name}'. There are: ${Object.keys(COMMANDS).join(', ')}.`);
}

function parse(args: readonly string[], options: Command['options']) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: { ...options, ...OF_ALL } });
  } catch (error) {
    throw wrongUsage(error instanceof Error ? error.message : String(error));
  }
}

async function runCommand([name = '', ...args]: readonly string[], context: CommandContext): Promise<Outcome | undefined> {
  if (name === '' || name === 'help' || name === '--help' || name === '-h')
    return { lines: [HELP.trimEnd()], value: Object.keys(COMMANDS) };
  const command = commandOf(name);
  const { values, positionals } = parse(args, command.options);
  if (values['help'] === true)
    return { lines: [`hirehq-remote ${command.usage}`, command.summary], value: { usage: command.usage } };
  return command.run({ positionals, values }, context);
}

/** Where a command runs, and where it prints its result. */
export interface Terminal extends CommandContext {
  print: (text: string) => void;
}

/** Runs one command and prints what it did. Returns the exit code; undefined for a command that runs until it is ended. */
export async function runCommandLine(args: readonly string[], { print, ...context }: Terminal): Promise<number | undefined> {
  const asJson = args.includes('--json');
  try {
    const outcome = await runCommand(args, context);
    if (!outcome) return undefined;
    print(asJson ? JSON.stringify(outcome.value, null, 2) : outcome.lines.join('\n'));
    return outcome.exitCode ?? EXIT.done;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const { exitCode, details } = error instanceof CommandFailure ? error : { exitCode: EXIT.refused, details: {} };
    if (asJson) print(JSON.stringify({ ...details, message }, null, 2));
    context.say(message);
    return exitCode;
  }
}
