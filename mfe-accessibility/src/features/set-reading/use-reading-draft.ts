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
  const settings = useReadingSettings();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<ReadingSettings>();
  const [news, setNews] = useState<string>();

  const close = useRef(() => {});
  useEffect(() => {
    close.current = () => {
      const remains = remaining(reading.saved(), isSignedIn);
      if (!isSame(reading.current(), remains)) reading.preview(remains);
    };
  }, [reading, isSignedIn]);
  useEffect(() => () => close.current(), []);

  async function send(next: ReadingSettings, done: string): Promise<void> {
    setBusy(true);
    setFailed(undefined);
    try {
      await reading.save(next);
      setNews(done);
      if (next.focus || next.toolbar) toast({ kind: 'success', message: formatMessage({ id: 'reading.saved' }) });
    } catch (error) {
      setFailed(next);
      report(error, { detail: 'reading settings' });
    } finally {
      setBusy(false);
    }
  }

  function show(next: ReadingSettings, what: string | undefined): void {
    reading.preview(next);
    setNews(what);
  }

  return {
    settings,
    isChanged: !isSame(settings, reading.saved()),
    busy,
    hasFailed: failed !== undefined,
    news,
    change: (changes, what) => show({ ...reading.current(), ...changes }, what),
    turnOff(part, what) {
      const others = { ...reading.current(), ...part };
      const wasSaved = reading.saved();
      void send({ ...wasSaved, ...part }, what);
      // What else was changed stays on the page, unsaved.
      reading.preview(others);
    },
    save: () => void send(reading.current(), 'reading.saved'),
    retry: () => void (failed && send(failed, 'reading.saved')),
    undo: () => show(reading.saved(), 'reading.undone'),
    reset: () => show({ ...reading.current(), focus: READING_FOCUS_DEFAULTS }, 'reading.wasReset'),
  };
}
