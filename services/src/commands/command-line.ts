import { join } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { explainFailure } from '../explain-failure.ts';
import { readConfig, type Config } from '../platform/config.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { createKeyedHash, type KeyedHash } from '../platform/keyed-hash.ts';
import { readIfAny } from '../platform/read-if-any.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { createWork, type Work } from '../platform/work/work.ts';
import { joinedValues } from './joined-values.ts';

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

export const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Ends a command that cannot be run as it was typed. */
export function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}

/** The configuration of the platform; a command that cannot run with it ends with a sentence. */
export function commandConfig(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    return fail(explainFailure(error));
  }
}

/** Hashes with the secret of the platform; ends a command on a machine that does not have it. */
export async function commandKeyedHash({ secret, dataFolder }: Config): Promise<KeyedHash> {
  const known = secret ?? (await readIfAny(join(dataFolder, 'secret')));
  return known
    ? createKeyedHash(known)
    : fail(`This command needs the secret of the platform: set HIREHQ_SECRET, or run it where ${dataFolder} is the data folder.`);
}

/** The arguments of the command; ends it with its usage where it takes no such ones. */
export function readArguments<const Options extends ParseArgsConfig>(usage: string, options: Options) {
  try {
    return parseArgs({ ...options, args: joinedValues(process.argv.slice(2), options.options ?? {}) });
  } catch (error) {
    return fail(`${messageOf(error)}\n${usage}`);
  }
}

/**
 * Works on the database of the platform, running or stopped, which does the background work that is enqueued. A refusal is printed,
 * and the command has failed.
 */
export async function withDatabase(
  config: Config,
  run: (opened: Awaited<ReturnType<typeof openDatabase>> & { work: Work }) => Promise<void>,
): Promise<void> {
  const opened = await openDatabase(config).catch((error: unknown) => fail(messageOf(error)));
  const log = (entry: unknown, message?: unknown) => void process.stderr.write(`${String(message ?? entry)}\n`);
  const work = createWork({ databaseUrl: opened.url, log: { warn: log, error: log } });
  try {
    await run({ ...opened, work });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  } finally {
    await work.stop();
    await opened.close();
  }
}
