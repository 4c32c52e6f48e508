import { EMBED_ELEMENT, type EmbedEvents } from '@hirehq/shared-contracts/embed';
import { EVENT_NAMES, setAttributes, type EmbedAttributes, type EmbedEvent } from './embed-attributes.ts';
import { loadEmbed, type EmbedSource } from './load-embed.ts';
import { reportFailure } from './report-failure.ts';
import { withFallback } from './with-fallback.ts';

export type EmbedListeners = { [Name in keyof EmbedEvents]?: ((event: EmbedEvent<Name>) => void) | undefined };

/** What a parcel or an application of single-spa is mounted with. */
export type EmbedParcelProps = EmbedSource &
  EmbedAttributes & {
    /** Where the element is put: single-spa requires it of a parcel. */
    domElement: HTMLElement;
    /** Listeners of the element's events, by their names. */
    on?: EmbedListeners | undefined;
  };

interface Mounted {
  element: HTMLElement;
  on: EmbedListeners;
}

/** One mounted element for each place. A parcel may be mounted at several places at once. */
const mounted = new WeakMap<HTMLElement, Mounted>();

/** Calls the listeners that the parcel has when the event happens, so that an update may change them. */
function listen(place: Mounted): void {
  for (const name of EVENT_NAMES)
    place.element.addEventListener(name, (event) => {
      (place.on[name] as ((event: Event) => void) | undefined)?.(event);
    });
}

async function mount({ domElement, on = {}, ...properties }: EmbedParcelProps): Promise<void> {
  const element = document.createElement(EMBED_ELEMENT);
  setAttributes(element, properties);
  const place = { element, on };
  listen(place);
  mounted.set(domElement, place);
  domElement.append(element);
  await loadEmbed(properties).catch((error: unknown) => {
    if (mounted.get(domElement) === place) withFallback(element, properties);
    reportFailure(error);
  });
}

/**
 * The embed as a parcel of single-spa: `mountRootParcel(embedParcel, { domElement, platform, enterprise })`. If the script cannot
 * be loaded, the place has a link to the list, and mounting succeeds.
 */
export const embedParcel = {
  bootstrap: (): Promise<void> => Promise.resolve(),
  mount,
  update({ domElement, on = {}, ...properties }: EmbedParcelProps): Promise<void> {
    const place = mounted.get(domElement);
    if (place) {
      place.on = on;
      setAttributes(place.element, properties);
    }
    return Promise.resolve();
  },
  unmount({ domElement }: Pick<EmbedParcelProps, 'domElement'>): Promise<void> {
    mounted.get(domElement)?.element.remove();
    mounted.delete(domElement);
    return Promise.resolve();
  },
};

/** The embed as an application of single-spa, at a place of the page: `registerApplication({ name, app: embedApplication(…), … })`. */
export function embedApplication(place: () => HTMLElement, properties: Omit<EmbedParcelProps, 'domElement'>) {
  let domElement: HTMLElement | undefined;
  return {
    bootstrap: embedParcel.bootstrap,
    async mount(): Promise<void> {
      domElement = place();
      await mount({ ...properties, domElement });
    },
    async unmount(): Promise<void> {
      if (domElement) await embedParcel.unmount({ domElement });
      domElement = undefined;
    },
  };
}
