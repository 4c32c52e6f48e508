import type { TableName } from '../../../../platform/candidate-data/candidate-data.ts';
import type { AccountTextId } from '../account-text.ts';

type FieldOf<Id> = Id extends `export.field.${infer Field}` ? Field : never;
type ReadableField = FieldOf<AccountTextId>;
type SectionOf<Id> = Id extends `export.section.${infer Table}` ? Table : never;

export interface ReadableSection {
  table: TableName & SectionOf<AccountTextId>;
  /** What names a record: a column, or the record that an id stands for. */
  heading: { column: string } | 'job' | 'employer' | 'skill' | 'language';
  fields: readonly ReadableField[];
}

/** What a person reads of their data, in this order; every other table is there as JSON. */
export const READABLE_SECTIONS: readonly ReadableSection[] = [
  {
    table: 'candidate',
    heading: { column: 'first_name' },
    fields: [
      'first_name',
      'last_name',
      'email_address',
      'telephone',
      'profile_title',
      'job_title',
      'employer_name',
      'overall_years_of_experience',
      'address',
      'zip_code',
      'city',
      'state',
      'country',
      'created_at',
    ],
  },
  { table: 'work_history', heading: { column: 'title' }, fields: ['worked_with', 'worked_from', 'worked_till'] },
  { table: 'education', heading: { column: 'institution' }, fields: ['field_of_study', 'studied_from', 'studied_till'] },
  { table: 'candidate_skill', heading: 'skill', fields: ['years_of_experience'] },
  { table: 'licence', heading: { column: 'name' }, fields: ['issuer', 'number', 'region', 'issued_on', 'expires_on'] },
  { table: 'spoken_language', heading: 'language', fields: ['level'] },
  { table: 'resume', heading: { column: 'title' }, fields: ['created_at'] },
  {
    table: 'application',
    heading: 'job',
    fields: ['submitted_at', 'portal', 'telephone', 'cover_letter', 'adjustments', 'withdrawn_at', 'closed_at'],
  },
  {
    table: 'interview',
    heading: 'job',
    fields: ['starts_at', 'completes_at', 'location', 'instructions', 'rating_of_panel_by_candidate'],
  },
  { table: 'offer', heading: 'job', fields: ['offered_at', 'start_date', 'note', 'answered_at'] },
  { table: 'saved_job', heading: 'job', fields: ['saved_at'] },
  { table: 'saved_search', heading: { column: 'name' }, fields: ['created_at'] },
  { table: 'referral', heading: 'job', fields: ['email', 'created_at'] },
  { table: 'candidate_remark', heading: 'job', fields: ['remark', 'is_public', 'created_at'] },
  { table: 'message', heading: 'employer', fields: ['sent_at', 'by_enterprise', 'body', 'attachment_name'] },
  { table: 'profile_hidden_from', heading: 'employer', fields: ['created_at'] },
];
