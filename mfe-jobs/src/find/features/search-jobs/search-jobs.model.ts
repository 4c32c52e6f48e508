import type { JobSearchParams } from '@hirehq/shared-contracts/routes';
import type { Suggestion } from '@hirehq/shared-contracts/rest';
import type { ChosenPlace } from '@hirehq/shared-ui';

export interface SearchDraft {
  /** The text in the keyword box. */
  text: string;
  keyword?: string;
  jobTitle?: string;
  name?: string;
  skills?: readonly number[];
  place?: ChosenPlace;
}

export type SearchAction =
  | { type: 'typed'; text: string }
  | { type: 'suggestion-chosen'; suggestion: Suggestion }
  | { type: 'place-chosen'; place: ChosenPlace }
  | { type: 'place-cleared' }
  | { type: 'keyword-cleared' }
  | { type: 'reset' }
  | { type: 'address-changed'; search: JobSearchParams };

function placeOf({ city, state, country }: JobSearchParams): ChosenPlace | undefined {
  const label = [city, state, country].filter(Boolean).join(', ');
  return label ? { label, ...(city && { city }), ...(state && { state }), ...(country && { country }) } : undefined;
}

export function draftOf(search: JobSearchParams): SearchDraft {
  const { keyword, jobTitle, name, skills } = search;
  const place = placeOf(search);
  return {
    text: name ?? jobTitle ?? keyword ?? '',
    ...(keyword && { keyword }),
    ...(jobTitle && { jobTitle }),
    ...(name && { name }),
    ...(skills && { skills }),
    ...(place && { place }),
  };
}

const withPlace = (place: ChosenPlace | undefined) => (place ? { place } : {});

/** The rules of the search box (JB-03, JB-07, JB-09). */
export function searchReducer(draft: SearchDraft, action: SearchAction): SearchDraft {
  switch (action.type) {
    case 'typed':
      return { text: action.text, ...(action.text.trim() && { keyword: action.text.trim() }), ...withPlace(draft.place) };
    case 'suggestion-chosen': {
      const { type, id, name } = action.suggestion;
      const chosen = type === 'S' && id !== undefined ? { skills: [id], name } : { name, jobTitle: name };
      return { text: name, ...chosen, ...withPlace(draft.place) };
    }
    case 'place-chosen':
      return { ...draft, place: action.place };
    case 'place-cleared': {
      const { place: _, ...rest } = draft;
      return rest;
    }
    case 'keyword-cleared':
      return { text: '', ...withPlace(draft.place) };
    case 'reset':
      return { text: '' };
    case 'address-changed':
      return draftOf(action.search);
  }
}

const PANEL_KEYS = ['keyword', 'jobTitle', 'name', 'skills', 'city', 'state', 'country', 'triggerSearch'] as const;

/** The address of a search: the fields of the panel, the filters of the list unchanged, and the trigger toggled. */
export function searchFrom(draft: SearchDraft, current: JobSearchParams): JobSearchParams {
  const filters = { ...current };
  for (const key of PANEL_KEYS) delete filters[key];
  const { keyword, jobTitle, name, skills, place } = draft;
  const { label: _, ...parts } = place ?? { label: '' };
  return {
    ...filters,
    ...(keyword && { keyword }),
    ...(jobTitle && { jobTitle }),
    ...(name && { name }),
    ...(skills && { skills }),
    ...parts,
    triggerSearch: !current.triggerSearch,
  };
}

/** The text of a skill: name, then its two values in brackets as a range joined by a hyphen (JB-05). */
export function suggestionLabel({ type, name, minYears, maxYears }: Suggestion): string {
  return type === 'S' && minYears !== undefined && maxYears !== undefined ? `${name} (${minYears}-${maxYears})` : name;
}
