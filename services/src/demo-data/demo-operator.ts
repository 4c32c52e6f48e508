import { DEMO_PEOPLE } from '@hirehq/shared-contracts/demo';
import { OPERATOR } from '@hirehq/shared-contracts/session';

/** The demo account of an operator. */
export const DEMO_OPERATOR = {
  name: 'Olga Petrov',
  email: DEMO_PEOPLE.olga,
  shows: 'The page for operators, /platform.',
  roles: [OPERATOR],
} as const;
