import { useState } from 'react';
import { useClientState } from '@hirehq/shared-ui';
import { useShellServices } from '../shell-api/shell-services.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** Shows a question to the candidate (SH-36). Escape means No; a click outside is ignored. */
export function QuestionGate() {
  const { questions } = useShellServices();
  const question = useClientState(questions);
  // An answered question stays as a closed dialog, which returns the focus to where it was asked.
  const [last, setLast] = useState(question);
  if (question && question !== last) setLast(question);
  if (!last) return null;
  return (
    <ConfirmDialog
      {...last}
      opened={question !== undefined}
      escapeIsNo
      busy={false}
      onYes={() => questions.answer(true)}
      onNo={() => questions.answer(false)}
    />
  );
}
