import { useState, type MouseEvent } from 'react';
import { createState, useClientState, useIntl } from '@hirehq/shared-ui';
import type { ReaderState } from './create-reader.ts';
import { sentencesOf } from './sentences-of.ts';
import { RATES, useReader } from './use-reader.ts';
import './read-aloud.css';

const SILENT = createState<ReaderState>('idle');

/** A press would clear the selection that is to be read. */
const keepSelection = (event: MouseEvent) => event.preventDefault();

/** What is selected in the main content; undefined if nothing is. */
function selectionIn(main: Element): Range | undefined {
  const selection = window.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  return main.contains(range.commonAncestorContainer) && range.toString().trim() !== '' ? range : undefined;
}

/** Reads the main content or the selection aloud (AX-08). */
export function ReadAloud() {
  const { formatMessage, formatNumber } = useIntl();
  const text = (id: string) => formatMessage({ id: `read.${id}` });
  const { reader, rate, chooseRate } = useReader();
  const state = useClientState(reader?.state ?? SILENT);
  const [isEmpty, setIsEmpty] = useState(false);
  const at = RATES.indexOf(rate);
  const isActive = state === 'playing' || state === 'paused';

  function play(): void {
    const main = document.querySelector('main');
    const sentences = main ? sentencesOf(main, selectionIn(main)) : [];
    setIsEmpty(sentences.length === 0);
    reader?.play(sentences);
  }

  function toggle(): void {
    if (state === 'playing') reader?.pause();
    else if (state === 'paused') reader?.resume();
    else play();
  }

  const note = () => {
    if (!reader) return text('unsupported');
    if (state === 'voiceless') return text('voiceless');
    if (state === 'failed') return text('failed');
    return isEmpty ? text('nothing') : '';
  };
  const pace = (next: (typeof RATES)[number] | undefined, label: string) => (
    <button
      type="button"
      className="ax-button"
      aria-disabled={next === undefined}
      onClick={() => next !== undefined && chooseRate(next)}
    >
      {label}
    </button>
  );
  return (
    <div className="ax-field" role="group" aria-label={text('title')}>
      <span className="ax-label" aria-hidden="true">
        {text('title')}
      </span>
      {reader && (
        <div className="ax-row">
          <button type="button" className="ax-button" onMouseDown={keepSelection} onClick={toggle}>
            {state === 'playing' ? text('pause') : state === 'paused' ? text('resume') : text('play')}
          </button>
          <button type="button" className="ax-button" aria-disabled={!isActive} onClick={() => reader.stop()}>
            {text('stop')}
          </button>
          {pace(RATES[at - 1], text('slower'))}
          <output className="ax-value">{formatNumber(rate, { style: 'percent' })}</output>
          {pace(RATES[at + 1], text('faster'))}
        </div>
      )}
      <p className="ax-note" role="status">
        {note()}
      </p>
    </div>
  );
}
