import { readFileSync } from 'node:fs';
import { TEAM_RIGHTS } from '@hirehq/shared-contracts/delivery';
import { addSigningKey, listSigningKeys, noteKey, revokeSigningKey } from '../modules/delivery/releases/index.ts';
import {
  ALL_REMOTES,
  addTeamKey,
  removeTeamWebhook,
  revokeTeamKey,
  setTeamWebhook,
  teamKeys,
} from '../modules/delivery/team-keys/index.ts';
import { commandConfig, commandKeyedHash, fail, print, readArguments, withDatabase } from './command-line.ts';

const USAGE = `Usage: npm run team-key -- add TEAM --remotes a,b [--rights a,b | --all-rights] [--label TEXT]
       npm run team-key -- list
       npm run team-key -- revoke KEY-ID
       npm run team-key -- signing-key TEAM KEY.json
       npm run team-key -- signing-key --list
       npm run team-key -- signing-key --revoke KID
       npm run team-key -- webhook TEAM URL
       npm run team-key -- webhook TEAM --remove
A key is for the remotes that --remotes names, or for all with --remotes '${ALL_REMOTES}'. Rights: ${TEAM_RIGHTS.join(', ')}.
KEY.json is the public half of a signing key, in the form of a JWK.
`;

const listOf = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

function readJwk(file: string): object {
  try {
    const jwk: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof jwk === 'object' && jwk !== null) return jwk;
  } catch {
    // Said below.
  }
  return fail(`${file} cannot be read as a JWK.`);
}

const { positionals, values } = readArguments(USAGE, {
  allowPositionals: true,
  options: {
    label: { type: 'string', default: 'command line' },
    remotes: { type: 'string', default: '' },
    rights: { type: 'string', default: '' },
    'all-rights': { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    revoke: { type: 'string' },
    remove: { type: 'boolean', default: false },
  },
});
const [action, first, second] = positionals;
const config = commandConfig();
const now = () => new Date();
const dateOf = (date: Date | null) => date?.toISOString() ?? 'never';

type Opened = Parameters<Parameters<typeof withDatabase>[1]>[0];

async function add({ db }: Opened, team: string): Promise<void> {
  const rights = values['all-rights'] ? TEAM_RIGHTS : listOf(values.rights);
  const made = await db.transaction().execute(async (trx) => {
    const key = await addTeamKey(trx, { team, label: values.label, remotes: listOf(values.remotes), rights }, now());
    const why = `Key ${key.id} of ${team} for ${values.remotes}: ${rights.join(', ') || 'reading'}.`;
    await noteKey(trx, { action: 'KEY_ADD', keyId: key.id, why, at: now() });
    return key;
  });
  print(`New key of ${team}, shown only once:\n${made.key}`);
}

async function list({ db }: Opened): Promise<void> {
  for (const key of await teamKeys(db)) {
    const state = key.revoked_at ? `revoked ${key.revoked_at.toISOString()}` : `last used ${dateOf(key.last_used_at)}`;
    print(`${key.id}  ${key.team}  ${key.label}  ${key.remotes.join(',')}  ${key.rights.join(',') || 'read only'}  ${state}`);
  }
}

async function revoke({ db }: Opened, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { team } = await revokeTeamKey(trx, id, now());
    await noteKey(trx, { action: 'KEY_REVOKE', keyId: id, why: `Key ${id} of ${team}.`, at: now() });
  });
  print(`Revoked key ${id}.`);
}

async function signingKey({ db }: Opened): Promise<void> {
  const keys = { keyedHash: await commandKeyedHash(config), now };
  if (values.list) {
    for (const { kid, team, revoked_at: revoked, isTrusted } of await listSigningKeys({ ...keys, db }))
      print(
        `${kid}  ${team ?? 'platform'}  ${isTrusted ? (revoked ? `revoked ${revoked.toISOString()}` : 'valid') : 'not endorsed'}`,
      );
    return;
  }
  const kid = values.revoke;
  if (kid !== undefined) {
    await db.transaction().execute(async (trx) => {
      const { team } = await revokeSigningKey({ ...keys, db: trx }, kid);
      await noteKey(trx, {
        action: 'KEY_REVOKE',
        keyId: null,
        why: `Signing key ${kid} of ${team ?? 'the platform'}.`,
        at: now(),
      });
    });
    return print(`Revoked the signing key ${kid}. Releases that are stored stay valid.`);
  }
  if (first === undefined || second === undefined) return fail(USAGE);
  const jwk = readJwk(second);
  const added = await db.transaction().execute(async (trx) => {
    const made = await addSigningKey({ ...keys, db: trx }, { team: first, jwk });
    await noteKey(trx, { action: 'KEY_ADD', keyId: null, why: `Signing key ${made} of ${first}.`, at: now() });
    return made;
  });
  print(`Releases of ${first} may be signed with the key ${added}.`);
}

async function webhook({ db }: Opened, team: string): Promise<void> {
  if (values.remove) {
    await removeTeamWebhook({ db }, team);
    return print(`Removed the webhook of ${team}.`);
  }
  if (second === undefined) return fail(USAGE);
  const secret = await setTeamWebhook({ db, config, now }, { team, url: second });
  print(`${team} is notified at ${second}. The secret of the signatures, shown only once:\n${secret}`);
}

await withDatabase(config, async (opened) => {
  if (action === 'list' && positionals.length === 1) return list(opened);
  if (action === 'signing-key') return signingKey(opened);
  if (first === undefined) return fail(USAGE);
  if (action === 'add') return add(opened, first);
  if (action === 'revoke') return revoke(opened, first);
  if (action === 'webhook') return webhook(opened, first);
  return fail(USAGE);
});
