import type { ParseArgsOptionsConfig } from 'node:util';

/** Exit codes: scripts of teams branch on them. */
export const EXIT = {
  done: 0,
  /** Refused by the platform, or a check found something. */
  refused: 1,
  /** The command was written wrongly. */
  usage: 2,
  /** The platform did not answer; the same command may succeed later. */
  unreachable: 3,
} as const;

/** A failure that is printed as a sentence, without a stack. */
export class CommandFailure extends Error {
  readonly exitCode: number;
  /** What `--json` prints besides the message. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(message: string, exitCode: number = EXIT.refused, details: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.name = 'CommandFailure';
    this.exitCode = exitCode;
    this.details = details;
  }
}

export const wrongUsage = (message: string) => new CommandFailure(message, EXIT.usage);

export interface Arguments {
  positionals: readonly string[];
  values: Readonly<Record<string, string | boolean | undefined>>;
}

export interface CommandContext {
  /** Folder in which the command runs. */
  cwd: string;
  env: Readonly<Record<string, string | undefined>>;
  /** Describes the progress, on standard error, so that `--json` has standard output to itself. */
  say: (line: string) => void;
}

/** What a command did: lines for people, and the value that `--json` prints. */
export interface Outcome {
  lines: readonly string[];
  value: unknown;
  exitCode?: number;
}

export interface Command {
  summary: string;
  /** What follows `hirehq-remote`. */
  usage: string;
  /** Options besides `--json` and `--help`. */
  options?: ParseArgsOptionsConfig;
  /** Resolves to undefined for a command that runs until it is ended. */
  run: (given: Arguments, context: CommandContext) => Promise<Outcome | undefined>;
}

/** The text of an option; undefined if it was not given. */
export function textOption({ values }: Arguments, name: string): string | undefined {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
}

/** The text of an option that must be given. */
export function requiredOption(given: Arguments, name: string, what: string): string {
  const value = textOption(given, name);
  if (value === undefined || value.trim() === '') throw wrongUsage(`--${name} is missing: ${what}`);
  return value;
}

/** The number of an option; undefined if it was not given. */
export function numberOption(given: Arguments, name: string): number | undefined {
  const value = textOption(given, name);
  if (value === undefined) return undefined;
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number)) throw wrongUsage(`--${name} takes a number, not '${value}'`);
  return number;
}
