import { expect, test } from 'vitest';
import { shiftsOf } from './read-shifts.ts';

test.each([
  ['Registered Nurse - Nights', 'Ward 4.', [true, false]],
  ['Overnight Stocker', 'In a supermarket.', [true, false]],
  ['Weekend Receptionist', 'At a clinic.', [false, true]],
  ['Lagerhelfer', 'Bereitschaft zur Nachtschicht.', [true, false]],
  ['Undersköterska', 'Du arbetar nattskift, kvällar och helger.', [true, true]],
  ['Agent de sécurité', 'Poste de nuit, les week-ends.', [true, true]],
  ['Nurse', 'You work nights and weekends.', [true, true]],
  ['介護スタッフ', '夜勤あり、土日祝も勤務。', [true, true]],
  ['حارس', 'دوام ليلي', [true, false]],
])('JB-10 “%s” with “%s” states its shifts', (title, text, [nightShift, weekendWork]) => {
  expect(shiftsOf(title, text)).toEqual({ nightShift, weekendWork });
});

test.each([
  ['Pharmacist', 'No night shifts and no weekend work.'],
  ['Dentist', 'No evenings or weekend work.'],
  ['Koch', 'Keine Nachtschicht, keine Wochenendarbeit.'],
  ['Developer', 'Enjoy long weekends, and fortnightly demos.'],
  ['Nightclub Manager', 'A club in town.'],
  ['Producer', 'Of the show Saturday Night.'],
])('JB-10 “%s” with “%s” states no shift', (title, text) => {
  expect(shiftsOf(title, text)).toEqual({ nightShift: false, weekendWork: false });
});
