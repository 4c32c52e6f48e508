import { defineComponent, h, onMounted, ref } from 'vue';
import { EMBED_ELEMENT } from '@hirehq/shared-contracts/embed';
import { listAddress, loadEmbed } from './load-embed.ts';
import { reportFailure } from './report-failure.ts';
import { FALLBACK_TEXT } from './with-fallback.ts';

/**
 * `<hirehq-embed>` as a component of Vue 3. Attributes, and listeners such as `@jobselected`, reach the element as they are. Loads
 * the script when it is mounted.
 */
export const HirehqEmbed = defineComponent({
  name: 'HirehqEmbed',
  props: {
    platform: { type: String, required: true },
    script: { type: String, default: undefined },
    integrity: { type: String, default: undefined },
    enterprise: { type: String, required: true },
    locale: { type: String, default: undefined },
    /** The link to the list, if the script cannot be loaded. */
    fallbackText: { type: String, default: FALLBACK_TEXT },
  },
  setup(props, { slots }) {
    const hasFailed = ref(false);
    onMounted(async () => {
      try {
        await loadEmbed(props);
      } catch (error) {
        reportFailure(error);
        hasFailed.value = true;
      }
    });
    return () =>
      h(
        EMBED_ELEMENT,
        { enterprise: props.enterprise, locale: props.locale },
        hasFailed.value ? h('a', { href: listAddress(props.platform, props) }, props.fallbackText) : slots['default']?.(),
      );
  },
});
