// Asks for consent to cookies once per browser; the shell of the platform sets and reads the same cookie (SH-31).
{
  const place = document.querySelector('[data-consent]');
  const sheet = place.querySelector('.consent-sheet');
  const answers = [...sheet.querySelectorAll('[data-answer]')];
  const isGiven = () => answers.some(({ dataset }) => document.cookie.split('; ').includes(dataset.answer.split('; ')[0]));
  let cameFrom;

  sheet.hidden = isGiven();
  sheet.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget && !sheet.contains(relatedTarget)) cameFrom = relatedTarget;
  });
  for (const button of answers)
    button.addEventListener('click', () => {
      document.cookie = button.dataset.answer + (location.protocol === 'https:' ? '; Secure' : '');
      sheet.hidden = true;
      (cameFrom ?? document.querySelector('.skip')).focus({ preventScroll: true });
    });
  // It may have been given in another tab.
  document.addEventListener('visibilitychange', () => {
    if (isGiven()) sheet.hidden = true;
  });
}
