import { expect, test } from 'vitest';
import { isHealthOccupation } from './is-health-occupation.ts';

test.each([
  'Registered Nurse',
  'Occupational Health Nurse at a logistics firm',
  'Senior Staff Nurse (Band 6), nights',
  'RN - ICU - Nights - $8k Sign On!',
  'Night shift | LPN/LVN',
  'Director of Nursing',
  'Head of Department, Radiographer',
  'Nursing Home Administrator',
  'Physical Therapist Assistant',
  'Locum Consultant Anaesthetist',
  'Firefighter/EMT',
  'Enfermera/o quirófano - urgente',
  'Pflegefachkraft (m/w/d)',
  'Ass.-Ärztin/-Arzt Chirurgie in Weimar',
  'Undersköterska natt 75%',
  'ممرضة / ممرض - مستشفى خاص',
  '看護師（夜勤専従）',
])('SH-28 %s is a health occupation', (title) => {
  expect(isHealthOccupation(title)).toBe(true);
});

test.each([
  'Office Clerk, City Hospital',
  'Hospital Porter',
  'Medical Receptionist',
  'Dental Office Manager',
  'Nurse Recruiter',
  'Head of Nurse Recruitment',
  'Physician Relations Manager',
  'Nursing Home Receptionist',
  'Nursing Lecturer',
  'Software Engineer, Nurse Scheduling',
  'Data Scientist, Healthcare',
  'Customer Care Assistant',
  'Nursery Nurse',
  'Veterinary Nurse',
  'Tierärztin',
  'Tree Surgeon',
  'Laboratory Technician',
  'Health and Safety Officer',
  'موظفة استقبال',
  '',
])('SH-28 ‘%s’ is none', (title) => {
  expect(isHealthOccupation(title)).toBe(false);
});
