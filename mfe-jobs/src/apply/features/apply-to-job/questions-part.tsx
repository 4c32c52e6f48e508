import type { FieldProblems } from '@hirehq/shared-ui/forms';
import type { Answers, Question } from './apply-to-job.model.ts';
import { fillsInOthers } from './full-time.ts';
import { QuestionField } from './question-field.tsx';

interface QuestionsPartProps {
  questions: readonly Question[];
  answers: Answers;
  problems: Pick<FieldProblems, 'idOf' | 'errorOf'>;
  onAnswer: (questionId: string, values: readonly string[]) => void;
}

/** The questions of a job. */
export function QuestionsPart({ questions, answers, problems, onAnswer }: QuestionsPartProps) {
  return questions.map((question) => (
    <QuestionField
      key={question.id}
      question={question}
      fillsIn={fillsInOthers(question, questions)}
      id={problems.idOf(question.id)}
      values={answers[question.id] ?? []}
      error={problems.errorOf(question.id)}
      onAnswer={(values) => onAnswer(question.id, values)}
    />
  ));
}
