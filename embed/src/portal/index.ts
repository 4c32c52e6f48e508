export type { EmbedAttributes, EmbedEvent } from './embed-attributes.ts';
export { listAddress, loadEmbed, type EmbedSource } from './load-embed.ts';
export { embedApplication, embedParcel, type EmbedListeners, type EmbedParcelProps } from './parcel.ts';
