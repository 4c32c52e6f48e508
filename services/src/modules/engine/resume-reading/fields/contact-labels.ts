import { foldText } from '../../skills/index.ts';
import labels from '../data/contact-labels.json' with { type: 'json' };
import addressWords from '../data/address-words.json' with { type: 'json' };

const bare = (text: string) => foldText(text).replaceAll(/[\s.:：]+$/gu, '');

const PHONES: ReadonlySet<string> = new Set(labels.phone.map(bare));
const HEADLINES: ReadonlySet<string> = new Set(labels.headline.map(bare));
const ADDRESSES: ReadonlySet<string> = new Set(addressWords.labels.map(bare));
const ALL: ReadonlySet<string> = new Set([...Object.values(labels).flat().map(bare), ...ADDRESSES]);

const LONGEST_LABEL = 40;

/** 'Tel.' of 'Tel.: 0171 2345678': what a fact about a person is labelled with, if it is. */
function labelOf(text: string): string | undefined {
  if (ALL.has(bare(text.slice(0, LONGEST_LABEL)))) return bare(text);
  const [label = '', ...rest] = text.split(/[:：\t\u3000]/);
  return rest.length > 0 && ALL.has(bare(label)) ? bare(label) : undefined;
}

/** True for the label of a fact about a person, alone or with the fact after it. */
export const hasContactLabel = (text: string): boolean => labelOf(text) !== undefined;
/** True for such a label alone. */
export const isContactLabel = (text: string): boolean => text.length <= LONGEST_LABEL && ALL.has(bare(text));
/** 'Welder' of 'Desired position: Welder'. */
export function wantedJob(text: string): string | undefined {
  const [label = '', ...rest] = text.split(/[:：\t\u3000]/u);
  const value = rest.join(' ').trim();
  return value !== '' && HEADLINES.has(bare(label)) ? value : undefined;
}
export const isAddressLabel = (text: string): boolean => ADDRESSES.has(bare(text));
export const hasPhoneLabel = (text: string): boolean => PHONES.has(labelOf(text) ?? '');
