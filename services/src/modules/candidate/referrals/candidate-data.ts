import { ownRows, rowsUnder, type CandidateDataTable } from '../../../platform/candidate-data/candidate-data.ts';

export const referralData: readonly CandidateDataTable[] = [
  ownRows('referral'),
  rowsUnder('referral', 'referral_visit', { notExported: 'hashes of the addresses of other people' }),
  rowsUnder('referral', 'referral_credit'),
  rowsUnder('application', 'referral_credit', { notExported: 'belongs to the person who referred the candidate' }),
  {
    table: 'referral',
    rowsOf: { email: 'email' },
    notExported: 'belongs to the person who referred a job to this address',
  },
];
