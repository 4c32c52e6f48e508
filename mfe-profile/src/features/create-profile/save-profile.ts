import { isApiFailure } from '@hirehq/shared-contracts/error-codes';
import type { LocationSuggestion } from '@hirehq/shared-contracts/rest';
import type { ChosenPlace } from '@hirehq/shared-ui';
import type { Candidate, ProfileCalls } from '../../shell/use-profile-calls.ts';
import type { ProfileDraft } from './profile-draft.ts';
import { splitName, yearsOf } from './profile-rules.ts';

type PlaceDetail = (suggestion: LocationSuggestion) => Promise<ChosenPlace>;

/** City, state and country to store; nothing to store while the place is the one the candidate has already. */
async function placeChanges({ place }: ProfileDraft, detailOf: PlaceDetail) {
  if (!place) return { city: null, state: null, country: null };
  const { placeId, description } = place;
  if (placeId === undefined) return {};
  const { city = null, state = null, country = null } = await detailOf({ placeId, description });
  return { city, state, country };
}

/** Stores the job with its dates. One that is there already is changed, so that saving again adds nothing. */
async function saveWork(calls: ProfileCalls, draft: ProfileDraft): Promise<void> {
  const { workedFrom, workedTo } = draft;
  const [title, workedWith] = [draft.jobTitle.trim(), draft.employerName.trim()];
  if (!title || !workedWith || !workedFrom) return;
  const there = (await calls.workHistory()).find(
    (entry) => entry.title === title && entry.workedWith === workedWith && entry.workedFrom === workedFrom,
  );
  await calls.saveWork({ ...(there && { id: there.id }), title, workedWith, workedFrom, workedTill: workedTo || null });
}

async function removeSkill(calls: ProfileCalls, id: number): Promise<void> {
  try {
    await calls.removeSkill(id);
  } catch (error) {
    // It is gone already, which is what was asked for.
    if (!isApiFailure(error) || error.code !== 'NOT_FOUND') throw error;
  }
}

/**
 * Stores a complete draft. Skills come last: they are what tells a candidate with a profile. May be repeated after a
 * failure; throws ApiFailure.
 */
export async function saveProfile(
  calls: ProfileCalls,
  detailOf: PlaceDetail,
  candidate: Candidate,
  draft: ProfileDraft,
): Promise<void> {
  await calls.saveCandidate({
    ...splitName(draft.name),
    ...(await placeChanges(draft, detailOf)),
    profileTitle: draft.profileTitle.trim(),
    jobTitle: draft.jobTitle.trim() || null,
    employerName: draft.employerName.trim() || null,
    overallYearsOfExperience: yearsOf(draft.overallYearsOfExperience) ?? null,
  });
  await saveWork(calls, draft);
  const chosen = new Set(draft.skills.map(({ id }) => id));
  const dropped = candidate.skillData.filter(({ id }) => !chosen.has(id));
  await Promise.all(dropped.map(({ id }) => removeSkill(calls, id)));
  await calls.saveSkills(draft.skills.map(({ id, years }) => ({ id, yearsOfExperience: yearsOf(years) ?? 0 })));
}
