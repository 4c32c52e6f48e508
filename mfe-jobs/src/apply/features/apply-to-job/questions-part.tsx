import type { Answers, AnswerProblem, Question } from './apply-to-job.model.ts';
import { QuestionField } from './question-field.tsx';

interface QuestionsPartProps {
  questions: readonly Question[];
  answers: Answers;
  problems: Readonly<Record<string, AnswerProblem>>;
  onAnswer: (questionId: string, values: readonly string[]) => void;
}

/** The questions of a job. */
export function QuestionsPart({ questions, answers, problems, onAnswer }: QuestionsPartProps) {
  return questions.map((question) => (
    <div key={question.id} data-wrong={question.id in problems}>
      <QuestionField
        question={question}
        values={answers[question.id] ?? []}
        problem={problems[question.id]}
        onAnswer={(values) => onAnswer(question.id, values)}
      />
    </div>
  ));
}
