import { useEffect, useRef, useState } from 'react';
import { ASSISTIVE_TOOLS_DEFAULTS, READING_FOCUS_DEFAULTS, type ReadingSettings } from '@hirehq/shared-contracts/reading';
import { useIntl, useReport, useSession, useToast } from '@hirehq/shared-ui';
import { useReadingApi, useReadingSettings } from '@hirehq/shared-ui/bundled';

const isSame = (one: ReadingSettings, other: ReadingSettings) => JSON.stringify(one) === JSON.stringify(other);

export interface ReadingDraft {
  /** What the page shows now. */
  settings: ReadingSettings;
  isChanged: boolean;
  busy: boolean;
  hasFailed: boolean;
  /** The id of the message that says what has happened last. */
  news: string | undefined;
  /** Shows a change on the page without saving it. */
  change(changes: Partial<ReadingSettings>, news?: string): void;
  /** Turns parts off and saves that, and nothing else that was changed (AX-03). */
  turnOff(part: { focus: null } | { toolbar: false }, news: string): void;
  save(): void;
  /** After a failure: tries to save the same again. */
  retry(): void;
  /** Back to what is saved. */
  undo(): void;
  reset(): void;
}

/** What remains when the controls are closed: what is saved; signed in, no tools of a toolbar that is not saved (AX-04). */
function remaining(saved: ReadingSettings, isSignedIn: boolean): ReadingSettings {
  const remains = isSignedIn && !saved.toolbar ? { ...saved, tools: ASSISTIVE_TOOLS_DEFAULTS } : saved;
  return isSame(remains, saved) ? saved : remains;
}

/** Reading settings being changed: the page shows every change at once, and goes back to what is saved at the end. */
export function useReadingDraft(): ReadingDraft {
  const reading = useReadingApi();
  const { formatMessage } = useIntl();
  const toast = useToast();
  const report = useReport();
  const isSignedIn = useSession().status === 'signed-in';
  const settings = useReadingSettings((all) => all);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<ReadingSettings>();
  const [news, setNews] = useState<string>();

  const saving = useRef<Promise<void>>(undefined);
  const close = useRef(() => {});
  useEffect(() => {
    const revert = () => {
      const remains = remaining(reading.saved(), isSignedIn);
      if (!isSame(reading.current(), remains)) reading.preview(remains);
    };
    // What is being saved is known to be saved, or not, at the end of it.
    close.current = () => void (saving.current ? saving.current.then(revert) : revert());
  }, [reading, isSignedIn]);
  useEffect(() => () => close.current(), []);

  async function save(next: ReadingSettings, done: string): Promise<void> {
    try {
      await reading.save(next);
      const withToast = next.focus !== null || next.toolbar;
      // The toast is announced itself.
      setNews(withToast && done === 'reading.saved' ? undefined : done);
      if (withToast) toast({ kind: 'success', message: formatMessage({ id: 'reading.saved' }) });
    } catch (error) {
      setFailed(next);
      report(error, { detail: 'reading settings' });
    }
  }

  function send(next: ReadingSettings, done: string): void {
    setBusy(true);
    setFailed(undefined);
    const own = save(next, done).finally(() => {
      if (saving.current !== own) return;
      saving.current = undefined;
      setBusy(false);
    });
    saving.current = own;
  }

  function show(next: ReadingSettings, what: string | undefined): void {
    reading.preview(next);
    setNews(what);
    setFailed(undefined);
  }

  /** Saves settings without what else was changed, which stays on the page. */
  function sendOnly(next: ReadingSettings, shown: ReadingSettings, done: string): void {
    send(next, done);
    reading.preview(shown);
  }

  return {
    settings,
    isChanged: !isSame(settings, reading.saved()),
    busy,
    hasFailed: failed !== undefined,
    news,
    change: (changes, what) => show({ ...reading.current(), ...changes }, what),
    turnOff: (part, what) => sendOnly({ ...reading.saved(), ...part }, { ...reading.current(), ...part }, what),
    save: () => send(reading.current(), 'reading.saved'),
    retry: () => failed && sendOnly(failed, reading.current(), 'reading.saved'),
    undo: () => show(reading.saved(), 'reading.undone'),
    reset: () => show({ ...reading.current(), focus: READING_FOCUS_DEFAULTS }, 'reading.wasReset'),
  };
}
