import { useApiMutation } from '@hirehq/shared-ui';
import { OF_EVERY_CHANGE } from '../../shared/profile.query.ts';
import { WORK_HISTORY } from './work-history.query.ts';

export const useSaveWork = () =>
  useApiMutation('PUT candidates/work-history', { invalidates: [WORK_HISTORY, ...OF_EVERY_CHANGE] });
