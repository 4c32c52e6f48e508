// Runs in the offline page: the language and colours the visitor chose, and the way on as soon as there is one.

const FIRST_TRY_MS = 4_000;
const LONGEST_PAUSE_MS = 60_000;

const root = document.documentElement;
const { localeKey = '', schemeKey = '', ownPath = '' } = root.dataset;

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // A browser that keeps nothing has nothing to tell.
  }
}

function inLanguage(locale: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`section[lang="${CSS.escape(locale)}"]`);
}

/** The texts of the language chosen before, else the first of the browser's that we have. */
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

/** The page that was asked for, once more; the offline page itself has nothing behind it but the start. */
function goOn(): void {
  if (location.pathname === ownPath) location.replace('/');
  else location.reload();
}

async function tryAgain(pauseMs: number): Promise<void> {
  const answer = await fetch('/live', { cache: 'no-store', credentials: 'omit' }).catch(() => undefined);
  if (answer?.ok) goOn();
  else setTimeout(() => void tryAgain(Math.min(pauseMs * 2, LONGEST_PAUSE_MS)), pauseMs);
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
  setTimeout(() => void tryAgain(FIRST_TRY_MS), FIRST_TRY_MS);
});
