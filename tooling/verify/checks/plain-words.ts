/** A phrase that native technical writers do not use in this sense, and what to write instead. */
export interface PlainWord {
  phrase: RegExp;
  instead: string;
}

/** Only phrases that are wrong wherever they appear: each match is a finding. */
export const PLAIN_WORDS: readonly PlainWord[] = [
  { phrase: /\breckon(?:s|ed|ing)?\b/i, instead: 'estimate, calculate' },
  { phrase: /\btaken away\b/i, instead: 'removed' },
  { phrase: /\banew\b/i, instead: 'again' },
  { phrase: /\b(?:is|are) whole\b/i, instead: 'is complete' },
  { phrase: /\banswer(?:s|ed) with\b/i, instead: 'returns, responds with' },
  { phrase: /\bbe had\b/i, instead: 'be available, be loaded' },
  { phrase: /\bof before\b/i, instead: 'previous, earlier' },
  { phrase: /\bunless told\b/i, instead: 'by default' },
  { phrase: /\b(?:told|tells?) of\b/i, instead: 'reported, describes' },
  { phrase: /\b(?:goes|gone) on\b/i, instead: 'continues' },
  { phrase: /\bbrought up to date\b/i, instead: 'updated' },
  { phrase: /\bfor want of\b/i, instead: 'because … is missing' },
  { phrase: /\bfor who\b/i, instead: 'for a person who' },
  { phrase: /\bis let in\b/i, instead: 'is accepted' },
  { phrase: /\b(?:is|are) asked for again\b/i, instead: 'is requested again' },
  { phrase: /\b(?:is|are) lent\b|\blends\b/i, instead: 'provides' },
  { phrase: /\bstays as it (?:came|was)\b/i, instead: 'stays unchanged' },
];
