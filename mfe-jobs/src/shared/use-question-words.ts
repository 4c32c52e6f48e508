import type { JobQuestionFragment } from './job-question.graphql.ts';
import { defineMessages, useIntl, type MessageDescriptor } from '@hirehq/shared-ui';

/** A question of an application. */
export type Question = JobQuestionFragment;

/** The default questions have texts of their own; an employer's question contains its text. */
const QUESTIONS: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  availabilityStartDate: { id: 'question.availabilityStartDate' },
  availability: { id: 'question.availability' },
  hoursPerDay: { id: 'question.hoursPerDay' },
  daysAvailable: { id: 'question.daysAvailable' },
});

const OPTIONS: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  'Full Time': { id: 'employmentType.FT' },
  'Part Time': { id: 'employmentType.PT' },
  Sunday: { id: 'option.sunday' },
  Monday: { id: 'option.monday' },
  Tuesday: { id: 'option.tuesday' },
  Wednesday: { id: 'option.wednesday' },
  Thursday: { id: 'option.thursday' },
  Friday: { id: 'option.friday' },
  Saturday: { id: 'option.saturday' },
  Yes: { id: 'option.yes' },
  No: { id: 'option.no' },
});

export function useQuestionWords() {
  const intl = useIntl();
  const label = ({ id, label: own }: Pick<Question, 'id' | 'label'>) => (QUESTIONS[id] ? intl.formatMessage(QUESTIONS[id]) : own);
  const option = (value: string) => (OPTIONS[value] ? intl.formatMessage(OPTIONS[value]) : value);
  const answer = (question: Question, values: readonly string[]) =>
    question.kind === 'DATE'
      ? intl.formatList(
          values.map((value) => intl.formatDate(value, { dateStyle: 'long', timeZone: 'UTC' })),
          { type: 'unit' },
        )
      : intl.formatList(values.map(option), { type: 'unit' });
  return { label, option, answer };
}
