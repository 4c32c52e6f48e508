// The brand for neurodistinct people asks, so nothing is chosen there beforehand.
const question = document.querySelector('select[data-unanswered]');
if (question && document.documentElement.dataset.variant === 'N') question.value = '';
