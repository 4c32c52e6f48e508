import { useApiMutation } from '@hirehq/shared-ui';
import { OF_EVERY_CHANGE } from '../../shared/profile.query.ts';
import { EDUCATIONS } from './educations.query.ts';

export const useSaveEducation = () =>
  useApiMutation('PUT candidates/educations', { invalidates: [EDUCATIONS, ...OF_EVERY_CHANGE] });
