import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { text } from './primitives.ts';

export const locationSuggestionSchema = z.object({ description: z.string(), placeId: z.string() });
export type LocationSuggestion = z.infer<typeof locationSuggestionSchema>;

export const placeDetailSchema = z.object({
  placeId: z.string(),
  description: z.string(),
  /** From smallest to largest: `locality`, `administrative_area_level_1`, `country`. */
  addressComponents: z.array(z.object({ types: z.array(z.string()), shortName: z.string(), longName: z.string() })),
});
export type PlaceDetail = z.infer<typeof placeDetailSchema>;

export const placeCalls = {
  'GET places/{text}': defineCall('GET places/{text}', {
    access: 'both',
    summary: 'Places that match the typed text; with type=D the details of one place, by its id or description',
    note: 'type=R returns only regions. The response is a list, or one place for type=D. A latitude and longitude in degrees, such as 52.37,4.89, find the cities around that point.',
    params: z.object({ text: text(200) }),
    query: z.object({ type: z.enum(['R', 'D']).optional() }),
    response: z.union([z.array(locationSuggestionSchema), placeDetailSchema]),
  }),
} as const;
