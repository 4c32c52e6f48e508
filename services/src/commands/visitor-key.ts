import { readFileSync } from 'node:fs';
import { visitorPublicKey } from '@hirehq/shared-contracts/employer';
import { findEmployer } from '../modules/employer-api/employers/index.ts';
import { addVisitorKey, listVisitorKeys, removeVisitorKey } from '../modules/engine/embeds/index.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { commandConfig, fail, print, readArguments, withDatabase } from './command-line.ts';

const USAGE = `Usage: npm run visitor-key -- EMPLOYER --list
       npm run visitor-key -- EMPLOYER --add KEY.json [--label TEXT]
       npm run visitor-key -- EMPLOYER --remove KID
EMPLOYER is an id, a name or a domain that is proven. KEY.json is a public key (Ed25519 or P-256), in the form of a JWK.
`;

function readPublicKey(file: string) {
  try {
    return visitorPublicKey.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return fail(`${file} cannot be read as a public key of Ed25519 or P-256, in the form of a JWK.`);
  }
}

const { positionals, values } = readArguments(USAGE, {
  allowPositionals: true,
  options: {
    list: { type: 'boolean', default: false },
    add: { type: 'string' },
    label: { type: 'string', default: 'command line' },
    remove: { type: 'string' },
  },
});
const [wanted] = positionals;
const asked = [values.list || undefined, values.add, values.remove].filter((each) => each !== undefined);
if (positionals.length !== 1 || wanted === undefined || asked.length !== 1) fail(USAGE);
const publicKey = values.add === undefined ? undefined : readPublicKey(values.add);

await withDatabase(commandConfig(), async ({ db }) => {
  const enterprise = await findEmployer(db, wanted);
  if (!enterprise) throw new Refusal('NOT_FOUND', { message: `There is no employer '${wanted}'.` });
  const { id, establishment_name: name } = enterprise;
  if (publicKey) {
    const { kid } = await addVisitorKey({ db, now: () => new Date() }, id, { label: values.label, publicKey });
    print(`Pages of ${name} may say who visits them, by the key ${kid}.`);
  } else if (values.remove !== undefined) {
    await removeVisitorKey({ db }, id, values.remove);
    print(`Removed the key ${values.remove} of ${name}.`);
  } else {
    for (const key of await listVisitorKeys({ db }, id))
      print(`${key.kid}  ${key.algorithm}  ${key.createdTimestamp}  ${key.label}`);
  }
});
