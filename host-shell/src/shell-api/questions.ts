import type { Question } from '@hirehq/shared-contracts/shell-api';
import { createState, deriveState, type ReadableState } from '@hirehq/shared-ui';

/** Yes-or-no questions, shown one after another (SH-36). Its value is the question on screen. */
export interface Questions extends ReadableState<Question | undefined> {
  ask(question: Question): Promise<boolean>;
  answer(yes: boolean): void;
}

interface Waiting {
  question: Question;
  settle: (yes: boolean) => void;
}

export function createQuestions(): Questions {
  const waiting = createState<readonly Waiting[]>([]);
  return {
    ...deriveState((read) => read(waiting)[0]?.question),
    ask: (question) => new Promise((settle) => waiting.set([...waiting.current(), { question, settle }])),
    answer(yes) {
      const [answered, ...rest] = waiting.current();
      waiting.set(rest);
      answered?.settle(yes);
    },
  };
}
