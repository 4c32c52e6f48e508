import type { StoredDraft } from './use-stored-draft.ts';
import { useFormText } from './use-form-text.ts';

/** Says that typed text is saved, that it was restored, or that this browser does not save it. */
export function DraftNote({ draft: { isStored, isRestored } }: { draft: Pick<StoredDraft<unknown>, 'isStored' | 'isRestored'> }) {
  const text = useFormText();
  return <p className="hq-form-kept">{isStored ? text(isRestored ? 'form.restored' : 'form.kept') : text('form.notKept')}</p>;
}
