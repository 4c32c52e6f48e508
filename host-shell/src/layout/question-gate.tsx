import { useClientState } from '@hirehq/shared-ui';
import { useShellServices } from '../lend/shell-services.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** Shows what a part of the platform asks the candidate (SH-36). Escape is No; a click outside is no answer. */
export function QuestionGate() {
  const { questions } = useShellServices();
  const asked = useClientState(questions);
  if (!asked) return null;
  return (
    <ConfirmDialog {...asked} escapeIsNo busy={false} onYes={() => questions.answer(true)} onNo={() => questions.answer(false)} />
  );
}
