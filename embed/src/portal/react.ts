import { createElement, useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { EMBED_ELEMENT, type EmbedEvents } from '@hirehq/shared-contracts/embed';
import { attributesOf, EVENT_NAMES, type EmbedAttributes, type EmbedEvent } from './embed-attributes.ts';
import { listAddress, loadEmbed, type EmbedSource } from './load-embed.ts';
import { reportFailure } from './report-failure.ts';
import { FALLBACK_TEXT } from './with-fallback.ts';

/** How React writes the listener of each event. */
const LISTENERS = {
  ready: 'onReady',
  resize: 'onResize',
  jobselected: 'onJobSelected',
  applystarted: 'onApplyStarted',
  applied: 'onApplied',
  error: 'onError',
} as const satisfies Record<keyof EmbedEvents, string>;

export type HirehqEmbedProps = EmbedSource &
  EmbedAttributes & {
    [Name in keyof EmbedEvents as (typeof LISTENERS)[Name]]?: ((event: EmbedEvent<Name>) => void) | undefined;
  } & {
    /** Elements with `slot="loading"` or `slot="failure"`. */
    children?: ReactNode;
    /** The link to the list, if the script cannot be loaded. */
    fallbackText?: string | undefined;
  };

/** `<hirehq-embed>` as a component, for React 17 and newer. Loads the script when it is first shown. */
export function HirehqEmbed(props: HirehqEmbedProps): ReactElement {
  const { platform, script, integrity, children, fallbackText = FALLBACK_TEXT } = props;
  const element = useRef<HTMLElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const current = useRef(props);
  useEffect(() => {
    current.current = props;
  });
  useEffect(() => {
    const shown = element.current;
    if (!shown) return undefined;
    const gone = new AbortController();
    for (const name of EVENT_NAMES)
      shown.addEventListener(
        name,
        (event) => (current.current[LISTENERS[name]] as ((event: Event) => void) | undefined)?.(event),
        { signal: gone.signal },
      );
    return () => gone.abort();
  }, []);
  useEffect(() => {
    let isShown = true;
    loadEmbed({ platform, script, integrity }).then(
      () => isShown && setHasFailed(false),
      (error: unknown) => {
        reportFailure(error);
        if (isShown) setHasFailed(true);
      },
    );
    return () => {
      isShown = false;
    };
  }, [platform, script, integrity]);
  return createElement(
    EMBED_ELEMENT,
    // oxlint-disable-next-line react/refs -- the ref itself is passed on, as JSX does
    { ...attributesOf(props), ref: element },
    hasFailed ? createElement('a', { href: listAddress(platform, props) }, fallbackText) : children,
  );
}
