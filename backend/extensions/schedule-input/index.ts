// Directus interface for the times at which a record is published and withdrawn: names the time zone, and says when a
// time has passed. Bundled with the studio's Vue.
import { defineInterface } from '@directus/extensions-sdk';
import { computed, defineComponent, h, inject, onMounted, type PropType, type Ref, ref, resolveComponent } from 'vue';
import { toTimeZoneOrDefault, toUtcDateFromLocalTime } from '../../../domain/opening-hours/time-zone.ts';
import { getScheduledPublishingMessages } from '../../studio/scheduled-publishing-messages.ts';
import { useStudioApi } from '../../studio/use-studio-api.ts';

interface ProjectTimeZone {
  id: string;
  time_zone: string;
}

const ScheduleInput = defineComponent({
  name: 'ScheduleInput',
  inheritAttrs: false,
  props: {
    value: { type: String as PropType<string | null>, default: null },
    field: { type: String, default: '' },
    disabled: Boolean,
    nonEditable: Boolean,
  },
  emits: ['input'],
  setup(props, { attrs, emit }) {
    const { get } = useStudioApi();
    const { region, t } = getScheduledPublishingMessages(document.documentElement.lang);
    const values = inject<Ref<Record<string, unknown>>>('values', ref({}));
    const projects = ref<ProjectTimeZone[]>([]);
    onMounted(async () => {
      const request = get<ProjectTimeZone[]>('/items/project', { fields: ['id', 'time_zone'] });
      // Roles that may not read the time zone may not change the field either.
      projects.value = await request.catch(() => []);
    });
    /** Staff sees one project only. */
    const timeZone = computed(() => {
      const [first, ...others] = projects.value;
      const project = others.length === 0 ? first : projects.value.find(({ id }) => id === values.value['project']);
      return project && toTimeZoneOrDefault(project.time_zone);
    });
    const toZoneText = (zone: string): string => {
      const moment = props.value === null ? new Date() : toUtcDateFromLocalTime(props.value, zone);
      const parts = new Intl.DateTimeFormat(region, { timeZone: zone, timeZoneName: 'long' }).formatToParts(moment);
      return t('timeZone', { name: parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone, zone });
    };
    const isPast = computed(
      () =>
        props.value !== null &&
        timeZone.value !== undefined &&
        toUtcDateFromLocalTime(props.value, timeZone.value) <= new Date(),
    );
    return () =>
      h('div', { class: 'schedule-input' }, [
        h('style', styles),
        h(resolveComponent('interface-moment-input'), {
          ...attrs,
          ...props,
          type: 'dateTime',
          onInput: (value: string | null) => emit('input', value),
        }),
        h('small', timeZone.value === undefined ? t('ofProject') : toZoneText(timeZone.value)),
        h('small', { class: 'past', role: 'status' }, [
          isPast.value ? t(props.field === 'unpublish_at' ? 'past.unpublish' : 'past.publish') : null,
        ]),
      ]);
  },
});

const styles = `
.schedule-input { display: grid; gap: 4px; }
.schedule-input small { color: var(--theme--foreground-subdued); font-style: normal; }
.schedule-input .past { color: var(--theme--warning); }
.schedule-input .past:empty { display: none; }
`;

export default defineInterface({
  id: 'schedule-input',
  name: 'Planned time',
  icon: 'schedule',
  component: ScheduleInput,
  types: ['dateTime'],
  options: null,
});
