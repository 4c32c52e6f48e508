import type { RestResponse } from '@hirehq/shared-contracts/rest';
import { useSuggestions } from '@hirehq/shared-ui';

export type Skill = RestResponse<'GET skills'>[number];

/** Skills of the catalogue that match the typed text (PR-02). */
export const useSkillSuggestions = (text: string) =>
  useSuggestions(
    text,
    'GET skills',
    (keyword) => ({ query: { keyword } }),
    (skills) => skills,
  );
