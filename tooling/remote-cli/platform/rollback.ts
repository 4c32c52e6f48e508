import type { SetRecord } from '@hirehq/shared-contracts/delivery';
import { CommandFailure, numberOption, requiredOption, wrongUsage, type Command } from '../command.ts';
import { remoteIdOf } from '../remote-facts.ts';
import { platformAccess } from '../settings.ts';
import { connect, type Platform } from './client.ts';
import { changedSetLines } from './words.ts';

const versionIn = ({ members }: SetRecord, remote: string) => members.find((member) => member.remote === remote)?.version;

/** The newest set in which the remote had another version than it has now. */
async function setBefore(platform: Platform, remote: string): Promise<number> {
  let live: SetRecord | undefined;
  let cursor: string | undefined;
  do {
    const page = await platform('GET sets', { query: { limit: 100, ...(cursor !== undefined && { cursor }) } });
    live ??= page.items.find(({ isLive }) => isLive);
    for (const set of page.items) {
      if (
        live &&
        set.sequence < live.sequence &&
        versionIn(set, remote) !== undefined &&
        versionIn(set, remote) !== versionIn(live, remote)
      )
        return set.sequence;
    }
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  throw new CommandFailure(`${remote} had no other version before: there is nothing to roll back to`);
}

export const rollback: Command = {
  summary: 'makes the version of an earlier set live again; without SEQUENCE, the version before',
  usage: 'rollback [SEQUENCE] --why TEXT [--remote NAME | --all] [--dry-run] [--expected SEQUENCE]',
  options: {
    remote: { type: 'string' },
    all: { type: 'boolean' },
    why: { type: 'string' },
    expected: { type: 'string' },
    'dry-run': { type: 'boolean' },
  },
  async run(given, context) {
    const platform = connect(platformAccess(given, context), context.say);
    const why = requiredOption(given, 'why', 'it is kept in the history');
    const isAll = given.values['all'] === true;
    const [named] = given.positionals;
    if (isAll && named === undefined) throw wrongUsage('--all needs the SEQUENCE of the set to restore (hirehq-remote history)');
    if (named !== undefined && !/^\d+$/.test(named)) throw wrongUsage(`'${named}' is no number of a release set`);
    const remote = isAll ? undefined : await remoteIdOf(given, context);
    const sequence = named === undefined ? await setBefore(platform, remote ?? '') : Number(named);
    const expected = numberOption(given, 'expected');
    const changed = await platform('POST sets/{sequence}/restore', {
      params: { sequence },
      body: {
        why,
        dryRun: given.values['dry-run'] === true,
        ...(remote !== undefined && { remotes: [remote] }),
        ...(expected !== undefined && { expected }),
      },
    });
    return { value: changed, lines: changedSetLines(changed) };
  },
};
