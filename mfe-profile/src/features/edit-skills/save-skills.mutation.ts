import { useApiMutation } from '@hirehq/shared-ui';
import { OF_EVERY_CHANGE } from '../../shared/profile.query.ts';
import { SKILLS } from './skills.query.ts';

/** Adds skills, or changes the years of existing ones. */
export const useSaveSkills = () => useApiMutation('PUT candidates/skills', { invalidates: [SKILLS, ...OF_EVERY_CHANGE] });
