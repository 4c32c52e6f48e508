import type { Transaction } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import type { Services } from '../../../platform/module.ts';
import { vouchForDomainIn } from '../../enterprises/domains/index.ts';
import { updateBrand, type BrandChanges } from './brand.store.ts';
import { insertEmployer, lockEmployerName } from './employers.store.ts';
import { findEmployer } from './keys.store.ts';
import { makeTalentPoolIn } from './talent-pools.service.ts';

export interface EmployerWish {
  brand: Pick<BrandChanges, 'about' | 'theme' | 'exclusiveCandidateTheme'>;
  /** Proven by the operator. */
  domains: readonly string[];
  pools: readonly { name: string; isExclusive: boolean }[];
}

type Making = Pick<Services, 'config' | 'now'>;

/** Creates an employer with a name that none has; returns its id. Refused with CONFLICT for a name that is taken. */
export async function makeEmployer(
  trx: Transaction,
  services: Making,
  { name, ...wish }: EmployerWish & { name: string },
): Promise<string> {
  await lockEmployerName(trx, name);
  const known = await findEmployer(trx, name);
  if (known) throw new Refusal('CONFLICT', { message: `Employer ${known.id} already has the name or domain '${name}'.` });
  const id = newId();
  await insertEmployer(trx, id, name);
  await changeEmployer(trx, services, id, wish);
  return id;
}

/** Adds domains and talent pools to an employer, and changes its brand; everything or nothing. */
export async function changeEmployer(
  trx: Transaction,
  services: Making,
  enterpriseId: string,
  { brand, domains, pools }: EmployerWish,
): Promise<void> {
  await updateBrand(trx, enterpriseId, brand);
  for (const domain of domains) await vouchForDomainIn(trx, services, { enterpriseId, domain });
  for (const pool of pools) await makeTalentPoolIn(trx, services, { id: newId(), enterpriseId, ...pool });
}
