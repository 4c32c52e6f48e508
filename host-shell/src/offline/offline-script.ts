// Runs in the offline page: applies the visitor's language and appearance, and leaves the page as soon as the connection is
// back. It is compiled alone, so it imports nothing but types.

const FIRST_TRY_MS = 4_000;
const LONGEST_PAUSE_MS = 60_000;

const root = document.documentElement;
const { localeKey = '', schemeKey = '', ownPath = '' } = root.dataset;

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // If storage is blocked, the defaults stay.
  }
}

function inLanguage(locale: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`section[lang="${CSS.escape(locale)}"]`);
}

/** The texts of the stored language, else of the first language of the browser that we support. */
function ownTexts(): HTMLElement | null {
  const wanted = [kept(localeKey) ?? '', ...navigator.languages.map((tag) => tag.split('-')[0] ?? '')];
  for (const locale of wanted) {
    const texts = inLanguage(locale);
    if (texts) return texts;
  }
  return inLanguage('en');
}

function showState(texts: HTMLElement): void {
  const state = navigator.onLine ? 'unreachable' : 'offline';
  for (const part of texts.querySelectorAll<HTMLElement>('[data-when]')) part.hidden = part.dataset['when'] !== state;
  document.title = texts.querySelector('[data-when]:not([hidden]) h1')?.textContent ?? document.title;
}

/** Reloads the requested page; the offline page itself, opened directly, leads to the start page. */
function goOn(): void {
  if (location.pathname === ownPath) location.replace('/');
  else location.reload();
}

async function tryAgain(texts: HTMLElement, pauseMs: number): Promise<void> {
  const response = await fetch('/live', { cache: 'no-store', credentials: 'omit' }).catch(() => undefined);
  if (response?.ok) return goOn();
  // Browsers do not report every change of `navigator.onLine`.
  showState(texts);
  setTimeout(() => void tryAgain(texts, Math.min(pauseMs * 2, LONGEST_PAUSE_MS)), pauseMs);
}

const scheme = kept(schemeKey);
if (scheme === 'light' || scheme === 'dark') root.dataset['scheme'] = scheme;

document.addEventListener('DOMContentLoaded', () => {
  const texts = ownTexts();
  if (!texts) return;
  root.lang = texts.lang;
  root.dir = texts.dir;
  for (const other of document.querySelectorAll<HTMLElement>('section[lang]')) other.hidden = other !== texts;
  showState(texts);
  texts.querySelector('button')?.addEventListener('click', goOn);
  window.addEventListener('offline', () => showState(texts));
  window.addEventListener('online', () => {
    showState(texts);
    goOn();
  });
  setTimeout(() => void tryAgain(texts, FIRST_TRY_MS), FIRST_TRY_MS);
});
