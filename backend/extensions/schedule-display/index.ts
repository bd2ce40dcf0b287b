// Directus display for the times at which a record is published and withdrawn: a label in lists. Bundled with the
// studio's Vue.
import { defineDisplay } from '@directus/extensions-sdk';
import { defineComponent, h, type PropType, resolveComponent } from 'vue';
import type { ScheduledPublicationAction } from '../../../domain/publishing/publication-schedule.ts';
import {
  formatScheduledPublicationTime,
  getScheduledPublishingMessages,
} from '../../studio/scheduled-publishing-messages.ts';

const ScheduleDisplay = defineComponent({
  name: 'ScheduleDisplay',
  props: {
    value: { type: String as PropType<string | null>, default: null },
    kind: { type: String as PropType<ScheduledPublicationAction>, default: 'publish' },
  },
  setup: (props) => () => {
    if (props.value === null) return null;
    const texts = getScheduledPublishingMessages(document.documentElement.lang);
    const time = formatScheduledPublicationTime(props.value, texts);
    return h(resolveComponent('v-chip'), { small: true, disabled: true }, () =>
      texts.t(`list.${props.kind}`, { time }),
    );
  },
});

export default defineDisplay({
  id: 'schedule-display',
  name: 'Planned time',
  icon: 'schedule',
  component: ScheduleDisplay,
  types: ['dateTime'],
  options: null,
});
