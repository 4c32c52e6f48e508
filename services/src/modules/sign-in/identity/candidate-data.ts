import { rowsUnder, type CandidateDataTable } from '../../../platform/candidate-data/candidate-data.ts';
import { grantsOfCandidate } from './provider/grant.store.ts';
import { stepsOfCandidate } from './step.store.ts';

export const identityData: readonly CandidateDataTable[] = [
  {
    table: 'identity_account',
    rowsOf: { candidate: 'candidate_id' },
    withheld: { password_hash: 'would only help to guess the password' },
  },
  rowsUnder('identity_account', 'identity_social_link', { by: 'account_id' }),
  rowsUnder('identity_account', 'identity_code', { by: 'account_id', notExported: 'hashes of codes, valid for 15 minutes' }),
  rowsUnder('identity_account', 'identity_email_undo', {
    by: 'account_id',
    withheld: { token_hash: 'belongs to a link that changes the account' },
  }),
  { table: 'identity_grant', rowsOf: { where: grantsOfCandidate }, notExported: 'sessions and tokens, as hashes' },
  { table: 'identity_step', rowsOf: { where: stepsOfCandidate }, notExported: 'a sign-in that is not finished, for an hour' },
];
