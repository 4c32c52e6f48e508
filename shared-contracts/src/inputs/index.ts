/**
 * The inputs that forms and services share: schemas for the rows of the call table and the inputs of the SDL, with their
 * limits. Built with zod/mini, because forms load them. A form and the service behind it refuse the same values.
 */
export { FIELD_CODES, fieldCodesOf, isFieldCode, type FieldCode } from './field-codes.ts';
export { EMAIL_MAX, TELEPHONE_MAX, YEARS_MAX, emptyTelephone, emptyText, text, wrong } from './fields.ts';
export * from './account-settings.ts';
export * from './apply-to-job.ts';
export * from './candidate-changes.ts';
export * from './change-releases.ts';
export * from './decline-offer.ts';
export * from './education.ts';
export * from './feedback-limits.ts';
export * from './feedback.ts';
export * from './languages.ts';
export * from './licence.ts';
export * from './notification-preferences.ts';
export * from './pay-limits.ts';
export * from './propose-times.ts';
export * from './rate-interview.ts';
export * from './refer-job.ts';
export * from './report-conversation.ts';
export * from './report-employer.ts';
export * from './report-job.ts';
export * from './reports.ts';
export * from './save-search.ts';
export * from './sign-checklist.ts';
export * from './skills.ts';
export * from './work-history.ts';
