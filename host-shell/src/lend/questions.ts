import type { Question } from '@hirehq/shared-contracts/shell-api';

/** Questions that wait for Yes or No, one shown after another (SH-36). */
export interface Questions {
  ask(question: Question): Promise<boolean>;
  current(): Question | undefined;
  subscribe(listener: () => void): () => void;
  answer(yes: boolean): void;
}

interface Waiting {
  question: Question;
  settle: (yes: boolean) => void;
}

export function createQuestions(): Questions {
  const waiting: Waiting[] = [];
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    ask: (question) =>
      new Promise((settle) => {
        waiting.push({ question, settle });
        tell();
      }),
    current: () => waiting[0]?.question,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    answer(yes) {
      const answered = waiting.shift();
      tell();
      answered?.settle(yes);
    },
  };
}
