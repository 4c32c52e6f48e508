import type {
  EmployerApplication,
  EmployerApplicationDetails,
  SubmittedApplication,
  SubmittedApplicationDetails,
  WithdrawnApplication,
} from '@hirehq/shared-contracts/employer';
import type { StoredOfferTerms } from '../../../platform/database/tables/applications.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import { pageOf } from '../../../platform/ids/time-cursor.ts';
import type { Services } from '../../../platform/module.ts';
import { fileLink } from '../../post/files/index.ts';
import { defaultQuestions } from '../../engine/jobs/index.ts';
import {
  receivedApplication,
  receivedApplications,
  skillsOfCandidate,
  type ReceivedFilter,
  type ReceivedRow,
} from './employer-applications.store.ts';
import { historyOf } from './history-of.ts';
import { offerResponse } from './offers/offer-response.ts';
import { documentsOf, offersOf, offerVersionsOf, recordsOf } from './process.store.ts';

const time = (date: Date | null) => date?.toISOString() ?? null;

/** `kind` of the grants for links to the files of an application. */
export const APPLICATION_GRANT = 'application';
const grantOf = (applicationId: string) => `${APPLICATION_GRANT}:${applicationId}`;

/** Of a withdrawn application, an employer sees only that it was withdrawn, and when. */
const withdrawnItem = ({ id, job_id }: ReceivedRow, withdrawnAt: Date): WithdrawnApplication => ({
  id,
  jobId: job_id,
  status: 'withdrawn',
  changedTimestamp: withdrawnAt.toISOString(),
  withdrawnTimestamp: withdrawnAt.toISOString(),
});

const submittedItem = (row: ReceivedRow): SubmittedApplication => ({
  id: row.id,
  jobId: row.job_id,
  status: 'submitted',
  jobTitle: row.job_title,
  candidateId: row.candidate_id,
  candidateName: `${row.first_name} ${row.last_name}`.trim(),
  enterpriseProcessStatus: row.enterprise_process_status,
  candidateProcessStatus: row.candidate_process_status,
  portal: row.portal,
  submittedTimestamp: row.submitted_at.toISOString(),
  changedTimestamp: row.changed_at.toISOString(),
  withdrawnTimestamp: null,
  closedTimestamp: time(row.closed_at),
  closedBy: row.closed_by,
  closureReason: row.closure_reason,
});

const applicationItem = (row: ReceivedRow): EmployerApplication =>
  row.withdrawn_at ? withdrawnItem(row, row.withdrawn_at) : submittedItem(row);

export async function listApplications({ db }: Services, enterpriseId: string, filter: ReceivedFilter) {
  const rows = await receivedApplications(db, enterpriseId, { ...filter, limit: filter.limit + 1 });
  return pageOf(rows, filter.limit, { item: applicationItem, cursor: (row) => ({ at: row.changed_at, id: row.id }) });
}

async function offerOf({ db, files }: Services, applicationId: string): Promise<SubmittedApplicationDetails['offer']> {
  const row = (await offersOf(db, [applicationId])).get(applicationId);
  if (!row) return null;
  const [offerFiles, versions] = await Promise.all([documentsOf(db, [row.id]), offerVersionsOf(db, [applicationId])]);
  const { expiresAt, offeredAt, answeredAt, documents, changes, ...offer } = offerResponse(files, row, {
    documents: offerFiles.get(row.id),
    versions: versions.get(applicationId),
    grant: grantOf(applicationId),
  });
  const employerTerms = ({ expiresAt: expiresTimestamp, ...terms }: StoredOfferTerms) => ({ ...terms, expiresTimestamp });
  return {
    ...offer,
    changes: changes.map(({ version, changedAt, before, after }) => ({
      version,
      changedTimestamp: changedAt.toISOString(),
      before: employerTerms(before),
      after: employerTerms(after),
    })),
    expiresTimestamp: time(expiresAt),
    offeredTimestamp: offeredAt.toISOString(),
    answeredTimestamp: time(answeredAt),
    documents: documents.map(({ url, ...document }) => ({ ...document, signedUrl: url })),
  };
}

/** An application as its employer may see it; NOT_FOUND for other employers. */
export async function applicationDetails(
  services: Services,
  enterpriseId: string,
  id: string,
): Promise<EmployerApplicationDetails> {
  const { db, files } = services;
  const row = await receivedApplication(db, enterpriseId, id);
  if (!row) throw new Refusal('NOT_FOUND');
  if (row.withdrawn_at) return withdrawnItem(row, row.withdrawn_at);
  const [offer, records, skills] = await Promise.all([
    offerOf(services, id),
    recordsOf(db, [id]),
    skillsOfCandidate(db, row.candidate_id),
  ]);
  const labels = new Map([...defaultQuestions(row.easy_apply), ...row.questions].map((each) => [each.id, each.label]));
  const { storage_key, file_name, content_type } = row;
  return {
    ...submittedItem(row),
    candidate: {
      id: row.candidate_id,
      firstName: row.first_name,
      lastName: row.last_name,
      emailAddress: row.email_address,
      telephone: row.telephone,
      profileTitle: row.profile_title,
      city: row.city,
      state: row.state,
      country: row.country,
      overallYearsOfExperience: row.overall_years_of_experience === null ? null : Number(row.overall_years_of_experience),
      skills: skills.map((skill) => ({ name: skill.name, yearsOfExperience: Number(skill.years_of_experience) })),
    },
    answers: row.answers.map(({ questionId, values }) => ({ questionId, label: labels.get(questionId) ?? questionId, values })),
    adjustments: row.adjustments,
    coverLetter: row.cover_letter,
    resume:
      storage_key && file_name && content_type
        ? {
            fileName: file_name,
            contentType: content_type,
            signedUrl: fileLink(files, { storage_key, file_name, content_type }, grantOf(id)),
          }
        : null,
    offer,
    history: historyOf(records.get(id) ?? []).map(({ recordedAt, ...step }) => ({
      ...step,
      recordedTimestamp: recordedAt.toISOString(),
    })),
  };
}
