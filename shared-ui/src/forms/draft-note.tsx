import type { KeptDraft } from './use-kept-draft.ts';
import { useFormText } from './use-form-text.ts';

/** That what is typed is kept, that it was brought back, or that this browser keeps nothing. */
export function DraftNote({ draft: { isKept, isRestored } }: { draft: Pick<KeptDraft<unknown>, 'isKept' | 'isRestored'> }) {
  const text = useFormText();
  return <p className="hq-form-kept">{isKept ? text(isRestored ? 'form.restored' : 'form.kept') : text('form.notKept')}</p>;
}
