import type { ParseArgsConfig } from 'node:util';

/**
 * Arguments in which each option that takes a value is joined with it, as `--remove=-Abc`: a key id may begin with '-', which `parseArgs`
 * refuses to take for a value.
 */
export function joinedValues(args: readonly string[], options: NonNullable<ParseArgsConfig['options']>): string[] {
  const isOption = (arg: string) =>
    arg.startsWith('--') && (arg === '--' || Object.hasOwn(options, arg.slice(2).replace(/=.*$/s, '')));
  const joined: string[] = [];
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index] ?? '';
    const next = args[index + 1];
    const takesValue = arg.startsWith('--') && options[arg.slice(2)]?.type === 'string';
    if (takesValue && next?.startsWith('-') && !isOption(next)) {
      joined.push(`${arg}=${next}`);
      index += 1;
    } else joined.push(arg);
  }
  return joined;
}
