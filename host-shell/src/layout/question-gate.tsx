import { useClientState } from '@hirehq/shared-ui';
import { useShellServices } from '../lend/shell-services.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** Shows a question to the candidate (SH-36). Escape means No; a click outside is ignored. */
export function QuestionGate() {
  const { questions } = useShellServices();
  const question = useClientState(questions);
  if (!question) return null;
  return (
    <ConfirmDialog
      {...question}
      escapeIsNo
      busy={false}
      onYes={() => questions.answer(true)}
      onNo={() => questions.answer(false)}
    />
  );
}
