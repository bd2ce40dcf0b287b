// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import texts from '../../../locales/de/contact.json';
import ContactFields from './contact-form-island.tsx';

const { form } = texts;

const post = vi.fn<(url: string, init: { body: string }) => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal('fetch', post);
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(() => {
  cleanup();
  post.mockReset();
  vi.unstubAllGlobals();
});

const branches = ['Rosenwirtgasse', 'Marienplatz'].map((name, index) => ({
  id: `6b2c1d1e-4b7e-4a64-8a0f-0d7f4b3c2a1${index}`,
  name,
}));

const show = async () => {
  const i18n = createInstance();
  await i18n.init({
    lng: 'de',
    resources: { de: { contact: texts } },
    ns: ['contact'],
    interpolation: { escapeValue: false },
  });
  render(
    <I18nextProvider i18n={i18n}>
      <ContactFields language="de" branches={branches} privacyPath="/datenschutz" thanksPath={null} />
    </I18nextProvider>,
  );
};

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const fillAll = () => {
  fill(form.name, 'Anna König');
  fill(form.email, 'anna@example.org');
  fill(form.message, 'Der Ring ist zu weit.');
  fireEvent.click(screen.getByRole('checkbox', { name: form.privacy }));
};
const send = () => fireEvent.click(screen.getByRole('button', { name: form.submit }));
const refuse = (name: string) => {
  const body = { status: 'error', code: 'invalid_input', field: name };
  post.mockResolvedValueOnce(new Response(JSON.stringify(body), { status: 400 }));
};

/** Error texts by field. */
const readErrors = () => {
  const controls = [...document.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]')];
  return Object.fromEntries(controls.map((control) => [control.name, readDescription(control)]));
};

const readDescription = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((id) => id.endsWith('-error'))
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

const readSummary = () =>
  screen.queryAllByRole('alert').flatMap((alert) =>
    within(alert)
      .queryAllByRole('button')
      .map(({ textContent }) => textContent),
  );

it('shows no errors before submission, touched or not', async () => {
  await show();
  fireEvent.blur(field(form.name));
  fireEvent.blur(field(form.email));
  expect(readErrors()).toEqual({});
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows the errors of all invalid fields on submit, untouched ones too', async () => {
  await show();
  fill(form.email, 'anna@example');
  send();
  const { name, email, message, privacy } = form.errors;
  expect(readErrors()).toEqual({ name, email, message, privacy });
  expect(readSummary()).toEqual([name, email, message, privacy]);
  expect(post).not.toHaveBeenCalled();
});

it('shows only current errors, even after the service rejected a branch', async () => {
  refuse('branch');
  await show();
  fillAll();
  send();
  await screen.findByRole('button', { name: form.errors.branch });
  expect(readErrors()).toEqual({ branch: form.errors.branch });
  fill(form.name, '');
  send();
  expect(readErrors()).toEqual({ name: form.errors.name });
  expect(readSummary()).toEqual([form.errors.name]);
});
