// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Link } from './Link.tsx';

afterEach(cleanup);

const attributesOf = (href: string) => {
  render(<Link href={href}>x</Link>);
  const link = screen.getByRole('link');
  return { href: link.getAttribute('href'), target: link.getAttribute('target'), rel: link.getAttribute('rel') };
};

describe('Link', () => {
  it.each(['https://example.org', 'http://example.org', 'HTTPS://EXAMPLE.ORG'])('opens %s in a new tab', (href) => {
    expect(attributesOf(href)).toEqual({ href, target: '_blank', rel: 'noopener noreferrer' });
  });

  it.each(['mailto:a@example.org', 'tel:+498999998120'])('opens the app link %s in a new tab', (href) => {
    expect(attributesOf(href)).toEqual({ href, target: '_blank', rel: null });
  });

  it.each(['/kontakt', '#content'])('stays in the tab for %s', (href) => {
    expect(attributesOf(href)).toEqual({ href, target: null, rel: null });
  });

  it('leaves redirected addresses to the host and navigates to all others on the client', () => {
    vi.stubEnv('GATSBY_LOGIN_URL', 'https://portal.example/login');
    const isInApp = (href: string) => {
      render(<Link href={href}>{href}</Link>);
      return screen.getByText(href).hasAttribute('data-in-app');
    };
    expect(['/login', '/Login/?next=1', '/schaufenster#x', '/kontakt?login', '/'].map(isInApp)).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
    vi.unstubAllEnvs();
  });
});
