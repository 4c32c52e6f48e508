import { useApiMutation } from '@hirehq/shared-ui';
import { OF_EVERY_CHANGE } from '../../shared/profile.query.ts';
import { SaveLicenceDocument } from '../../shared/records/save-licence.graphql.ts';

export const useSaveLicence = () => useApiMutation(SaveLicenceDocument, { invalidates: OF_EVERY_CHANGE });
