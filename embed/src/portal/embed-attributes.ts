import {
  EMBED_ATTRIBUTES,
  EMBED_EVENT_NOTES,
  type EmbedDensity,
  type EmbeddableRemote,
  type EmbeddableView,
  type EmbedEvents,
  type EmbedScheme,
  type EmbedTheme,
} from '@hirehq/shared-contracts/embed';
import type { Locale } from '@hirehq/shared-contracts/locales';

type AttributeName = keyof typeof EMBED_ATTRIBUTES;

/** Attributes that have one of some values; the others are texts. */
interface Choices {
  remote: EmbeddableRemote;
  view: EmbeddableView;
  locale: Locale;
  scheme: EmbedScheme;
  theme: EmbedTheme;
  density: EmbedDensity;
}

/** The attributes of the element, by their names in HTML. */
export type EmbedAttributes = { enterprise: string } & {
  [Name in Exclude<AttributeName, 'enterprise'>]?: (Name extends keyof Choices ? Choices[Name] : string) | undefined;
};

/** An event of the element; `detail` is typed by its name. */
export type EmbedEvent<Name extends keyof EmbedEvents> = CustomEvent<EmbedEvents[Name]>;

export const ATTRIBUTE_NAMES = Object.keys(EMBED_ATTRIBUTES) as AttributeName[];
export const EVENT_NAMES = Object.keys(EMBED_EVENT_NOTES) as (keyof EmbedEvents)[];

/** The attributes among other properties. */
export const attributesOf = (properties: Readonly<Partial<Record<AttributeName, unknown>>>): Partial<EmbedAttributes> =>
  Object.fromEntries(ATTRIBUTE_NAMES.flatMap((name) => (typeof properties[name] === 'string' ? [[name, properties[name]]] : [])));

/** Sets the attributes and removes all others that the element knows. An attribute that stays the same is not set again. */
export function setAttributes(element: Element, properties: Readonly<Partial<Record<AttributeName, unknown>>>): void {
  const attributes = attributesOf(properties);
  for (const name of ATTRIBUTE_NAMES) {
    const value = attributes[name];
    if (value === undefined) element.removeAttribute(name);
    else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}
