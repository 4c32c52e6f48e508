import { assertNever } from '@hirehq/shared-contracts/assert-never';
import { Checkbox, Group, Radio, TextInput, defineMessages, useIntl } from '@hirehq/shared-ui';
import { useQuestionWords } from '../../../shared/use-question-words.ts';
import { HOURS_QUESTION, MAX_ANSWER, today, type AnswerProblem, type Question } from './apply-to-job.model.ts';

interface QuestionFieldProps {
  question: Question;
  values: readonly string[];
  problem: AnswerProblem | undefined;
  onAnswer: (values: readonly string[]) => void;
}

const PROBLEMS = defineMessages({
  missing: { id: 'apply.answerMissing' },
  date: { id: 'apply.answerDate' },
  hours: { id: 'apply.answerHours' },
  refused: { id: 'apply.answerRefused' },
});

/** One question of an application, by its kind. */
export function QuestionField({ question, values, problem, onAnswer }: QuestionFieldProps) {
  const { formatMessage } = useIntl();
  const words = useQuestionWords();
  const [value = ''] = values;
  const field = {
    label: words.label(question),
    withAsterisk: question.required,
    error: problem && formatMessage(PROBLEMS[problem]),
    description: question.required ? undefined : formatMessage({ id: 'apply.optional' }),
  };

  const text = (
    <TextInput
      {...field}
      size="md"
      maxLength={MAX_ANSWER}
      {...(question.id === HOURS_QUESTION && { inputMode: 'decimal', maw: 260 })}
      value={value}
      onChange={({ currentTarget }) => onAnswer([currentTarget.value])}
    />
  );

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
      return text;
    default:
      return assertNever(question.kind, text);
  }
}
