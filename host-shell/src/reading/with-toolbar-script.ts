import type { PageConfig } from '@hirehq/shared-contracts/page';
import type { ReadingApi } from '@hirehq/shared-contracts/shell-api';

/** AX-07. */
export const LOADS_AFTER_MS = 1000;
export const WATCHED_AFTER_MS = 3000;

export interface ToolbarScriptOptions {
  script: NonNullable<PageConfig['toolbarScript']>;
  /** Called immediately before the script is loaded. */
  trust: () => void;
  /** Loads the page again: nothing else removes what a script has done to a page. */
  reload: () => void;
  report: (error: unknown) => void;
}

/**
 * The reading settings on a platform whose operator has configured another toolbar: the switch of the toolbar loads its script.
 * A click on what closes that toolbar turns the switch off.
 */
export function withToolbarScript(reading: ReadingApi, { script, trust, reload, report }: ToolbarScriptOptions): ReadingApi {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLoaded = false;

  async function save(settings: Parameters<ReadingApi['save']>[0]): Promise<void> {
    await reading.save(settings);
    if (isLoaded && !settings.toolbar) reload();
  }

  function watchClosing({ closedBy }: typeof script): void {
    if (closedBy === undefined) return;
    const isClosing = (target: EventTarget) => target instanceof Element && target.matches(closedBy);
    document.addEventListener(
      'click',
      (event) => {
        // The toolbar may be in a shadow root.
        if (event.composedPath().some(isClosing)) save({ ...reading.current(), toolbar: false }).catch(report);
      },
      true,
    );
  }

  function load(): void {
    isLoaded = true;
    trust();
    const element = document.createElement('script');
    element.crossOrigin = 'anonymous';
    if (script.integrity !== undefined) element.integrity = script.integrity;
    element.addEventListener('load', () => setTimeout(() => watchClosing(script), WATCHED_AFTER_MS));
    element.addEventListener('error', () => report(new Error(`the toolbar script ${script.src} could not be loaded`)));
    element.src = script.src;
    document.head.append(element);
  }

  function follow(): void {
    clearTimeout(timer);
    if (!isLoaded && reading.current().toolbar) timer = setTimeout(load, LOADS_AFTER_MS);
  }

  reading.subscribe(follow);
  follow();
  return { ...reading, save };
}
