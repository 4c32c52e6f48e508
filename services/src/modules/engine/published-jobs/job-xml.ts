import { routes } from '@hirehq/shared-contracts/routes';
import { currencyDigits } from '@hirehq/shared-contracts/pay';
import type { EmploymentType, WorkMode } from '@hirehq/shared-contracts/codes';
import { FEED_FACTS, type JobFactColumns, type JobTextColumns } from '../../../platform/job-facts.ts';
import type { PublishedJob } from './published-jobs.store.ts';

const EMPLOYMENT: Readonly<Record<EmploymentType, string>> = {
  FT: 'fulltime',
  PT: 'parttime',
  FL: 'contract',
  IN: 'internship',
  OT: 'other',
};
const MODES: Readonly<Record<WorkMode, string>> = { R: 'Fully remote', H: 'Hybrid remote', O: '' };
const EDUCATION: Readonly<Record<string, string>> = {
  SL: 'High school',
  DM: 'Diploma',
  BR: 'Bachelors degree',
  MT: 'Masters degree',
  DC: 'Doctorate',
};

// XML cannot represent these characters at all.
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const element = (name: string, text: string | number | null | undefined): string =>
  text === null || text === undefined || text === ''
    ? ''
    : `<${name}><![CDATA[${String(text).toWellFormed().replaceAll(UNWRITABLE, ' ').replaceAll(']]>', ']]]]><![CDATA[>')}]]></${name}>`;

function payText({ pay_currency, pay_min, pay_max, pay_unit }: PublishedJob): string {
  if (!pay_currency || !pay_unit) return '';
  const [min, max] = [pay_min, pay_max].map((value) => (value === null || Number(value) === 0 ? undefined : Number(value)));
  const range = [...new Set([min, max].filter((value) => value !== undefined))];
  if (range.length === 0) return '';
  const open = min === undefined ? 'up to ' : max === undefined ? 'from ' : '';
  const digits = range.every(Number.isInteger) ? 0 : currencyDigits(pay_currency);
  return `${open}${pay_currency} ${range.map((end) => end.toFixed(digits)).join(' - ')} per ${pay_unit.toLowerCase()}`;
}

/** The facts for which this kind of feed has no element, each in one with the name by which our import reads it. */
const ownElements = (job: JobFactColumns & JobTextColumns): string[] =>
  FEED_FACTS.map(({ column }) => {
    const value = job[column];
    return element(column, typeof value === 'boolean' ? null : value);
  });

/** A job as an element of an Indeed-style feed. */
export function jobXml(job: PublishedJob, origin: string): string {
  const [place] = job.places;
  const fields = [
    element('title', job.title),
    element('date', job.posted_at.toUTCString()),
    element('referencenumber', job.id),
    element('requisitionid', job.id),
    element('url', origin + routes.job({ id: job.id })),
    element('company', job.establishment_name),
    element('city', place?.city),
    element('state', place?.state),
    element('country', place?.country),
    element('description', job.description_html),
    element('salary', payText(job)),
    element('education', job.education && EDUCATION[job.education]),
    element('jobtype', job.employment_type && EMPLOYMENT[job.employment_type]),
    element('remotetype', job.work_mode && MODES[job.work_mode]),
    element('expirationdate', job.closes_on),
    ...ownElements(job),
  ];
  return `<job>${fields.join('')}</job>\n`;
}
