import type { ApplicantRange } from '@hirehq/shared-contracts/codes';

const FEW = 10;
const MANY = 50;
/** More applications need not be counted. */
export const MOST_APPLICANTS = MANY + 1;

/** In which range a number of applications is: an exact one would say when somebody applies. */
export function applicantRange(count: number): ApplicantRange {
  if (count < FEW) return 'UNDER_10';
  return count <= MANY ? 'FROM_10_TO_50' : 'OVER_50';
}
