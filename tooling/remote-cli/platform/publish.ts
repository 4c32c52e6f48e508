import { join } from 'node:path';
import { EXIT, textOption, type Command } from '../command.ts';
import { newestBuild, remoteFolder } from '../remote-facts.ts';
import { platformAccess, readSettings } from '../settings.ts';
import { connect } from './client.ts';
import { publishRelease } from './publish-release.ts';
import { findKey, signRelease } from './signing-key.ts';

export const publish: Command = {
  summary: 'stores the newest build on the platform; it is live nowhere',
  usage: 'publish [FOLDER] [--signing-key FILE]',
  options: { 'signing-key': { type: 'string' } },
  async run(given, context) {
    const access = platformAccess(given, context);
    const [named] = given.positionals;
    const folder = named === undefined ? newestBuild(remoteFolder(context)) : join(context.cwd, named);
    const key = findKey(
      {
        cwd: context.cwd,
        named: textOption(given, 'signing-key') ?? readSettings(context.cwd).signingKey,
        text: context.env['HIREHQ_SIGNING_KEY'],
      },
      context.say,
    );
    if (!key) context.say('  the release is not signed: there is no signing key (hirehq-remote key makes one)');
    const sign = key && ((bytes: Uint8Array) => signRelease(bytes, key));
    const record = await publishRelease(connect(access, context.say), { folder, sign, say: context.say });
    return {
      value: record,
      lines: [
        `${record.remote} ${record.version} is published and live nowhere`,
        `Next: hirehq-remote canary start ${record.version} --why …, or hirehq-remote promote ${record.version} --why …`,
      ],
      exitCode: EXIT.done,
    };
  },
};
