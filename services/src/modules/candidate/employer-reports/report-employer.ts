import type { ReportEmployerInput } from '@hirehq/shared-contracts/graphql/types';
import { employerReport } from '@hirehq/shared-contracts/inputs';
import { personKey, type Person } from '../../../platform/attempts/person-key.ts';
import { isUuid } from '../../../platform/ids/is-uuid.ts';
import type { Services } from '../../../platform/module.ts';
import { readInput } from '../../../platform/refusals/read-input.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import { refuseIfFull } from '../../../platform/row-caps/refuse-if-full.ts';
import { employerExists } from '../../enterprises/employer-profiles/index.ts';
import { insertEmployerReport, isEmployerReported } from './employer-reports.store.ts';

/** Stores a report for the operators, once per employer and person. The employer never sees it. */
export async function reportEmployer(
  services: Services,
  person: Person,
  { enterpriseId, ...input }: ReportEmployerInput,
): Promise<void> {
  const { db, now } = services;
  const { reason, details } = readInput(employerReport, input);
  if (!isUuid(enterpriseId) || !(await employerExists(db, enterpriseId))) throw new Refusal('NOT_FOUND');
  const reporter = personKey(services, 'employer report', person);
  if (await isEmployerReported(db, enterpriseId, reporter)) return;
  const candidateId = person.viewer.kind === 'candidate' ? person.viewer.candidateId : null;
  const time = now();
  await db.transaction().execute(async (trx) => {
    await refuseIfFull(trx, 'employerReports', { owner: reporter, now: time });
    await insertEmployerReport(trx, { enterpriseId, candidateId, reporter, reason, details, now: time });
  });
}
