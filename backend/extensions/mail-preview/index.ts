// Directus interface in the form of an email's texts: the whole email with example data, as the service would send it,
// while the editor types; and a button that sends it to the editor. Bundled with the studio's Vue.
import { defineInterface, useApi } from '@directus/extensions-sdk';
import { computed, defineComponent, h, inject, onBeforeUnmount, type Ref, ref, resolveComponent, watch } from 'vue';
import type { MailPreview as PreviewedMail, MailPreviewRequestBody } from '../../../contract/studio/mail-preview.ts';
import { toReferencedKey } from '../../../domain/content-checks/merge-nested-changes.ts';
import { mailTextParts } from '../../../domain/mail-texts.ts';
import { toMailTextMessages } from '../../schema/orders/mail-text-messages.ts';

const path = '/ecom/studio/mail-preview';

/** Delay after the last key. */
const typingPauseMs = 400;

type FormValues = Record<string, unknown>;

/** `undefined` until email and language are chosen. */
const toRequestBody = (form: FormValues): MailPreviewRequestBody | undefined => {
  const { kind, language } = form;
  if (typeof kind !== 'string' || typeof language !== 'string') return undefined;
  const texts = Object.fromEntries(mailTextParts.map((part) => [part, form[part] ?? null]));
  const project = toReferencedKey(form['project']);
  return { ...(project !== undefined && { project }), kind, language, texts } as MailPreviewRequestBody;
};

const MailPreview = defineComponent({
  name: 'MailPreview',
  setup: () => {
    const api = useApi();
    const { t } = toMailTextMessages(document.documentElement.lang);
    const form = inject<Ref<FormValues>>('values', ref({}));
    const body = computed(() => JSON.stringify(toRequestBody(form.value)) as string | undefined);
    const mail = ref<PreviewedMail>();
    const hasFailed = ref(false);
    const view = ref<'html' | 'text'>('html');
    const testState = ref<'failed' | 'sending' | undefined>();
    const sentTo = ref('');
    let timer: number | undefined;

    const load = async (requested: string) => {
      try {
        const { data } = await api.post<{ data: PreviewedMail }>(path, JSON.parse(requested));
        if (requested !== body.value) return;
        mail.value = data.data;
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
        testState.value = undefined;
        if (requested === undefined) mail.value = undefined;
        else timer = window.setTimeout(() => void load(requested), mail.value ? typingPauseMs : 0);
      },
      { immediate: true },
    );
    onBeforeUnmount(() => window.clearTimeout(timer));

    const sendTest = async () => {
      testState.value = 'sending';
      sentTo.value = '';
      try {
        const { data } = await api.post<{ data: { recipient: string } }>(`${path}/test`, JSON.parse(body.value ?? ''));
        sentTo.value = data.data.recipient;
        testState.value = undefined;
      } catch {
        testState.value = 'failed';
      }
    };

    const renderViewButton = (name: 'html' | 'text') =>
      h(
        'button',
        {
          type: 'button',
          'aria-pressed': view.value === name,
          onClick: () => {
            view.value = name;
          },
        },
        t(`preview.${name}`),
      );

    const renderMail = ({ subject, text, html }: PreviewedMail) => [
      h('p', t('preview.note')),
      h('div', { class: 'bar' }, [
        h('div', { class: 'views', role: 'group', 'aria-label': t('preview.views') }, [
          renderViewButton('html'),
          renderViewButton('text'),
        ]),
        h(
          resolveComponent('v-button'),
          { small: true, secondary: true, loading: testState.value === 'sending', onClick: () => void sendTest() },
          () => t('preview.send'),
        ),
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
      if (testState.value === 'failed') return t('preview.notSent');
      if (testState.value === 'sending') return t('preview.sending');
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
.mail-preview .views { display: flex; border: var(--theme--border-width) solid var(--theme--border-color); border-radius: var(--theme--border-radius); overflow: hidden; }
.mail-preview .views button { padding: 6px 16px; color: var(--theme--foreground); }
.mail-preview .views button[aria-pressed='true'] { background: var(--theme--background-accent); color: var(--theme--foreground-accent); font-weight: 600; }
.mail-preview button:focus-visible { outline: 2px solid var(--theme--primary); outline-offset: -2px; }
.mail-preview .subject { padding: 10px 16px; background: var(--theme--background-subdued); border-radius: var(--theme--border-radius); overflow-wrap: anywhere; }
.mail-preview :is(iframe, pre) {
  box-sizing: border-box; inline-size: 100%; block-size: 720px; margin: 0; border-radius: var(--theme--border-radius); background: #fff;
  border: var(--theme--border-width) solid var(--theme--border-color);
}
.mail-preview pre { padding: 16px; overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere; font-family: var(--theme--fonts--monospace--font-family); color: #1c1a17; }
.mail-preview .problem { padding-inline-start: 10px; border-inline-start: 3px solid var(--theme--danger); }
`;

export default defineInterface({
  id: 'mail-preview',
  name: 'Preview of an email',
  icon: 'preview',
  component: MailPreview,
  types: ['alias'],
  localTypes: ['presentation'],
  group: 'presentation',
  options: null,
});
