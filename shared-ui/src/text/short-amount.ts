import { shortAmount as amountText } from '@hirehq/shared-contracts/pay';
import type { IntlShape } from 'react-intl';

/** A number as screens show it: in thousands with K from 99999 (SH-47). */
export const shortAmount = ({ locale }: Pick<IntlShape, 'locale'>, value: number): string => amountText(locale, value);
