import { make } from '../../elements.ts';
import type { TakeOver } from '../take-over.ts';
import { createFrame, type FrameOptions } from './open-frame.ts';
import { frameTextsIn } from './texts.ts';

export interface FramedSectionOptions
  extends
    Pick<TakeOver, 'platform' | 'settings' | 'scheme' | 'tell' | 'report'>,
    Pick<FrameOptions, 'path' | 'hash' | 'isAskedFor' | 'gone' | 'onOpen'> {
  /** Above the frame. */
  head?: HTMLElement;
  title: string;
  /** The same page on the platform, and the text of a link to it, where there can be no frame. */
  instead: { url: string; text: string };
  /** It has loaded, or says why it has not. */
  onShown?: () => void;
}

/** A page of the platform in a frame, with what is around it: that it loads, or why it does not. It is not yet in the page. */
export function createFramedSection(options: FramedSectionOptions): HTMLElement {
  const { settings, scheme, gone, title, head, instead, onShown, tell, report } = options;
  const text = frameTextsIn(settings.locale);
  const state = make('p', { class: 'frame-state', role: 'status' }, text('frame.loading'));
  const frame = createFrame({
    ...options,
    onReady() {
      state.replaceChildren();
      onShown?.();
    },
    onApplied: (id) => tell('applied', { id }),
    onFailure(failure, isOver) {
      report(failure);
      if (!isOver) return;
      frame.remove();
      state.replaceChildren(text('frame.failed'));
      state.after(make('p', { class: 'actions' }, make('a', { class: 'action', href: instead.url }, instead.text)));
      onShown?.();
    },
  });
  const place = make('section', { class: 'framed', 'aria-label': title }, ...(head ? [head] : []), state, frame);
  const paint = () => (place.style.colorScheme = scheme.current());
  paint();
  gone.addEventListener('abort', scheme.subscribe(paint));
  return place;
}
