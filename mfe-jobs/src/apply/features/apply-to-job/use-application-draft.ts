import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useClientState, useIntl, useReport, useStorage, useToast } from '@hirehq/shared-ui';
import { storedItem, type StoredItem } from '@hirehq/shared-ui/bundled';
import { draftOfAccount, isDraft, isStarted, type ApplicationDraft } from './application-draft.ts';
import type { AccountDraft } from './account-draft.query.ts';
import { useAccountDraftCalls } from './application-draft.mutation.ts';
import { DraftAutosave } from './draft-autosave.ts';

interface DraftOwner {
  jobId: string;
  /** Undefined for a visitor. */
  candidateId: string | undefined;
  account: AccountDraft;
  /** Whether the page is gone, so that this is not only replaced. */
  isLeft: () => boolean;
}

const read = (item: StoredItem<ApplicationDraft>) => item.get((value) => (isDraft(value) ? value : undefined));

/** The draft of a job's application: saved with every answer, on every device, and deleted when it is sent. */
export function useApplicationDraft({ jobId, candidateId, account, isLeft }: DraftOwner) {
  const calls = useAccountDraftCalls(jobId);
  const report = useReport();
  const storage = useStorage();
  const toast = useToast();
  const { formatMessage } = useIntl();
  const isOver = useRef(false);

  const { item, itemOfVisitor } = useMemo(() => {
    const itemOf = (key: string) => storedItem<ApplicationDraft>({ storage, key });
    const itemOfVisitor = itemOf(`application.${jobId}`);
    return { itemOfVisitor, item: candidateId === undefined ? itemOfVisitor : itemOf(`application.${jobId}.${candidateId}`) };
  }, [candidateId, jobId, storage]);
  const [autosave] = useState(() => {
    const own = read(item);
    const isGone = account === null && own?.revision !== undefined;
    const found: (ApplicationDraft | undefined)[] = [
      isGone ? { ...own, revision: undefined, unsaved: true } : own,
      account === null || account === 'unknown' ? undefined : draftOfAccount(account),
    ];
    if (candidateId !== undefined) found.unshift(read(itemOfVisitor));
    return new DraftAutosave({
      found: found.filter((draft) => draft !== undefined),
      store(draft) {
        const isStored = item.set(draft);
        if (isStored && candidateId !== undefined) itemOfVisitor.remove();
        return isStored;
      },
      ...(candidateId !== undefined && { save: calls.save }),
      report: (error) => report(error, { detail: 'save application draft' }),
    });
  });
  const state = useClientState(autosave.state);

  useEffect(() => {
    const saveNow = () => void autosave.flush();
    const saveWhenHidden = () => document.visibilityState === 'hidden' && saveNow();
    autosave.goOn();
    window.addEventListener('online', saveNow);
    document.addEventListener('visibilitychange', saveWhenHidden);
    return () => {
      window.removeEventListener('online', saveNow);
      document.removeEventListener('visibilitychange', saveWhenHidden);
      saveNow();
      autosave.stop();
    };
  }, [autosave]);

  const leave = useEffectEvent(() => {
    const { draft, storedHere, ended } = autosave.state.current();
    const isStored = storedHere || (candidateId !== undefined && !draft.unsaved);
    if (!isLeft() || isOver.current || ended || !isStored || !isStarted(draft)) return;
    toast({ kind: 'info', message: formatMessage({ id: 'apply.left' }) });
  });
  useEffect(() => () => leave(), []);

  const over = useCallback(() => {
    isOver.current = true;
    autosave.stop();
    item.remove();
    itemOfVisitor.remove();
  }, [item, itemOfVisitor, autosave]);

  /** Deletes everything that was typed, here and in the account. Throws ApiFailure. */
  const discard = useCallback(async () => {
    autosave.stop();
    try {
      if (candidateId !== undefined) await calls.discard();
    } catch (error) {
      autosave.goOn();
      throw error;
    }
    over();
  }, [calls, candidateId, autosave, over]);

  return { state, autosave, over, discard };
}
