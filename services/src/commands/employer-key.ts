import { EMPLOYER_SCOPES, type EmployerScope } from '@hirehq/shared-contracts/employer';
import { createKey, findEmployer, listKeys, revokeKey, rotateKey } from '../modules/employer-api/employers/index.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { commandConfig, fail, print, readArguments, withDatabase } from './command-line.ts';

const USAGE = `Usage: npm run employer-key -- EMPLOYER [--label TEXT] [--scopes a,b | --all-scopes]
       npm run employer-key -- EMPLOYER --list
       npm run employer-key -- EMPLOYER --rotate KEY-ID [--hours 24]
       npm run employer-key -- EMPLOYER --revoke KEY-ID
EMPLOYER is the id, the name or a domain of an employer. Scopes: ${EMPLOYER_SCOPES.join(', ')}.
`;

function readScopes(text: string): EmployerScope[] {
  const wanted = text
    .split(',')
    .map((scope) => scope.trim())
    .filter(Boolean);
  const unknown = wanted.filter((scope) => !(EMPLOYER_SCOPES as readonly string[]).includes(scope));
  if (unknown.length > 0) fail(`Unknown scope: ${unknown.join(', ')}.\n${USAGE}`);
  return wanted as EmployerScope[];
}

const { positionals, values } = readArguments(USAGE, {
  allowPositionals: true,
  options: {
    label: { type: 'string', default: 'command line' },
    scopes: { type: 'string', default: '' },
    'all-scopes': { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    rotate: { type: 'string' },
    hours: { type: 'string', default: '24' },
    revoke: { type: 'string' },
  },
});
const [wanted] = positionals;
const hours = Number(values.hours);
if (positionals.length !== 1 || wanted === undefined) fail(USAGE);
if (!(hours >= 0)) fail(`--hours must be a number.\n${USAGE}`);
const scopes = values['all-scopes'] ? EMPLOYER_SCOPES : readScopes(values.scopes);
const now = () => new Date();

await withDatabase(commandConfig(), async ({ db, work }) => {
  const enterprise = await findEmployer(db, wanted);
  if (!enterprise) throw new Refusal('NOT_FOUND', { message: `There is no employer '${wanted}'.` });
  const { id: enterpriseId, establishment_name: name } = enterprise;
  // The operator may grant every scope.
  const operator = { enterpriseId, keyId: '', scopes: EMPLOYER_SCOPES };
  if (values.list) {
    for (const key of await listKeys({ db, now }, enterpriseId))
      print(`${key.id}  ${key.label}  ${key.scopes.join(',') || 'read only'}  until ${key.expiresTimestamp ?? 'revoked'}`);
  } else if (values.revoke !== undefined) {
    await revokeKey({ db, now, work }, enterpriseId, values.revoke);
    print(`Revoked key ${values.revoke} of ${name}.`);
  } else if (values.rotate !== undefined) {
    const { key } = await rotateKey({ db, now, work }, operator, { id: values.rotate, hours });
    print(`New key of ${name}, shown only once; the old key expires in ${hours} hours:\n${key}`);
  } else {
    const { key } = await createKey(db, { enterpriseId, label: values.label, scopes, now: now() });
    print(`New key of ${name}, shown only once:\n${key}`);
  }
});
