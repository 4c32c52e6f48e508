import { placeDetail, useApiChange, type SendApi } from '@hirehq/shared-ui';
import { OF_EVERY_CHANGE } from '../../shared/profile.query.ts';
import { yearsOf } from '../../shared/years-text.ts';
import { CURRENT_PLACE, type PersonValues } from './person-rules.ts';

interface PersonChange {
  typed: PersonValues;
  /** The fields that differ from the version. */
  changed: readonly string[];
  version: string | undefined;
}

async function placeChanges(send: SendApi, { placeText, placeId }: PersonValues) {
  if (placeId === CURRENT_PLACE) return {};
  if (placeText.trim() === '') return { city: null, state: null, country: null };
  const { city = null, state = null, country = null } = await placeDetail(send, { placeId, description: placeText });
  return { city, state, country };
}

/** Saves the changed fields of the person, with the parts of a chosen location. */
export const useSavePerson = () =>
  useApiChange(
    'save person',
    async (send, { typed, changed, version }: PersonChange) => {
      const fields = {
        firstName: typed.firstName.trim(),
        lastName: typed.lastName.trim(),
        profileTitle: typed.profileTitle.trim(),
        jobTitle: typed.jobTitle.trim() || null,
        employerName: typed.employerName.trim() || null,
        overallYearsOfExperience: yearsOf(typed.overallYearsOfExperience) ?? null,
        address: typed.address.trim() || null,
        zipCode: typed.zipCode.trim() || null,
        telephone: typed.telephone.trim() || null,
      };
      const sent = Object.fromEntries(Object.entries(fields).filter(([field]) => changed.includes(field))) as Partial<
        typeof fields
      >;
      const place = changed.includes('placeText') ? await placeChanges(send, typed) : {};
      return send('PUT candidates/', { body: { ...sent, ...place }, ifMatch: version });
    },
    { invalidates: OF_EVERY_CHANGE },
  );
