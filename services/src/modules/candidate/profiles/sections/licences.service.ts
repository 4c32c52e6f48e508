import type { Licence, SaveLicenceInput } from '@hirehq/shared-contracts/graphql/types';
import { licenceInput } from '@hirehq/shared-contracts/inputs';
import { readInput } from '../../../../platform/refusals/read-input.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { isUuid } from '../../../../platform/ids/is-uuid.ts';
import type { Services } from '../../../../platform/module.ts';
import { refuseIfFull } from '../../../../platform/row-caps/refuse-if-full.ts';
import { expectedOf } from '../../../../platform/versions/expected-version.ts';
import { changeProfile } from '../change-profile.ts';
import { stageOf } from './licence-stage.ts';
import { insertLicence, licenceOf, licencesOf, updateLicence, type LicenceRow } from './licences.store.ts';

const licenceResponse = (row: LicenceRow): Licence => ({
  id: row.id,
  version: String(row.version),
  name: row.name,
  issuer: row.issuer,
  number: row.number,
  region: row.region,
  issuedOn: row.issued_on,
  expiresOn: row.expires_on,
});

export const licences = async ({ db }: Pick<Services, 'db'>, candidateId: string): Promise<Licence[]> =>
  (await licencesOf(db, candidateId)).map(licenceResponse);

/** Adds a licence, or changes the one with the id of the input, of an expected version. */
export async function saveLicence(
  services: Services,
  candidateId: string,
  { id, version, ...typed }: SaveLicenceInput,
): Promise<Licence> {
  const { issuedOn, expiresOn, ...texts } = readInput(licenceInput, typed);
  const now = services.now();
  const columns = { ...texts, issued_on: issuedOn, expires_on: expiresOn };
  const reminded = { reminded_days: stageOf(expiresOn, now.toISOString().slice(0, 10)) };
  return changeProfile(services, candidateId, async (trx) => {
    if (id !== undefined && id !== null) {
      const known = isUuid(id) ? await licenceOf(trx, candidateId, id) : undefined;
      if (!known) throw new Refusal('NOT_FOUND', { message: 'This licence no longer exists.' });
      const entry = { ...columns, reminded_days: known.reminded_days, ...(known.expires_on !== expiresOn && reminded) };
      const changed = await updateLicence(trx, known.id, entry, expectedOf(version));
      if (!changed) throw new Refusal('STALE', { current: licenceResponse(known) });
      return licenceResponse(changed);
    }
    await refuseIfFull(trx, 'licences', { owner: candidateId, now });
    return licenceResponse(await insertLicence(trx, candidateId, { ...columns, ...reminded }, now));
  });
}
