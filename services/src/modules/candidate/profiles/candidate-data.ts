import { ownRows, type CandidateDataTable } from '../../../platform/candidate-data/candidate-data.ts';

export const profileData: readonly CandidateDataTable[] = [
  ownRows('licence'),
  ownRows('spoken_language'),
  ownRows('checklist'),
  ownRows('profile_visibility'),
  ownRows('profile_hidden_from'),
  ownRows('public_profile'),
  ownRows('removed_record'),
  ownRows('removed_file', { files: [{ key: 'storage_key', name: 'file_name' }] }),
  ownRows('coach_dismissal'),
];
