import { COUNTRIES } from '../../countries.ts';

export const countries = () => COUNTRIES;
