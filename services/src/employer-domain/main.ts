import { parseArgs } from 'node:util';
import { domainName } from '@hirehq/shared-contracts/employer';
import { domainsOf, removeDomain, vouchForDomain } from '../modules/domains/index.ts';
import { findEnterprise } from '../modules/employers/index.ts';
import { readConfig } from '../platform/config.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { Refusal } from '../platform/http/refusal.ts';

const USAGE = `Usage: npm run employer-domain -- ENTERPRISE --list
       npm run employer-domain -- ENTERPRISE --vouch DOMAIN
       npm run employer-domain -- ENTERPRISE --remove DOMAIN
ENTERPRISE is the id, the name or a verified domain of an employer.
`;

function fail(message: string, code = 2): never {
  process.stderr.write(`${message}\n`);
  process.exit(code);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { list: { type: 'boolean', default: false }, vouch: { type: 'string' }, remove: { type: 'string' } },
    });
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

const { positionals, values } = readArguments();
const [wanted] = positionals;
const sent = values.vouch ?? values.remove;
if (positionals.length !== 1 || wanted === undefined || (sent === undefined) !== values.list) fail(USAGE);
const read = domainName.safeParse(sent ?? 'example.com');
if (!read.success) fail(`'${sent}' is not a valid domain.\n${USAGE}`);
const domain = read.data;
const print = (line: string) => void process.stdout.write(`${line}\n`);
const config = readConfig(process.env);

const { db, close } = await openDatabase(config).catch((error: unknown) =>
  fail(error instanceof Error ? error.message : String(error)),
);
try {
  const enterprise = await findEnterprise(db, wanted);
  if (!enterprise) throw new Refusal('NOT_FOUND', { message: `There is no employer '${wanted}'.` });
  const { id, establishment_name: name } = enterprise;
  if (values.vouch !== undefined) {
    await vouchForDomain({ db, config, now: () => new Date() }, id, domain);
    print(`${domain} is now verified for ${name}.`);
  } else if (values.remove !== undefined) {
    await removeDomain({ db }, id, domain);
    print(`${domain} was removed from ${name}.`);
  } else {
    for (const row of await domainsOf(db, id)) print(`${row.domain}  ${row.state}  ${row.proven_by ?? ''}`.trimEnd());
  }
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  await close();
}
