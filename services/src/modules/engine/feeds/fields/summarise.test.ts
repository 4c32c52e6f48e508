import { describe, expect, test } from 'vitest';
import { summarise } from './summarise.ts';

const LONG =
  'You care for people after an operation, together with a team of six nurses, two doctors and a physiotherapist, and you plan the days on the ward with them, from the handover in the morning to the last round at night, and you train the students who are with us for half a year, whatever their school is';

/** Text of a posting, one line per block as `plainText` makes it; its title; the summary. */
const CASES: readonly (readonly [name: string, text: string, title: string, summary: string])[] = [
  [
    'a heading with a colon',
    'Job Description: We are looking for a registered nurse for our day ward. You work in a team of six.',
    'Registered Nurse',
    'We are looking for a registered nurse for our day ward. You work in a team of six.',
  ],
  [
    'two headings',
    'Position Summary - About the role: As a warehouse clerk you receive goods and check every delivery note.',
    'Warehouse Clerk',
    'As a warehouse clerk you receive goods and check every delivery note.',
  ],
  [
    'a heading that runs into the sentence',
    'Job Description We are hiring a data engineer who builds the tables that our analysts use.',
    'Data Engineer',
    'We are hiring a data engineer who builds the tables that our analysts use.',
  ],
  [
    'a sentence that begins like a heading',
    'The role is based in our Utrecht office, where you advise customers of the bank by telephone.',
    'Customer Adviser',
    'The role is based in our Utrecht office, where you advise customers of the bank by telephone.',
  ],
  [
    'any label before a colon',
    'What makes us different: We give every teacher a class of at most fifteen children and their own room.',
    'Teacher',
    'We give every teacher a class of at most fifteen children and their own room.',
  ],
  [
    'bullets',
    '• Manage the English-speaking editorial team, and build it up to the best in its class of magazines.',
    'Head of Content',
    'Manage the English-speaking editorial team, and build it up to the best in its class of magazines.',
  ],
  [
    'numbers of a list and dashes',
    '1) -- Repair and maintain the lifts of hospitals in the region, also at night and on Sundays.',
    'Lift Technician',
    'Repair and maintain the lifts of hospitals in the region, also at night and on Sundays.',
  ],
  [
    'markup that is left',
    '**Overview** ## You will join a kitchen of twelve cooks who prepare eight hundred meals a day.',
    'Cook',
    'You will join a kitchen of twelve cooks who prepare eight hundred meals a day.',
  ],
  [
    'names that begin with a sign',
    '.NET developers of our team write the software with which forty airports plan their stands.',
    'Developer',
    '.NET developers of our team write the software with which forty airports plan their stands.',
  ],
  [
    'facts before the text',
    'Location: Amsterdam, Netherlands | Department: Operations | Type: Full time\nYou keep the trains of the northern lines running, together with a planner.',
    'Operations Manager',
    'You keep the trains of the northern lines running, together with a planner.',
  ],
  [
    'an announcement of a list',
    'As our receptionist you welcome patients and their families at the clinic. In this job you will:\nAnswer the telephone',
    'Receptionist',
    'As our receptionist you welcome patients and their families at the clinic.',
  ],
  [
    'a heading at the end of the line',
    'Join us as an electrician and wire the wind farms of the coast with a team of ten. Responsibilities',
    'Electrician',
    'Join us as an electrician and wire the wind farms of the coast with a team of ten.',
  ],
  [
    'a separator at the end',
    'We build tools for the people who keep the water of the country clean |',
    'Software Engineer',
    'We build tools for the people who keep the water of the country clean',
  ],
  [
    'abbreviations inside a sentence',
    'You support the sales of Acme Inc. in the U.S. market, e.g. by preparing offers for Dr. Smith and her team.',
    'Sales Assistant',
    'You support the sales of Acme Inc. in the U.S. market, e.g. by preparing offers for Dr. Smith and her team.',
  ],
  [
    'sentences without a space between them',
    'You drive our parcels through the city by bicycle.Requirements:You are strong, and you know the streets.',
    'Courier',
    'You drive our parcels through the city by bicycle. You are strong, and you know the streets.',
  ],
  [
    'addresses',
    'Visit https://example.com/jobs (www.example.com) and join our bakery, where you bake bread from four in the morning.',
    'Baker',
    'Visit and join our bakery, where you bake bread from four in the morning.',
  ],
  [
    'a row of facts before the text',
    'Meadow Hospital | Ward Nurse | Utrecht, Netherlands | Full time | Onsite\nWe care for people after an operation, and would like you to join us.',
    'Ward Nurse',
    'We care for people after an operation, and would like you to join us.',
  ],
  [
    'short sentences',
    'A devops engineer? Or an SRE? We do not mind the name. You keep the systems of forty clinics running, day and night.',
    'Platform Engineer',
    'A devops engineer? Or an SRE? We do not mind the name. You keep the systems of forty clinics running, day and night.',
  ],
  ['a sentence that is too long', `${LONG}.`, 'Nurse', `${LONG.slice(0, 275)}…`],
  ['a short text', 'Job Summary:\n- Sells shoes.', 'Salesperson', 'Sells shoes.'],
  [
    'another script',
    'الوصف الوظيفي: نبحث عن ممرضة ذات خبرة للعمل في قسم الطوارئ في مستشفى المدينة. الدوام كامل.',
    'ممرضة',
    'نبحث عن ممرضة ذات خبرة للعمل في قسم الطوارئ في مستشفى المدينة. الدوام كامل.',
  ],
  ['nothing', '  \n - \n', 'Nurse', ''],
];

describe('JB-11 the summary of a card is one or two sentences about the job', () => {
  test.each(CASES)('%s', (_name, text, title, summary) => {
    expect(summarise(text, title)).toBe(summary);
  });
});

test('JB-11 a summary never begins or ends with debris, and is never longer than the card shows', () => {
  for (const [name, text, title] of CASES) {
    for (const prefix of ['', '• ', 'Job Description:\n', 'About us:\nRequirements - ', '*** ']) {
      const summary = summarise(prefix + text, title);
      expect(summary.length, `${name} after '${prefix}'`).toBeLessThanOrEqual(281);
      expect(summary, `${name} after '${prefix}'`).not.toMatch(/^[\s\-–—•*|:;,]|^(?:job description|about us|requirements)\b/i);
      expect(summary, `${name} after '${prefix}'`).not.toMatch(/[\s\-–—•*|:;,(]$/);
    }
  }
});
