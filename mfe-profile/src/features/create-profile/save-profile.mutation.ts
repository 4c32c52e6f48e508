import { isApiFailure } from '@hirehq/shared-contracts/error-codes';
import { placeDetail, useApiChange, type SendApi } from '@hirehq/shared-ui';
import type { Candidate } from '../../shared/candidate.query.ts';
import { skillPart, versionsIn, type ProfileDraft } from './profile-draft.ts';
import { endToStore } from '../../shared/month-dates.ts';
import { yearsOf } from '../../shared/years-text.ts';
import { splitName } from './profile-rules.ts';
import { saveRecords } from './save-records.ts';

const FAILURES = {
  UNREACHABLE: 'profile.save.unreachable',
  VALIDATION_FAILED: 'profile.save.refused',
  NOT_SIGNED_IN: 'profile.save.signedOut',
  RATE_LIMITED: 'profile.save.busy',
  OVERLOADED: 'profile.save.busy',
  INTERNAL: 'profile.save.failed',
};

/** City, state and country to store; none if the location has not changed. */
async function placeChanges({ place }: ProfileDraft, send: SendApi) {
  if (!place) return { city: null, state: null, country: null };
  const { placeId, description, parts } = place;
  if (parts) return { city: parts.city || null, state: parts.state || null, country: parts.country || null };
  if (placeId === undefined) return {};
  const { city = null, state = null, country = null } = await placeDetail(send, { placeId, description });
  return { city, state, country };
}

/** Stores the job with its dates. An existing entry is changed, so that saving again does not add another one. */
async function saveWork(send: SendApi, draft: ProfileDraft): Promise<void> {
  const { workedFrom, workedTo } = draft;
  const [title, workedWith] = [draft.jobTitle.trim(), draft.employerName.trim()];
  if (!title || !workedWith || !workedFrom) return;
  const there = (await send('GET candidates/work-history', {})).find(
    (entry) => entry.title === title && entry.workedWith === workedWith && entry.workedFrom === workedFrom,
  );
  const body = {
    ...(there && { id: there.id }),
    title,
    workedWith,
    workedFrom,
    workedTill: endToStore(workedFrom, workedTo) || null,
  };
  await send('PUT candidates/work-history', { body });
}

async function removeSkill(send: SendApi, id: number, version: string | undefined): Promise<void> {
  try {
    await send('DELETE candidates/skills/{id}', { params: { id }, ifMatch: version });
  } catch (error) {
    // It no longer exists, which is the desired result.
    if (!isApiFailure(error) || error.code !== 'NOT_FOUND') throw error;
  }
}

/** The fields of a person that a save sends, by the part of the draft that they are typed into. */
function personChanges(draft: ProfileDraft, changed: ReadonlySet<string>) {
  const fields = {
    name: splitName(draft.name),
    address: { address: draft.address.trim() || null },
    zipCode: { zipCode: draft.zipCode.trim() || null },
    telephone: { telephone: draft.telephone.trim() || null },
    profileTitle: { profileTitle: draft.profileTitle.trim() },
    jobTitle: { jobTitle: draft.jobTitle.trim() || null },
    employerName: { employerName: draft.employerName.trim() || null },
    overallYearsOfExperience: { overallYearsOfExperience: yearsOf(draft.overallYearsOfExperience) ?? null },
  };
  const sent = Object.entries(fields).flatMap(([part, values]) => (changed.has(part) ? Object.entries(values) : []));
  return Object.fromEntries(sent);
}

async function savePerson(send: SendApi, { draft, version, changed }: ProfileToSave): Promise<void> {
  const place = changed.has('placeText') ? await placeChanges(draft, send) : {};
  const body = { ...personChanges(draft, changed), ...place };
  if (Object.keys(body).length > 0) await send('PUT candidates/', { body, ifMatch: versionsIn(version).person });
}

async function saveSkills(send: SendApi, { draft, version, changed }: ProfileToSave): Promise<void> {
  const { skills: versions } = versionsIn(version);
  const chosen = new Set(draft.skills.map(({ id }) => String(id)));
  const dropped = Object.keys(versions).filter((id) => !chosen.has(id) && changed.has(skillPart(Number(id))));
  await Promise.all(dropped.map((id) => removeSkill(send, Number(id), versions[id])));
  const skills = draft.skills.filter(({ id }) => changed.has(skillPart(id)));
  if (skills.length === 0) return;
  const body = skills.map(({ id, years }) => ({
    id,
    yearsOfExperience: yearsOf(years) ?? 0,
    version: versions[id] ?? null,
  }));
  await send('PUT candidates/skills', { body });
}

interface ProfileToSave {
  draft: ProfileDraft;
  /** The version of the stored profile that the draft is based on. */
  version: string;
  /** The parts that are sent. */
  changed: ReadonlySet<string>;
}

/**
 * Stores what was changed in a complete draft; returns the present record if something of it was changed elsewhere meanwhile,
 * undefined once all is stored. Skills are stored last, because having skills marks a complete profile. Can be repeated after a
 * failure.
 */
export function useSaveProfile() {
  return useApiChange(
    'save profile',
    async (send, profile: ProfileToSave): Promise<Candidate | undefined> => {
      try {
        await savePerson(send, profile);
        await saveWork(send, profile.draft);
        await saveRecords(send, profile.draft.records);
        await saveSkills(send, profile);
        return undefined;
      } catch (error) {
        if (!isApiFailure(error) || error.code !== 'STALE') throw error;
        return send('GET candidates/', {});
      }
    },
    {
      invalidates: ['GET candidates/', 'GET candidates/skills', 'GET candidates/work-history', 'GET candidates/educations'],
      failures: FAILURES,
    },
  );
}
