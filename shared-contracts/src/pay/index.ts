/** Pay, in one way for pages and services: as text, as people type it, and in which currency. */
export { currencyDigits } from './currency-digits.ts';
export { currencyOfCountry, payCurrencyFor } from './pay-currency.ts';
export { payText, type Pay, type PayWords } from './pay-text.ts';
export { payTexts, type ComparablePay, type ComparedPay } from './pay-texts.ts';
export { AMOUNT_MAX, readAmount } from './read-amount.ts';
