// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { LegalGuaranteeNotice } from './CheckoutConfirmStep.tsx';

afterEach(cleanup);

const texts = { heading: 'Legal guarantee', text: 'All goods come with one.', link: 'Your rights' };

describe('LegalGuaranteeNotice (L14)', () => {
  it('shows the notice as text with a link to the EU’s page', () => {
    render(<LegalGuaranteeNotice image={null} texts={texts} />);
    expect(screen.getByText('All goods come with one.')).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByRole('link').getAttribute('href')).toBe('https://europa.eu/youreurope/garantien');
  });

  it('shows the official image with equivalent alternative text', () => {
    render(<LegalGuaranteeNotice image={{ path: '/static/files/1.svg', width: 600, height: 300 }} texts={texts} />);
    expect(screen.getByRole('img').getAttribute('alt')).toBe('Legal guarantee. All goods come with one.');
    expect(screen.getByRole('img').getAttribute('src')).toBe('/static/files/1.svg');
    expect(screen.queryByText('All goods come with one.')).toBeNull();
    expect(screen.getByRole('link').textContent).toBe('Your rights');
  });
});
