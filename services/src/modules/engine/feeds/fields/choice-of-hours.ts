import { foldText } from '@hirehq/shared-contracts/fold-text';
import { anyOf } from '../../../../platform/terms/word-list.ts';
import words from './data/term-words.json' with { type: 'json' };

const [full, part] = [words.halves.full, words.halves.part].map((some) => anyOf(some.map(foldText)));
const or = `(?:[/|+]|${anyOf(words.halves.or.filter((word) => word !== '/').map(foldText))})`;
const BETWEEN = String.raw`(?:[\s-]+\p{L}+)?[\s-]*`;
const CHOICE = new RegExp(`${full}${BETWEEN}${or}\\s*${part}|${part}${BETWEEN}${or}\\s*${full}`, 'u');

/** True for a choice of full and part time that shares a word: 'Voll- oder Teilzeit', 'Plný nebo zkrácený úvazek'. */
export const isChoiceOfHours = (text: string): boolean => CHOICE.test(foldText(text));
