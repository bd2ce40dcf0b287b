// Directus interface in the form of an email's texts: the whole email with example data, as the service would send it,
// while the editor types; and a button that sends it to the editor. Bundled with the studio's Vue.
import { computed, defineComponent, h, inject, onBeforeUnmount, type Ref, ref, watch } from 'vue';
import type { MailPreview as PreviewedMail, MailPreviewRequestBody } from '../../../contract/studio/mail-preview.ts';
import { toRelatedPrimaryKey } from '../../../domain/content-checks/merge-nested-changes.ts';
import { editableMailTextFieldNames } from '../../../domain/editable-mail-texts.ts';
import { getMailTextStudioMessages } from '../../schema/orders/mail-text-studio-messages.ts';
import {
  createPresentationInterfaceExtension,
  renderStudioButton,
  renderStudioToggleGroup,
} from '../../studio/render-studio-controls.ts';
import { useStudioApi, useStudioActionState } from '../../studio/use-studio-api.ts';

const path = '/ecom/studio/mail-preview';

/** Delay after the last key. */
const typingPauseMs = 400;

type FormValues = Record<string, unknown>;

/** `undefined` until email and language are chosen. */
const toRequestBody = (form: FormValues): MailPreviewRequestBody | undefined => {
  const { kind, language } = form;
  if (typeof kind !== 'string' || typeof language !== 'string') return undefined;
  const texts = Object.fromEntries(editableMailTextFieldNames.map((part) => [part, form[part] ?? null]));
  const project = toRelatedPrimaryKey(form['project']);
  return { ...(project !== undefined && { project }), kind, language, texts } as MailPreviewRequestBody;
};

const MailPreview = defineComponent({
  name: 'MailPreview',
  setup: () => {
    const { post } = useStudioApi();
    const { t } = getMailTextStudioMessages(document.documentElement.lang);
    const form = inject<Ref<FormValues>>('values', ref({}));
    const body = computed(() => JSON.stringify(toRequestBody(form.value)) as string | undefined);
    const mail = ref<PreviewedMail>();
    const hasFailed = ref(false);
    const view = ref<'html' | 'text'>('html');
    const { isBusy, problem, run } = useStudioActionState(() => t('preview.notSent'));
    const sentTo = ref('');
    let timer: number | undefined;

    const load = async (requested: string) => {
      try {
        const previewed = await post<PreviewedMail>(path, JSON.parse(requested) as object);
        if (requested !== body.value) return;
        mail.value = previewed;
        hasFailed.value = false;
      } catch {
        if (requested === body.value) hasFailed.value = true;
      }
    };
    watch(
      body,
      (requested) => {
        window.clearTimeout(timer);
        sentTo.value = '';
        problem.value = '';
        isBusy.value = false;
        if (requested === undefined) mail.value = undefined;
        else timer = window.setTimeout(() => void load(requested), mail.value ? typingPauseMs : 0);
      },
      { immediate: true },
    );
    onBeforeUnmount(() => window.clearTimeout(timer));

    const sendTest = () => {
      sentTo.value = '';
      return run(async () => {
        const { recipient } = await post<{ recipient: string }>(`${path}/test`, JSON.parse(body.value ?? '') as object);
        sentTo.value = recipient;
      });
    };

    const renderMail = ({ subject, text, html }: PreviewedMail) => [
      h('p', t('preview.note')),
      h('div', { class: 'bar' }, [
        renderStudioToggleGroup(
          t('preview.views'),
          view.value,
          (['html', 'text'] as const).map((name) => [name, t(`preview.${name}`)]),
          (name) => (view.value = name),
        ),
        renderStudioButton(t('preview.send'), sendTest, { small: true, secondary: true, loading: isBusy.value }),
        h('span', { role: 'status' }, toTestStatus()),
      ]),
      h('p', { class: 'subject' }, [h('strong', t('preview.subject')), ` ${subject}`]),
      view.value === 'text'
        ? h('pre', text)
        : h('iframe', {
            title: t('preview.html'),
            // Nothing in the email runs, and its links lead nowhere.
            sandbox: '',
            srcdoc: html.replace('<head>', '<head><base target="_blank">'),
          }),
    ];

    const toTestStatus = (): string => {
      if (isBusy.value) return t('preview.sending');
      if (problem.value !== '') return problem.value;
      return sentTo.value === '' ? '' : t('preview.sent', { recipient: sentTo.value });
    };

    return () =>
      h('div', { class: 'mail-preview' }, [
        h('style', styles),
        body.value === undefined && h('p', t('preview.chooseFirst')),
        hasFailed.value && h('p', { class: 'problem', role: 'alert' }, t('preview.failed')),
        body.value !== undefined && !mail.value && !hasFailed.value && h('p', t('preview.loading')),
        mail.value && renderMail(mail.value),
      ]);
  },
});

const styles = `
.mail-preview { display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px; padding-block-start: 12px; color: var(--theme--foreground); }
.mail-preview p { margin: 0; line-height: 1.5; }
.mail-preview .bar { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; }
.mail-preview button:focus-visible { outline: 2px solid var(--theme--primary); outline-offset: -2px; }
.mail-preview .subject { padding: 10px 16px; background: var(--theme--background-subdued); border-radius: var(--theme--border-radius); overflow-wrap: anywhere; }
.mail-preview :is(iframe, pre) {
  box-sizing: border-box; inline-size: 100%; block-size: 720px; margin: 0; border-radius: var(--theme--border-radius); background: #fff;
  border: var(--theme--border-width) solid var(--theme--border-color);
}
.mail-preview pre { padding: 16px; overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere; font-family: var(--theme--fonts--monospace--font-family); color: #1c1a17; }
.mail-preview .problem { padding-inline-start: 10px; border-inline-start: 3px solid var(--theme--danger); }
`;

export default createPresentationInterfaceExtension({
  id: 'mail-preview',
  name: 'Preview of an email',
  icon: 'preview',
  component: MailPreview,
});
