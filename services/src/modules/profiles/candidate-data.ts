import { ownRows, type CandidateTable } from '../../platform/candidate-data/candidate-data.ts';

export const profileData: readonly CandidateTable[] = [
  ownRows('licence'),
  ownRows('spoken_language'),
  ownRows('checklist'),
  ownRows('profile_visibility'),
  ownRows('profile_hidden_from'),
  ownRows('public_profile'),
  ownRows('removed_record', { files: [{ key: 'storage_keys' }] }),
  ownRows('coach_dismissal'),
];
