// @vitest-environment jsdom
// How a link is shared: by the device, or by the visitor's own email and a copy.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import texts from '../../locales/de/shell.json';
// Loaded before the first test, which would otherwise wait for the import.
import './share-link-dialog-island.tsx';
import { ShareLinkButton } from './ShareLinkButton.tsx';

const write = vi.fn<(text: string) => Promise<void>>();

const url = `${window.location.origin}/produkte/knospe`;

beforeEach(() => {
  write.mockReset();
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  vi.stubGlobal('navigator', { clipboard: { writeText: write } });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const share = async () => {
  const i18n = createInstance();
  await i18n.init({ lng: 'de', resources: { de: { shell: texts } }, ns: ['shell'] });
  render(
    <I18nextProvider i18n={i18n}>
      <ShareLinkButton label="Einen Wink geben" title="Knospe" text="Mir gefällt Knospe." path="/produkte/knospe" />
    </I18nextProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Einen Wink geben' }));
};

it('offers the means of the device', async () => {
  const shareByDevice = vi.fn().mockResolvedValue(undefined);
  vi.stubGlobal('navigator', { share: shareByDevice });
  await share();
  await waitFor(() =>
    expect(shareByDevice).toHaveBeenCalledWith({ title: 'Knospe', text: 'Mir gefällt Knospe.', url }),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('opens nothing else if the visitor closes the dialog of the device', async () => {
  const closed = vi.fn().mockRejectedValue(new DOMException('', 'AbortError'));
  vi.stubGlobal('navigator', { share: closed });
  await share();
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each([
  ['has no such means', undefined],
  ['refuses', { share: () => Promise.reject(new DOMException('', 'NotAllowedError')) }],
])('offers an email without recipient and a copy if the device %s', async (_case, device) => {
  vi.stubGlobal('navigator', { clipboard: { writeText: write }, ...device });
  await share();
  const dialog = await screen.findByRole('dialog', { name: 'Einen Wink geben' });
  expect(dialog.textContent).toContain('Mir gefällt Knospe.');
  const email = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: texts.share.byMail }).href);
  expect([email.protocol, email.pathname]).toEqual(['mailto:', '']);
  expect(email.searchParams.get('subject')).toBe('Knospe');
  expect(email.searchParams.get('body')).toBe(`Mir gefällt Knospe.\n\n${url}\n`);
  fireEvent.click(screen.getByRole('button', { name: texts.share.copyName }));
  expect(await screen.findByText(texts.share.copied)).toBeDefined();
  expect(write).toHaveBeenCalledWith(url);
});
