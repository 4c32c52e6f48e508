import { createApp, h, ref } from 'vue';
import { HirehqEmbed } from '@hirehq/embed/vue';

createApp({
  setup() {
    const [isShown, selected] = [ref(true), ref('')];
    const select = (event) => {
      if (globalThis.keepsJobs) event.preventDefault();
      selected.value = event.detail.title;
    };
    return () =>
      h('main', [
        h('h1', 'Careers'),
        h('button', { onClick: () => (isShown.value = !isShown.value) }, 'Toggle jobs'),
        h('output', selected.value),
        isShown.value && h(HirehqEmbed, { ...globalThis.careers, onJobselected: select }),
      ]);
  },
}).mount('#app');
