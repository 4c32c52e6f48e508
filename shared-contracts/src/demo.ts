/** Password of every demo account. */
export const DEMO_PASSWORD = 'Demo-pass-2026';

/** The demo accounts by the name that tests call them. */
export const DEMO_PEOPLE = {
  amina: 'amina@demo.hirehq.example',
  liam: 'liam@demo.hirehq.example',
  sofia: 'sofia@demo.hirehq.example',
  jonas: 'jonas@demo.hirehq.example',
  nadia: 'nadia@demo.hirehq.example',
  olga: 'olga@demo.hirehq.example',
} as const;
