import { isApiFailure } from '@hirehq/shared-contracts/error-codes';
import { placeDetail, useApiChange, type SendApi } from '@hirehq/shared-ui';
import type { Candidate } from '../../shared/candidate.query.ts';
import type { ProfileDraft } from './profile-draft.ts';
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

async function removeSkill(send: SendApi, id: number): Promise<void> {
  try {
    await send('DELETE candidates/skills/{id}', { params: { id } });
  } catch (error) {
    // It no longer exists, which is the desired result.
    if (!isApiFailure(error) || error.code !== 'NOT_FOUND') throw error;
  }
}

/**
 * Stores a complete draft. Skills are stored last, because having skills marks a complete profile. Can be repeated after a
 * failure.
 */
export function useSaveProfile(candidate: Candidate) {
  return useApiChange(
    'save profile',
    async (send, draft: ProfileDraft) => {
      const body = {
        ...splitName(draft.name),
        ...(await placeChanges(draft, send)),
        address: draft.address.trim() || null,
        zipCode: draft.zipCode.trim() || null,
        telephone: draft.telephone.trim() || null,
        profileTitle: draft.profileTitle.trim(),
        jobTitle: draft.jobTitle.trim() || null,
        employerName: draft.employerName.trim() || null,
        overallYearsOfExperience: yearsOf(draft.overallYearsOfExperience) ?? null,
      };
      await send('PUT candidates/', { body });
      await saveWork(send, draft);
      await saveRecords(send, draft.records);
      const chosen = new Set(draft.skills.map(({ id }) => id));
      const dropped = candidate.skillData.filter(({ id }) => !chosen.has(id));
      await Promise.all(dropped.map(({ id }) => removeSkill(send, id)));
      const skills = draft.skills.map(({ id, years }) => ({ id, yearsOfExperience: yearsOf(years) ?? 0 }));
      await send('PUT candidates/skills', { body: skills });
    },
    {
      invalidates: ['GET candidates/', 'GET candidates/skills', 'GET candidates/work-history', 'GET candidates/educations'],
      failures: FAILURES,
    },
  );
}
