import type { TakeOver } from '../take-over.ts';
import { make } from '../../elements.ts';
import { createFramedSection } from './framed-section.ts';
import { frameTextsIn } from './texts.ts';

interface ApplicationFrameOptions extends Pick<TakeOver, 'platform' | 'settings' | 'scheme' | 'gone' | 'tell' | 'report'> {
  shadow: ShadowRoot;
  jobId: string;
  /** A fragment of its address. */
  hash?: string;
  /** The same page on the platform. */
  url: string;
  /** A link leads from the application to a path of the platform. */
  onOpen: (path: string) => void;
  onBack: () => void;
}

export interface ApplicationFrame {
  /** Removes it, and returns to what it covered, the focus included. */
  close(): void;
}

/** The application for a job in place of the view that led to it, which stays beneath. */
export function openApplication(options: ApplicationFrameOptions): ApplicationFrame {
  const { shadow, jobId, url, settings, onBack } = options;
  const text = frameTextsIn(settings.locale);
  const over = new AbortController();
  const before = shadow.activeElement;
  const back = make('button', { class: 'action', type: 'button' }, text('frame.back'));
  back.addEventListener('click', onBack);
  const place = createFramedSection({
    ...options,
    path: `/application/${encodeURIComponent(jobId)}`,
    title: text('frame.application'),
    head: make('p', { class: 'actions' }, back),
    instead: { url, text: text('frame.apply') },
    isAskedFor: true,
    gone: AbortSignal.any([options.gone, over.signal]),
  });
  const covered = [...shadow.querySelectorAll<HTMLElement>('.part')].filter(({ hidden }) => !hidden);
  for (const part of covered) part.hidden = true;
  shadow.append(place);
  back.focus({ preventScroll: true });
  place.scrollIntoView({ block: 'nearest' });

  return {
    close() {
      over.abort();
      place.remove();
      for (const part of covered) part.hidden = false;
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    },
  };
}
