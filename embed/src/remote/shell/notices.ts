import type { Locale } from '@hirehq/shared-contracts/locales';
import type { Question, Toast } from '@hirehq/shared-contracts/shell-api';
import { make } from '../../elements.ts';
import { noticeTextsIn } from '../notice-texts.ts';

/** How long a toast is shown. */
const TOAST_MS = 6000;

export interface Notices {
  toast(toast: Toast): void;
  confirm(question: Question): Promise<boolean>;
}

/** Toasts and questions inside the shadow tree. A question is a modal dialog of the browser, which nothing of the page can cover. */
export function createNotices(place: ShadowRoot, locale: Locale, gone: AbortSignal): Notices {
  const text = noticeTextsIn(locale);
  const toasts = make('div', { class: 'toasts', role: 'status' });
  place.append(toasts);
  gone.addEventListener('abort', () => toasts.remove());
  let asked: Promise<unknown> = Promise.resolve();

  function ask({ question, title }: Question): Promise<boolean> {
    const answer = (id: 'embed.yes' | 'embed.no') => {
      const button = make('button', { class: 'action', type: 'button' }, text(id));
      button.addEventListener('click', () => dialog.close(id));
      return button;
    };
    const dialog = make(
      'dialog',
      { class: 'question', 'aria-label': title ?? text('embed.confirm') },
      make('p', {}, question),
      make('p', { class: 'actions' }, answer('embed.yes'), answer('embed.no')),
    );
    const end = () => dialog.close();
    gone.addEventListener('abort', end);
    const answered = new Promise<boolean>((resolve) =>
      dialog.addEventListener('close', () => {
        gone.removeEventListener('abort', end);
        dialog.remove();
        resolve(dialog.returnValue === 'embed.yes');
      }),
    );
    place.append(dialog);
    dialog.showModal();
    return answered;
  }

  return {
    toast({ kind, message }) {
      const shown = make('p', { class: 'toast', 'data-kind': kind }, message);
      toasts.append(shown);
      const timer = setTimeout(() => shown.remove(), TOAST_MS);
      gone.addEventListener('abort', () => clearTimeout(timer));
    },
    confirm(question) {
      const answered = asked.then(() => (gone.aborted ? false : ask(question)));
      asked = answered;
      return answered;
    },
  };
}
