// Only the brand for neurodistinct people asks this question, so nothing is preselected there.
const question = document.querySelector('select[data-unanswered]');
if (question && document.documentElement.dataset.variant === 'N') question.value = '';
