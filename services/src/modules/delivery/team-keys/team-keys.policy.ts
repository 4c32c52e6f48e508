import { TEAM_RIGHTS, type TeamRight } from '@hirehq/shared-contracts/delivery';

/** In place of ids of remotes: every remote, and the shell. */
export const ALL_REMOTES = '*';

const TEAM = /^[a-z0-9][a-z0-9._-]{0,59}$/;
/** Names of those who act without a key of a team. */
const RESERVED: ReadonlySet<string> = new Set(['operator', 'platform', 'unknown']);
const REMOTE = /^[a-z][a-z0-9-]{1,40}$/;

export interface KeyWish {
  team: string;
  label: string;
  remotes: readonly string[];
  rights: readonly string[];
}

/** Why no key can be made of this wish; undefined if one can. */
export function mistakeInWish({ team, label, remotes, rights }: KeyWish): string | undefined {
  if (!TEAM.test(team))
    return `'${team}' is no name of a team: use up to 60 lower-case letters, digits, dots, hyphens and underscores.`;
  if (RESERVED.has(team)) return `'${team}' is the name of somebody else in the history. Choose another name for the team.`;
  if (label.trim() === '' || label.length > 100) return 'The label must have 1 to 100 characters.';
  if (remotes.length === 0) return `Name the remotes of the key, separated by commas, or ${ALL_REMOTES} for all of them.`;
  const wrong = remotes.find((remote) => remote !== ALL_REMOTES && !REMOTE.test(remote));
  if (wrong !== undefined) return `'${wrong}' is no id of a remote.`;
  const unknown = rights.find((right) => !isRight(right));
  return unknown === undefined ? undefined : `'${unknown}' is no right. There are: ${TEAM_RIGHTS.join(', ')}.`;
}

export const isRight = (text: string): text is TeamRight => (TEAM_RIGHTS as readonly string[]).includes(text);
