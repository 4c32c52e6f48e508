import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { domainName, EMPLOYER_CALLS } from '@hirehq/shared-contracts/employer';
import type { Theme } from '@hirehq/shared-contracts/rest';
import { askForProof, mailAddressOf, removeMailAddress } from '../modules/employer-api/application-mails/index.ts';
import { howToApply, reachOfEmployers } from '../modules/enterprises/apply-channels/index.ts';
import { domainsOf } from '../modules/enterprises/domains/index.ts';
import {
  allEmployers,
  changeEmployer,
  employerRow,
  findEmployer,
  listKeys,
  makeEmployer,
  talentPools,
  type EmployerWish,
} from '../modules/employer-api/employers/index.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/database/database.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Work } from '../platform/work/work.ts';
import { commandConfig, fail, print, readArguments, withDatabase } from './command-line.ts';

const USAGE = `Usage: npm run employer -- create NAME [OPTION …]
       npm run employer -- change EMPLOYER [OPTION …]
       npm run employer -- list
       npm run employer -- show EMPLOYER
Options: --about TEXT, --domain DOMAIN, --theme FILE.json, --candidate-theme FILE.json, --pool NAME, --exclusive-pool NAME,
         --mail ADDRESS, --no-mail. --domain, --pool and --exclusive-pool can be repeated.
EMPLOYER is an id, a name or a domain that is proven. A theme is what PUT brand of the employers' API takes.
`;
const now = () => new Date();
const brandInput = EMPLOYER_CALLS['PUT brand'].body;
const nameInput = brandInput.shape.establishmentName.unwrap();
const addressInput = EMPLOYER_CALLS['PUT application-mail'].body.shape.emailAddress;

const { positionals, values } = readArguments(USAGE, {
  allowPositionals: true,
  options: {
    about: { type: 'string' },
    domain: { type: 'string', multiple: true, default: [] },
    theme: { type: 'string' },
    'candidate-theme': { type: 'string' },
    pool: { type: 'string', multiple: true, default: [] },
    'exclusive-pool': { type: 'string', multiple: true, default: [] },
    mail: { type: 'string' },
    'no-mail': { type: 'boolean', default: false },
  },
});

/** The value as the employers' API reads it; ends the command for one that it would refuse. */
function read<T>(schema: z.ZodType<T>, value: unknown, what: string): T {
  const result = schema.safeParse(value);
  return result.success ? result.data : fail(`${what}: ${z.prettifyError(result.error)}`);
}

async function themeIn(file: string | undefined): Promise<Theme | null | undefined> {
  if (file === undefined) return undefined;
  try {
    return read(brandInput.shape.theme, JSON.parse(await readFile(file, 'utf8')), `The theme ${file} cannot be used`);
  } catch (error) {
    return fail(`The theme ${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const [order = '', who] = positionals;
const isChange = order === 'create' || order === 'change';
const takes = order === 'list' ? 1 : 2;
if (!(isChange || order === 'list' || order === 'show') || positionals.length !== takes) fail(USAGE);
if (values.mail !== undefined && values['no-mail']) fail(`--mail and --no-mail exclude each other.\n${USAGE}`);
const wanted = order === 'create' ? read(nameInput, who, `'${who}' is no name`) : (who ?? '');
const wish: EmployerWish = {
  brand: {
    about: read(brandInput.shape.about, values.about, '--about'),
    theme: await themeIn(values.theme),
    exclusiveCandidateTheme: await themeIn(values['candidate-theme']),
  },
  domains: values.domain.map((domain) => read(domainName, domain, `'${domain}' is no domain`)),
  pools: [
    ...values.pool.map((name) => ({ name: read(nameInput, name, '--pool'), isExclusive: false })),
    ...values['exclusive-pool'].map((name) => ({ name: read(nameInput, name, '--exclusive-pool'), isExclusive: true })),
  ],
};
const address = values.mail === undefined ? undefined : read(addressInput, values.mail, `'${values.mail}' is no address`);

async function employerCalled(db: Database) {
  const found = await findEmployer(db, wanted);
  if (!found) throw new Refusal('NOT_FOUND', { message: `There is no employer '${wanted}'.` });
  return found;
}

const CHANNELS = {
  SYSTEM: 'read by its system',
  MAIL: 'mailed to its address',
  OWN_PAGE: 'only possible on its own page, where a job has a link to one',
  NONE: 'only possible on its own page, where a job has a link to one',
} as const;

async function show(db: Database, config: Config, id: string): Promise<void> {
  const [row, domains, pools, keys, mail, reach] = await Promise.all([
    employerRow(db, id),
    domainsOf(db, id),
    talentPools({ db }, id),
    listKeys({ db, now }, id),
    mailAddressOf(db, id),
    reachOfEmployers(db, [id], now()),
  ]);
  print(`${row?.establishment_name}  ${id}`);
  print(`  applications: ${CHANNELS[howToApply(reach.get(id), null, config.origin).channel]}`);
  for (const { domain, state } of domains) print(`  domain: ${domain}  ${state}`);
  print(`  theme: ${row?.theme ? 'yes' : 'none'}, for exclusive candidates: ${row?.exclusive_candidate_theme ? 'yes' : 'none'}`);
  for (const pool of pools)
    print(`  pool: ${pool.name}  ${pool.id}${pool.exclusive ? '  exclusive' : ''}  ${pool.members} members`);
  print(`  mail: ${mail ? `${mail.email_address}  ${mail.proven_at ? 'proven' : 'not confirmed yet'}` : 'none'}`);
  print(`  keys: ${keys.length}, of which ${keys.filter((key) => key.lastUsedTimestamp).length} were used`);
}

async function change(db: Database, config: Config, work: Work): Promise<string> {
  const services = { db, config, now, work };
  return db.transaction().execute(async (trx) => {
    const id = order === 'create' ? await makeEmployer(trx, services, { name: wanted, ...wish }) : (await employerCalled(trx)).id;
    if (order === 'change') await changeEmployer(trx, services, id, wish);
    if (values['no-mail']) await removeMailAddress(services, trx, id);
    if (address !== undefined) await askForProof(trx, services, id, address);
    return id;
  });
}

const config = commandConfig();
await withDatabase(config, async ({ db, work }) => {
  if (order === 'list') {
    for (const { id, establishment_name: name, domain_names: domains, open_jobs: jobs } of await allEmployers(db))
      print([id, name, domains.join(','), `${jobs ?? 0} open jobs`].filter(Boolean).join('  '));
    return;
  }
  const id = isChange ? await change(db, config, work) : (await employerCalled(db)).id;
  await show(db, config, id);
  if (address !== undefined)
    print(
      `A mail with a link to ${config.origin} was written to ${address}: applications are mailed there once it is confirmed there.`,
    );
});
