import { INVITATION_LIMITS } from '@hirehq/shared-contracts/employer';
import { isAssistiveText, isReadingFocusText } from '@hirehq/shared-contracts/reading';
import type { Candidate, CandidateChanges, ReadingPreferences } from '@hirehq/shared-contracts/rest';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { Services } from '../../../platform/module.ts';
import { lockAtVersion } from '../../../platform/versions/at-version.store.ts';
import { refuseStale, type ExpectedVersion } from '../../../platform/versions/expected-version.ts';
import { countryNamed } from '../../engine/countries/index.ts';
import { employerExists } from '../../enterprises/employer-profiles/index.ts';
import { candidateResponse } from './candidate-response.ts';
import { mayChange } from './candidates.policy.ts';
import { candidateRow, invitingEmployer, readingColumns, setOrigin, updateCandidate } from './candidates.store.ts';
import { skillsOf } from './skills.store.ts';

export async function candidate(services: Pick<Services, 'db' | 'files'>, id: string): Promise<Candidate> {
  const found = await candidateIfAny(services, id);
  if (!found) throw new Refusal('NOT_FOUND');
  return found;
}

async function candidateIfAny({ db, files }: Pick<Services, 'db' | 'files'>, id: string): Promise<Candidate | undefined> {
  const [row, skills] = await Promise.all([candidateRow(db, id), skillsOf(db, id)]);
  return row && candidateResponse(files, row, skills);
}

export async function readingPreferences({ db }: Services, id: string): Promise<ReadingPreferences> {
  const row = await readingColumns(db, id);
  if (!row) throw new Refusal('NOT_FOUND');
  return {
    accessibility: row.accessibility,
    bionicReadingConfiguration: row.bionic_reading_configuration,
    assistiveTools: row.assistive_tools,
  };
}

export const INVITED_FOR_MS = INVITATION_LIMITS.validDays * 86_400_000;

/**
 * Changes only the fields that were sent, of an expected version. Origin and source are set once, only for an existing
 * employer, and by the invitation if there is one.
 */
export async function changeCandidate(
  services: Services,
  ownId: string,
  changes: CandidateChanges,
  expected: ExpectedVersion,
): Promise<Candidate> {
  const { id, origin, sourceEnterpriseId, bionicReadingConfiguration, assistiveTools } = changes;
  mayChange(ownId, id);
  if (bionicReadingConfiguration !== undefined && !isReadingFocusText(bionicReadingConfiguration)) {
    throw new Refusal('VALIDATION_FAILED', { fields: { bionicReadingConfiguration: 'is not a reading mode' } });
  }
  if (assistiveTools !== undefined && !isAssistiveText(assistiveTools)) {
    throw new Refusal('VALIDATION_FAILED', { fields: { assistiveTools: 'are not tools of the toolbar' } });
  }
  if (sourceEnterpriseId && !(await employerExists(services.db, sourceEnterpriseId))) {
    throw new Refusal('VALIDATION_FAILED', { fields: { sourceEnterpriseId: 'is not a known employer' } });
  }
  const columns = columnsOf(changes);
  await services.db.transaction().execute(async (trx) => {
    if (!(await lockAtVersion(trx, 'candidate', ownId, expected)))
      await refuseStale(() => candidateIfAny({ ...services, db: trx }, ownId));
    await updateCandidate(trx, ownId, columns);
    if (origin) {
      // Whoever was invited comes from that employer, whichever link and browser brought them.
      const inviting = await invitingEmployer(trx, ownId, new Date(services.now().getTime() - INVITED_FOR_MS));
      await setOrigin(trx, ownId, inviting ? 'I' : origin, inviting ?? sourceEnterpriseId ?? null);
    }
    if (Object.keys(columns).some((column) => !NOT_IN_PROFILE.has(column)))
      await services.outbox.add(trx, 'profile.changed', { candidateId: ownId });
  });
  return candidate(services, ownId);
}

const NOT_IN_PROFILE: ReadonlySet<string> = new Set([
  'neuro_classification',
  'accessibility',
  'bionic_reading_configuration',
  'assistive_tools',
]);

function columnsOf(changes: CandidateChanges) {
  const columns = {
    first_name: changes.firstName,
    last_name: changes.lastName,
    profile_title: changes.profileTitle,
    address: changes.address,
    city: changes.city,
    state: changes.state,
    country: changes.country,
    zip_code: changes.zipCode,
    telephone: changes.telephone,
    employer_name: changes.employerName,
    job_title: changes.jobTitle,
    overall_years_of_experience: changes.overallYearsOfExperience,
    neuro_classification: changes.neuroClassification,
    accessibility: changes.accessibility,
    bionic_reading_configuration: changes.bionicReadingConfiguration,
    assistive_tools: changes.assistiveTools,
  };
  type Sent = { [K in keyof typeof columns]?: Exclude<(typeof columns)[K], undefined> };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as Sent;
}

export async function setRegion({ db, outbox }: Services, id: string, countryName: string): Promise<true> {
  const country = countryNamed(countryName);
  if (!country) throw new Refusal('VALIDATION_FAILED', { fields: { countryName: 'is not a known country' } });
  await db.transaction().execute(async (trx) => {
    await updateCandidate(trx, id, { country: country.en_short_name });
    await outbox.add(trx, 'profile.changed', { candidateId: id });
  });
  return true;
}
