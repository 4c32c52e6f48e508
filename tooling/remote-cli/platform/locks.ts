import { requiredOption, type Command } from '../command.ts';
import { remoteIdOf } from '../remote-facts.ts';
import { platformAccess } from '../settings.ts';
import { connect } from './client.ts';

export const lock: Command = {
  summary: 'refuses every change of the live version of a remote until it is unlocked',
  usage: 'lock --why TEXT [--remote NAME]',
  options: { remote: { type: 'string' }, why: { type: 'string' } },
  async run(given, context) {
    const platform = connect(platformAccess(given, context), context.say);
    const why = requiredOption(given, 'why', 'others see it when they are refused');
    const made = await platform('PUT locks/{remote}', { params: { remote: await remoteIdOf(given, context) }, body: { why } });
    return { value: made, lines: [`${made.remote} is locked by ${made.by}: ${made.why}`] };
  },
};

export const unlock: Command = {
  summary: 'ends a lock',
  usage: 'unlock [--remote NAME]',
  options: { remote: { type: 'string' } },
  async run(given, context) {
    const platform = connect(platformAccess(given, context), context.say);
    const remote = await remoteIdOf(given, context);
    await platform('DELETE locks/{remote}', { params: { remote } });
    return { value: { remote }, lines: [`${remote} is not locked`] };
  },
};
