import { assertNever } from '@hirehq/shared-contracts/assert-never';
import { ANSWER_MAX, HOURS_QUESTION } from '@hirehq/shared-contracts/inputs';
import { useIntl } from '@hirehq/shared-ui';
import { CheckboxesField, DateField, RadioField, TextField, isoDay } from '@hirehq/shared-ui/forms';
import { useQuestionWords } from '../../../shared/use-question-words.ts';
import { daysInOrder } from './days-in-order.ts';
import type { Question } from './apply-to-job.model.ts';

interface QuestionFieldProps {
  question: Question;
  /** Its answer may answer other questions too. */
  fillsIn: boolean;
  id: string;
  values: readonly string[];
  error: string | undefined;
  onAnswer: (values: readonly string[]) => void;
}

/** Width of a date or hours field, in CSS pixels. */
const NARROW = 260;

/** One question of an application, by its type. */
export function QuestionField({ question, fillsIn, id, values, error, onAnswer }: QuestionFieldProps) {
  const intl = useIntl();
  const words = useQuestionWords();
  const [value = ''] = values;
  const choices = daysInOrder(question.options, intl.locale).map((option) => ({ value: option, label: words.option(option) }));
  const mark = question.required ? ('required' as const) : ('optional' as const);
  const field = { id, label: words.label(question), mark, error };
  const one = { ...field, value, onChange: (typed: string) => onAnswer([typed]) };

  const text = (
    <TextField {...one} limit={ANSWER_MAX} {...(question.id === HOURS_QUESTION && { inputMode: 'decimal', maw: NARROW })} />
  );

  switch (question.kind) {
    case 'RADIO':
      return (
        <RadioField
          {...one}
          choices={choices}
          isRow
          {...(fillsIn && { hint: intl.formatMessage({ id: 'apply.fullTimeHint' }) })}
        />
      );
    case 'CHECKBOX':
      return <CheckboxesField {...field} value={values} choices={choices} onChange={onAnswer} />;
    case 'DATE':
      return <DateField {...one} min={isoDay()} maw={NARROW} />;
    case 'TEXT':
      return text;
    default:
      return assertNever(question.kind, text);
  }
}
