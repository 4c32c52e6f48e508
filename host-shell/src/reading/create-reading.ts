import type { ReadingSettings } from '@hirehq/shared-contracts/reading';
import type { ReadingPreferences, RestApi } from '@hirehq/shared-contracts/rest';
import type { ReadingApi } from '@hirehq/shared-contracts/shell-api';
import { createState } from '@hirehq/shared-ui';
import type { ShellSession } from '../shell-api/shell-session.ts';
import { preferencesOf, settingsOf } from './account-reading.ts';
import { onStoredElsewhere, storeReading, storedReading } from './stored-reading.ts';

export interface CreateReadingOptions {
  session: Pick<ShellSession, 'current' | 'subscribe' | 'settled'>;
  /** Calls whose failure is not shown on the page. */
  rest: RestApi;
  /** Applies settings to the page. */
  apply: (settings: ReadingSettings) => void;
  report: (error: unknown) => void;
}

const isSame = (one: ReadingSettings, other: ReadingSettings) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The reading settings of this page: stored in the browser, and with the account of who is signed in. The account's settings
 * replace the browser's at sign-in; an account without settings leaves the browser's.
 */
export function createReading({ session, rest, apply, report }: CreateReadingOptions): ReadingApi {
  let saved = storedReading();
  const current = createState(saved);
  let viewer: string | undefined;
  let account: ReadingPreferences | undefined;
  let lastSave: Promise<unknown> = Promise.resolve();

  /** Settings that were stored somewhere else; what is being previewed stays on the page. */
  function adopt(settings: ReadingSettings): void {
    const isPreviewed = !isSame(current.current(), saved);
    saved = settings;
    if (!isPreviewed) current.set(settings);
  }

  async function load(of: string): Promise<void> {
    const before = saved;
    const found = await rest('GET candidates/accessibility');
    // The candidate has saved something meanwhile, or has signed out.
    if (viewer !== of || saved !== before) return;
    account = found;
    const settings = settingsOf(found);
    if (!settings) return;
    storeReading(settings);
    adopt(settings);
  }

  function onSession(): void {
    const now = session.current();
    const candidateId = now.status === 'signed-in' ? now.user.candidateId : undefined;
    if (candidateId === viewer) return;
    viewer = candidateId;
    account = undefined;
    if (candidateId !== undefined) void load(candidateId).catch(report);
    else {
      saved = storedReading();
      current.set(saved);
    }
  }

  async function send(settings: ReadingSettings): Promise<void> {
    // Until the session is known, nobody can say with which account to save.
    if (session.current().status === 'unknown') await session.settled();
    const id = viewer;
    if (id !== undefined) {
      const preferences = preferencesOf(settings, account);
      await rest('PUT candidates/', { body: { id, ...preferences } });
      account = { accessibility: account?.accessibility ?? null, ...preferences };
    }
    saved = settings;
    storeReading(settings);
  }

  current.subscribe(() => apply(current.current()));
  apply(saved);
  session.subscribe(onSession);
  onSession();
  onStoredElsewhere(() => {
    const stored = storedReading();
    if (!isSame(stored, saved)) adopt(stored);
  });

  return {
    current: current.current,
    subscribe: (listener) => current.subscribe(() => listener(current.current())),
    preview: current.set,
    saved: () => saved,
    save(settings) {
      current.set(settings);
      // One after another: what was saved last is what stays.
      const saving = lastSave.then(() => send(settings));
      lastSave = saving.catch(() => undefined);
      return saving;
    },
  };
}
