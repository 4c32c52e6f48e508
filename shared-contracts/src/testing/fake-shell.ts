import type { BrandVariant } from '../codes.ts';
import { CONTRACT_VERSION } from '../remote-manifest.ts';
import type { ReadingSettings } from '../reading/reading-settings.ts';
import type { Session } from '../session.ts';
import type { Question, ShellApi, ShellSurface, Toast } from '../shell-api.ts';
import type { SlotName } from '../slots.ts';
import { createFakeApi, type FakeApi } from './fake-api.ts';
import { createFakeBus, type FakeBus } from './fake-bus.ts';
import { createFakeReading, type FakeReading } from './fake-reading.ts';
import { createFakeSession, signedOut, type FakeSession } from './fake-session.ts';

export interface FakeShell extends ShellApi {
  api: FakeApi;
  events: FakeBus;
  session: FakeSession;
  reading: FakeReading;
  /** The calls of the remote to the shell, in order. */
  navigations: { to: string; options: unknown }[];
  preloads: string[];
  toasts: Toast[];
  reports: { error: unknown; context: unknown }[];
  /** The questions asked, in order; answered as last set with `answerQuestions`, by default Yes. */
  questions: Question[];
  answerQuestions(yes: boolean): void;
  /** The question of the current `hold`; undefined if there is none. */
  heldBy(): (Question & { unsaved: boolean }) | undefined;
  setLocale(locale: string): void;
  /** Slots that the remote shows in its page, by name. */
  shownSlots: Map<SlotName, HTMLElement>;
}

export interface FakeShellOptions {
  /** Id of the remote, which may publish the events it owns. `jobs` by default. */
  remote?: string;
  /** Signed out by default. */
  session?: Session;
  variant?: BrandVariant;
  locale?: string;
  /** `http://localhost:3000` by default. */
  origin?: string;
  /** Pages of this deployment; all by default. */
  canOpen?: ShellApi['canOpen'];
  /** Slots that a deployed remote fills; all by default. */
  isFilled?: ShellApi['slots']['isFilled'];
  /** Navigates like the shell's router, in addition to recording. */
  navigate?: ShellApi['navigate'];
  /** The defaults if not given. */
  reading?: ReadingSettings;
  /** For a remote in a page of somebody else. */
  surface?: ShellSurface;
  /** False: a browser that stores nothing. */
  storageWorks?: boolean;
}

/** A ShellApi for tests and for a remote that runs alone: it records calls and returns scripted responses. */
export function createFakeShell(options: FakeShellOptions = {}): FakeShell {
  const { remote = 'jobs', session = signedOut, variant = 'D', storageWorks = true } = options;
  const stored = new Map<string, string>();
  const shownSlots: FakeShell['shownSlots'] = new Map();
  const localeListeners = new Set<(locale: string) => void>();
  const synonymListeners = new Set<(areActive: boolean) => void>();
  const questions: Question[] = [];
  const holds: (Question & { unsaved: boolean })[] = [];
  let response = true;
  let locale = options.locale ?? 'en';
  let synonyms = false;
  const [navigations, preloads, toasts, reports]: [FakeShell['navigations'], string[], Toast[], FakeShell['reports']] = [
    [],
    [],
    [],
    [],
  ];

  function changeLocale(next: string): void {
    locale = next;
    for (const listener of localeListeners) listener(next);
  }

  return {
    contract: CONTRACT_VERSION,
    remote,
    origin: options.origin ?? 'http://localhost:3000',
    ...(options.surface && { surface: options.surface }),
    brand: { variant },
    session: createFakeSession(session),
    api: createFakeApi(),
    events: createFakeBus(remote),
    storage: {
      get: (key) => stored.get(key),
      set(key, value) {
        if (storageWorks) stored.set(key, value);
        return storageWorks;
      },
      remove: (key) => void stored.delete(key),
    },
    locale: {
      current: () => locale,
      subscribe(listener) {
        localeListeners.add(listener);
        return () => localeListeners.delete(listener);
      },
      choose: changeLocale,
    },
    reading: createFakeReading(options.reading),
    synonyms: {
      current: () => synonyms,
      subscribe(listener) {
        synonymListeners.add(listener);
        return () => synonymListeners.delete(listener);
      },
      choose(areActive) {
        synonyms = areActive;
        for (const listener of synonymListeners) listener(areActive);
      },
    },
    slots: {
      isFilled: options.isFilled ?? (() => true),
      show(name, element) {
        shownSlots.set(name, element);
        return () => void shownSlots.delete(name);
      },
    },
    navigate(to, how) {
      navigations.push({ to, options: how });
      options.navigate?.(to, how);
    },
    canOpen: options.canOpen ?? (() => true),
    preload: (to) => void preloads.push(to),
    toast: (toast) => void toasts.push(toast),
    report: (error, context) => void reports.push({ error, context }),
    confirm(question) {
      questions.push(question);
      return Promise.resolve(response);
    },
    holdPage(question, { unsaved = true } = {}) {
      const held = { ...question, unsaved };
      holds.push(held);
      return () => {
        const at = holds.indexOf(held);
        if (at >= 0) holds.splice(at, 1);
      };
    },
    questions,
    answerQuestions: (yes) => void (response = yes),
    heldBy: () => holds.at(-1),
    navigations,
    preloads,
    toasts,
    reports,
    setLocale: changeLocale,
    shownSlots,
  } satisfies FakeShell;
}
