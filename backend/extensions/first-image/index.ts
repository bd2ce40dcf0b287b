// Directus display for a list of files: the first one as a small image, as in the shop. Bundled with the studio's Vue.
import { defineDisplay } from '@directus/extensions-sdk';
import { defineComponent, h, type PropType } from 'vue';

interface ListedFile {
  sort: number | null;
  directus_files_id: { id: string; modified_on: string | null } | null;
}

const FirstImage = defineComponent({
  name: 'FirstImage',
  props: { value: { type: Array as PropType<ListedFile[] | null>, default: null } },
  setup: (props) => () => {
    const [first] = (props.value ?? []).toSorted((a, b) => (a.sort ?? 0) - (b.sort ?? 0));
    const file = first?.directus_files_id;
    if (!file) return null;
    return h('img', {
      src: `/assets/${file.id}?key=system-small-cover&v=${encodeURIComponent(file.modified_on ?? '')}`,
      alt: '',
      loading: 'lazy',
      width: 40,
      height: 40,
      style: 'display: block; width: 40px; height: 40px; border-radius: var(--theme--border-radius); object-fit: cover',
    });
  },
});

export default defineDisplay({
  id: 'first-image',
  name: 'First image',
  icon: 'image',
  component: FirstImage,
  types: ['alias'],
  localTypes: ['files'],
  fields: ['sort', 'directus_files_id.id', 'directus_files_id.modified_on'],
  options: null,
});
