import { placeDetail, useApiChange } from '@hirehq/shared-ui';
import { OF_EVERY_CHANGE } from '../../shared/profile.query.ts';
import { yearsOf } from '../../shared/years-text.ts';
import { CURRENT_PLACE, type PersonValues } from './person-rules.ts';

/** Saves the person, with the parts of the chosen location; an unchanged location is not sent. */
export const useSavePerson = () =>
  useApiChange(
    'save person',
    async (send, typed: PersonValues) => {
      const { placeText, placeId } = typed;
      const place =
        placeId === CURRENT_PLACE
          ? {}
          : placeText.trim() === ''
            ? { city: null, state: null, country: null }
            : await placeDetail(send, { placeId, description: placeText }).then(
                ({ city = null, state = null, country = null }) => ({ city, state, country }),
              );
      const body = {
        ...place,
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
      return send('PUT candidates/', { body });
    },
    { invalidates: OF_EVERY_CHANGE },
  );
