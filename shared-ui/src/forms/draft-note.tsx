import type { KeptDraft } from './use-kept-draft.ts';
import { useFormText } from './use-form-text.ts';

/** Says that typed text is saved, that it was restored, or that this browser does not save it. */
export function DraftNote({ draft: { isKept, isRestored } }: { draft: Pick<KeptDraft<unknown>, 'isKept' | 'isRestored'> }) {
  const text = useFormText();
  return <p className="hq-form-kept">{isKept ? text(isRestored ? 'form.restored' : 'form.kept') : text('form.notKept')}</p>;
}
