import { useEffect, useRef, useState } from 'react';
import { useLocation, useStorage } from '@hirehq/shared-ui';
import { createReader, type Reader } from './create-reader.ts';
import { markSpoken } from './mark-spoken.ts';

export const RATES = [0.75, 1, 1.25, 1.5] as const;
export type Rate = (typeof RATES)[number];

const RATE = 'rate';
const rateOf = (stored: string | undefined): Rate => RATES.find((rate) => String(rate) === stored) ?? 1;

export interface UsedReader {
  /** Undefined in a browser that cannot speak. */
  reader: Reader | undefined;
  rate: Rate;
  chooseRate: (rate: Rate) => void;
}

/** The reader of this page, silent as soon as the page changes or the toolbar is turned off. */
export function useReader(): UsedReader {
  const storage = useStorage();
  const { pathname } = useLocation();
  const [rate, setRate] = useState(() => rateOf(storage.get(RATE)));
  const [reader] = useState(() =>
    'speechSynthesis' in window ? createReader({ synthesis: window.speechSynthesis, rate, mark: markSpoken }) : undefined,
  );
  const readPath = useRef(pathname);
  useEffect(() => {
    if (readPath.current !== pathname) reader?.stop();
    readPath.current = pathname;
  }, [reader, pathname]);
  useEffect(() => {
    // Browsers load their voices when they are asked for the first time.
    if (reader) window.speechSynthesis.getVoices();
    return () => reader?.stop();
  }, [reader]);

  return {
    reader,
    rate,
    chooseRate(next) {
      storage.set(RATE, String(next));
      setRate(next);
      reader?.setRate(next);
    },
  };
}
