import { useApiMutation } from '@hirehq/shared-ui';
import { OF_EVERY_CHANGE } from '../../shared/profile.query.ts';
import { SaveLanguagesDocument } from '../../shared/records/save-languages.graphql.ts';

export const useSaveLanguages = () => useApiMutation(SaveLanguagesDocument, { invalidates: OF_EVERY_CHANGE });
