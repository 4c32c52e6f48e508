import type { TakeOver } from '../take-over.ts';
import { make } from '../../elements.ts';
import { createFrame } from './open-frame.ts';
import { frameTextsIn } from './texts.ts';

interface ApplicationFrameOptions extends Pick<TakeOver, 'platform' | 'settings' | 'scheme' | 'gone' | 'tell' | 'report'> {
  shadow: ShadowRoot;
  jobId: string;
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
  const { shadow, jobId, settings, scheme, tell, report, onOpen, onBack } = options;
  const text = frameTextsIn(settings.locale);
  const over = new AbortController();
  const before = shadow.activeElement;
  const back = make('button', { class: 'action', type: 'button' }, text('frame.back'));
  back.addEventListener('click', onBack);
  const state = make('p', { class: 'frame-state', role: 'status' }, text('frame.loading'));
  const frame = createFrame({
    ...options,
    path: `/application/${encodeURIComponent(jobId)}`,
    title: text('frame.application'),
    isAskedFor: true,
    gone: AbortSignal.any([options.gone, over.signal]),
    onReady: () => state.replaceChildren(),
    onOpen,
    onApplied: (id) => tell('applied', { id }),
    onFailure(failure, isOver) {
      report(failure);
      if (!isOver) return;
      frame.remove();
      state.replaceChildren(text('frame.failed'));
      state.after(make('p', { class: 'actions' }, make('a', { class: 'action', href: options.url }, text('frame.onPlatform'))));
    },
  });
  const place = make('section', { class: 'framed', 'aria-label': text('frame.application') });
  place.append(make('p', { class: 'actions' }, back), state, frame);
  const paint = () => (place.style.colorScheme = scheme.current());
  paint();
  over.signal.addEventListener('abort', scheme.subscribe(paint));
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
