// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import ratingTexts from '../../../locales/de/ratings.json';
import type { CustomerProductRating } from '../../../domain/product/to-product.ts';
import { ProjectTimeZoneContext } from '../../ui/project-time-zone-context.ts';
import { RatingList, AverageRatingStars } from './RatingList.tsx';

afterEach(cleanup);

const toRating = (day: number): CustomerProductRating => ({
  id: String(day),
  rating: 4,
  title: `Tag ${day}`,
  comment: '<b>fein</b>',
  author: null,
  language: 'fr',
  verified: day % 2 === 0,
  date: new Date(Date.UTC(2026, 4, day, 12)).toISOString(),
});

const show = async (ratings: CustomerProductRating[], timeZone = 'Europe/Berlin') => {
  const i18n = createInstance();
  await i18n.init({
    lng: 'de',
    resources: { de: { ratings: ratingTexts } },
    interpolation: { escapeValue: false },
    ns: ['ratings'],
  });
  return render(
    <I18nextProvider i18n={i18n}>
      <AverageRatingStars language="de" mean={4.25} count={ratings.length} />
      <ProjectTimeZoneContext value={timeZone}>
        <RatingList language="de" ratings={ratings} />
      </ProjectTimeZoneContext>
    </I18nextProvider>,
  );
};

const readTitles = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

it('shows the newest five, then ten more at a time, and moves focus there', async () => {
  await show([3, 1, 2, ...Array.from({ length: 15 }, (_, index) => index + 4)].map(toRating));
  expect(readTitles()).toEqual([18, 17, 16, 15, 14].map((day) => `Tag ${day}`));
  fireEvent.click(screen.getByRole('button', { name: '10 weitere Bewertungen zeigen' }));
  expect(readTitles()).toHaveLength(15);
  expect(document.activeElement?.textContent).toContain('Tag 13');
  fireEvent.click(screen.getByRole('button', { name: '3 weitere Bewertungen zeigen' }));
  expect(readTitles().at(-1)).toBe('Tag 1');
  expect(document.activeElement?.textContent).toContain('Tag 3');
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows average and count, texts in their language, and how ratings are verified (law row L17)', async () => {
  await show([2, 1].map(toRating));
  expect(screen.getByText('4,3 von 5, 2 Bewertungen')).toBeTruthy();
  expect(screen.getAllByText('<b>fein</b>').map(({ lang }) => lang)).toEqual(['fr', 'fr']);
  expect(screen.getAllByText('auf Französisch')).toHaveLength(2);
  expect(screen.getAllByText('Geprüfter Kauf')).toHaveLength(1);
  expect(screen.getByText('2. Mai 2026')).toBeTruthy();
  expect(screen.getByText(ratingTexts.origin.text, { exact: false })).toBeTruthy();
});

it('names no language if a rating has no text, or that of the page', async () => {
  await show([
    { ...toRating(1), title: null, comment: null },
    { ...toRating(2), language: 'de' },
    { ...toRating(3), language: null },
  ]);
  expect(screen.queryByText(/^auf /)).toBeNull();
});

it('dates a rating in the project’s time zone', async () => {
  await show([toRating(2)], 'Pacific/Kiritimati');
  expect(screen.getByText('3. Mai 2026')).toBeTruthy();
});

it('shows a message when there are no ratings', async () => {
  await show([]);
  expect(screen.getByText(ratingTexts.none)).toBeTruthy();
});
