// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import shellTexts from '../../locales/de/shell.json';
import type { SiteLayoutData } from '../../domain/site-content.ts';
import { FooterOrDrawerWidgetView } from './FooterOrDrawerWidgetView.tsx';

afterEach(cleanup);

it('shows the icon of each social network next to its name (specification §3, media)', async () => {
  const i18n = createInstance();
  await i18n.init({ lng: 'de', resources: { de: { shell: shellTexts } } });
  const media = ['facebook', 'googleplus', 'instagram', 'other'] as const;
  const social = media.map((each) => ({
    label: `Haus auf ${each}`,
    href: `https://${each}.example/haus`,
    media: each,
  }));
  render(
    <I18nextProvider i18n={i18n}>
      <FooterOrDrawerWidgetView
        widget={{ name: 'social', header: null, position: 'drawer', showLogo: false }}
        shell={{ social } as unknown as SiteLayoutData}
        level="h3"
      />
    </I18nextProvider>,
  );
  for (const each of media) {
    const link = screen.getByRole('link', { name: `Haus auf ${each}` });
    expect(link.querySelector('svg')?.dataset['media']).toBe(each);
  }
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe(shellTexts.widget.social);
});
