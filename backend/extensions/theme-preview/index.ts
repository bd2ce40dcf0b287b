// Directus interface: buttons, links and text of the site in the colors that the form has at the moment, in both modes,
// and what of them is hard to read. The site shows the same palettes (domain/palette.ts). Bundled with the studio's Vue.
import { computed, defineComponent, h, inject, ref, type Ref, type VNode } from 'vue';
import {
  type ColorMode,
  findColorWarnings,
  type Palette,
  type BrandBaseAndButtonColors,
  toColorModePalettes,
  toContrastRatio,
} from '../../../domain/palette.ts';
import de from '../../../locales/de/studioTheme.json' with { type: 'json' };
import en from '../../../locales/en/studioTheme.json' with { type: 'json' };
import { createPresentationInterfaceExtension } from '../../studio/render-studio-controls.ts';
import { createStudioMessages } from '../../studio/create-studio-messages.ts';

interface ThemeForm {
  brand_color?: unknown;
  base_color?: unknown;
  config?: { button?: Record<string, unknown> } | null;
}

const toMessages = createStudioMessages({ de, en });

const toColor = (value: unknown): string | undefined =>
  typeof value === 'string' && /^#[\da-f]{6}$/i.test(value) ? value : undefined;

const toLength = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[\d.]+(px|r?em)$/.test(value) ? value : undefined;

const ThemePreview = defineComponent({
  name: 'ThemePreview',
  inheritAttrs: false,
  setup() {
    const form = inject<Ref<ThemeForm>>('values', ref({}));
    const { t, region } = toMessages(document.documentElement.lang);
    const format = new Intl.NumberFormat(region, { maximumFractionDigits: 1 });
    const toRatioText = (ratio: number): string => format.format(Math.floor(ratio * 10) / 10);
    const button = computed(() => form.value.config?.button ?? {});
    const colors = computed((): BrandBaseAndButtonColors | undefined => {
      const [brandColor, baseColor] = [toColor(form.value.brand_color), toColor(form.value.base_color)];
      if (brandColor === undefined || baseColor === undefined) return undefined;
      return {
        brandColor,
        baseColor,
        buttonAccentColor: toColor(button.value['accent_color']),
        buttonColor: toColor(button.value['color']),
      };
    });
    const buttonStyle = computed(() => ({
      borderRadius: toLength(button.value['border_radius']) ?? '0px',
      borderWidth: toLength(button.value['border_thickness']) ?? '1px',
    }));

    const renderMode = (mode: ColorMode, palette: Palette, isInitial: boolean): VNode => {
      const { background, text, muted, accent, onAccent, control, accentText } = palette;
      const toButton = (label: string, style: object) =>
        h('span', { class: 'button', style: { ...buttonStyle.value, ...style } }, label);
      return h('section', { style: { background, color: text, borderColor: palette.line } }, [
        h('h3', [t(`modes.${mode}`), isInitial && h('small', { style: { color: muted } }, ` (${t('initial')})`)]),
        h('p', { class: 'heading' }, t('sample.heading')),
        h('p', { style: { color: muted } }, t('sample.text')),
        h('p', { style: { color: accentText } }, t('sample.brand')),
        h('div', { class: 'buttons' }, [
          toButton(t('sample.primary'), { background: accent, borderColor: accent, color: onAccent }),
          toButton(t('sample.secondary'), { borderColor: control, color: text }),
          h('span', { class: 'link' }, t('sample.link')),
        ]),
        h('p', { style: { color: muted } }, t('contrast', { ratio: toRatioText(toContrastRatio(onAccent, accent)) })),
      ]);
    };

    const renderWarnings = (chosen: BrandBaseAndButtonColors): VNode => {
      const warnings = findColorWarnings(chosen);
      if (warnings.length === 0) return h('p', { role: 'status' }, t('good'));
      return h(
        'ul',
        { role: 'status' },
        warnings.map(({ kind, ratio, minimum }) =>
          h('li', t(`warnings.${kind}`, { ratio: toRatioText(ratio), minimum: toRatioText(minimum) })),
        ),
      );
    };

    const renderPreview = (chosen: BrandBaseAndButtonColors): VNode[] => {
      const { initial, light, dark } = toColorModePalettes(chosen);
      return [
        h('div', { class: 'modes' }, [
          renderMode('light', light, initial === 'light'),
          renderMode('dark', dark, initial === 'dark'),
        ]),
        renderWarnings(chosen),
      ];
    };

    return () =>
      h('div', { class: 'theme-preview' }, [
        h('style', styles),
        ...(colors.value ? renderPreview(colors.value) : [h('p', t('choose'))]),
      ]);
  },
});

/** The colors come from the form. The samples are not buttons: nothing happens when they are pressed. */
const styles = `
.theme-preview { display: grid; gap: 12px; }
.theme-preview .modes { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr)); gap: 12px; }
.theme-preview section { display: grid; gap: 8px; align-content: start; padding: 20px; border: 1px solid; border-radius: var(--theme--border-radius); }
.theme-preview h3, .theme-preview p { margin: 0; }
.theme-preview h3 { font-weight: 600; }
.theme-preview small { font-weight: 400; }
.theme-preview .heading { font-size: 24px; line-height: 1.25; }
.theme-preview .buttons { display: flex; flex-wrap: wrap; gap: 12px 20px; align-items: center; margin-block: 8px; }
.theme-preview .button { display: inline-flex; align-items: center; min-block-size: 48px; padding: 8px 28px; border-style: solid; }
.theme-preview .link { text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 0.4em; }
.theme-preview ul { display: grid; gap: 8px; margin: 0; padding: 0; list-style: none; }
.theme-preview li { padding: 10px 14px; border-inline-start: 3px solid var(--theme--warning); background: var(--theme--background-subdued); line-height: 1.5; }
`;

export default createPresentationInterfaceExtension({
  id: 'theme-preview',
  name: 'Preview of the theme',
  icon: 'palette',
  component: ThemePreview,
});
