import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { CommandFailure, EXIT, textOption, wrongUsage, type Arguments, type CommandContext } from './command.ts';

export const SETTINGS_FILE = '.hirehq-remote.json';

/** No secrets: the file is committed with the sources. */
const settingsSchema = z.strictObject({
  /** Address of the platform, e.g. `https://jobs.example.com`. */
  platform: z.string().optional(),
  /** File with the private key that signs releases, relative to this one. */
  signingKey: z.string().optional(),
});
type Settings = z.infer<typeof settingsSchema>;

/** The settings of a project; none if it has no file of them. */
export function readSettings(cwd: string): Settings {
  const file = join(cwd, SETTINGS_FILE);
  if (!existsSync(file)) return {};
  const read = settingsSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new CommandFailure(
    `${SETTINGS_FILE} is not valid: ${issue?.message ?? ''}. It may have 'platform' and 'signingKey', and never a key itself: keys come from HIREHQ_TEAM_KEY.`,
    EXIT.usage,
  );
}

/** The origin of an address of the platform. */
export function originOf(address: string): string {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) throw wrongUsage(`'${address}' is no address such as https://jobs.example.com`);
  return url.origin;
}

export interface PlatformAccess {
  origin: string;
  teamKey: string;
}

/** The address of the platform, or undefined if none is set. */
export function platformAddress(given: Arguments, { cwd, env }: CommandContext): string | undefined {
  // A variable that is empty is not set.
  const address = (textOption(given, 'platform') ?? env['HIREHQ_PLATFORM']) || readSettings(cwd).platform;
  return address ? originOf(address) : undefined;
}

/** Address and key for the platform; throws if one of them is not set. */
export function platformAccess(given: Arguments, context: CommandContext): PlatformAccess {
  const origin = platformAddress(given, context);
  if (origin === undefined)
    throw wrongUsage(
      `Which platform? Set HIREHQ_PLATFORM, give --platform, or write { "platform": "https://…" } to ${SETTINGS_FILE}.`,
    );
  const teamKey = context.env['HIREHQ_TEAM_KEY'];
  if (!teamKey) throw wrongUsage('HIREHQ_TEAM_KEY is not set. The operator of the platform makes the key of your team.');
  return { origin, teamKey };
}
