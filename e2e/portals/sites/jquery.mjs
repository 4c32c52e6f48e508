// As sites of content management systems are: jQuery in noConflict mode, `$` of another library, and polyfills that replace what the
// browser has.
import jQuery from 'jquery';

globalThis.$ = () => {
  throw new Error('$ is not jQuery');
};
for (const [target, name] of [
  [Array, 'from'],
  [Array.prototype, 'includes'],
  [Object, 'assign'],
  [Element.prototype, 'remove'],
  [Element.prototype, 'closest'],
]) {
  const native = target[name];
  // Enumerable, unlike the function it replaces.
  target[name] = function polyfill(...given) {
    return native.apply(this, given);
  };
}

jQuery.noConflict(true)(($) => {
  const { platform, ...attributes } = globalThis.careers;
  $('#app').html('<main><h1>Careers</h1><button>Toggle jobs</button><output></output><div class="jobs"></div></main>');
  $('<script type="module">').attr('src', `${platform}/embed.js`).appendTo('head');
  const show = () => $('.jobs').append($('<hirehq-embed>').attr(attributes));
  $('.jobs').on('jobselected', (event) => {
    if (globalThis.keepsJobs) event.preventDefault();
    $('output').text(event.originalEvent.detail.title);
  });
  $('button').on('click', () => ($('.jobs').children().length > 0 ? $('.jobs').empty() : show()));
  show();
});
