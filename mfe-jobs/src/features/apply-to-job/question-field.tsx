import { Checkbox, Group, Radio, TextInput, useIntl } from '@hirehq/shared-ui';
import type { Question } from './apply-to-job.model.ts';
import { useQuestionWords } from '../../shared/use-question-words.ts';

interface QuestionFieldProps {
  question: Question;
  values: readonly string[];
  /** The answer is asked for and missing. */
  missing: boolean;
  onAnswer: (values: readonly string[]) => void;
}

const HOURS_QUESTION = 'hoursPerDay';
const MAX_TEXT = 2000;

function today(): string {
  const now = new Date();
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** One question of an application, by its kind. */
export function QuestionField({ question, values, missing, onAnswer }: QuestionFieldProps) {
  const { formatMessage } = useIntl();
  const words = useQuestionWords();
  const [value = ''] = values;
  const field = {
    label: words.label(question),
    withAsterisk: question.required,
    error: missing ? formatMessage({ id: 'apply.answerMissing' }) : undefined,
    description: question.required ? undefined : formatMessage({ id: 'apply.optional' }),
  };

  switch (question.kind) {
    case 'RADIO':
      return (
        <Radio.Group {...field} size="md" value={value} onChange={(chosen) => onAnswer([chosen])} name={question.id}>
          <Group gap="lg" mt="xs" mb="xs">
            {question.options.map((option) => (
              <Radio key={option} value={option} label={words.option(option)} />
            ))}
          </Group>
        </Radio.Group>
      );
    case 'CHECKBOX':
      return (
        <Checkbox.Group
          {...field}
          size="md"
          value={[...values]}
          onChange={(chosen) => onAnswer(question.options.filter((option) => chosen.includes(option)))}
        >
          <Group gap="md" mt="xs" mb="xs">
            {question.options.map((option) => (
              <Checkbox key={option} value={option} label={words.option(option)} />
            ))}
          </Group>
        </Checkbox.Group>
      );
    case 'DATE':
      return (
        <TextInput
          {...field}
          type="date"
          size="md"
          min={today()}
          maw={260}
          value={value}
          onChange={({ currentTarget }) => onAnswer([currentTarget.value])}
        />
      );
    case 'TEXT':
      return (
        <TextInput
          {...field}
          size="md"
          maxLength={MAX_TEXT}
          {...(question.id === HOURS_QUESTION && { inputMode: 'decimal', maw: 260 })}
          value={value}
          onChange={({ currentTarget }) => onAnswer([currentTarget.value])}
        />
      );
  }
}
