import { domainName } from '@hirehq/shared-contracts/employer';
import { domainsOf, removeDomain, vouchForDomain } from '../modules/enterprises/domains/index.ts';
import { findEmployer } from '../modules/employer-api/employers/index.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { commandConfig, fail, print, readArguments, withDatabase } from './command-line.ts';

const USAGE = `Usage: npm run employer-domain -- EMPLOYER --list
       npm run employer-domain -- EMPLOYER --vouch DOMAIN
       npm run employer-domain -- EMPLOYER --remove DOMAIN
EMPLOYER is an id, a name or a domain that is proven.
`;

const { positionals, values } = readArguments(USAGE, {
  allowPositionals: true,
  options: { list: { type: 'boolean', default: false }, vouch: { type: 'string' }, remove: { type: 'string' } },
});
const [wanted] = positionals;
const sent = values.vouch ?? values.remove;
if (positionals.length !== 1 || wanted === undefined || (sent === undefined) !== values.list) fail(USAGE);
const read = domainName.safeParse(sent ?? 'example.com');
if (!read.success) fail(`'${sent}' is no domain.\n${USAGE}`);
const domain = read.data;
const config = commandConfig();

await withDatabase(config, async ({ db }) => {
  const enterprise = await findEmployer(db, wanted);
  if (!enterprise) throw new Refusal('NOT_FOUND', { message: `There is no employer '${wanted}'.` });
  const { id, establishment_name: name } = enterprise;
  if (values.vouch !== undefined) {
    await vouchForDomain({ db, config, now: () => new Date() }, id, domain);
    print(`${domain} is proven for ${name}.`);
  } else if (values.remove !== undefined) {
    await removeDomain({ db }, id, domain);
    print(`${domain} is removed from ${name}.`);
  } else {
    for (const row of await domainsOf(db, id)) print(`${row.domain}  ${row.state}  ${row.proven_by ?? ''}`.trimEnd());
  }
});
