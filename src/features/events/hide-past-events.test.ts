// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { hidePastEvents, hidePastEventsScript } from './hide-past-events.ts';

const minuteMs = 60_000;

const frame = () => document.querySelector('div') ?? document.createElement('div');
const hiddenParts = () => [...frame().children].map((part) => part.hasAttribute('hidden'));

/** Renders events that end the given number of minutes from now. */
const show = (...minutes: number[]) => {
  const items = minutes.map((count) => `<p data-ends-ms="${Date.now() + count * minuteMs}"></p>`).join('');
  document.body.innerHTML = `<div>${items}<p data-none hidden></p></div>`;
};

const ways = {
  'the function': () => {
    hidePastEvents(frame(), Date.now());
  },
  'the script': () => {
    // A script element inserted by code runs synchronously as the document's current script.
    const script = document.createElement('script');
    script.textContent = hidePastEventsScript;
    frame().append(script);
    script.remove();
  },
};

describe.each(Object.entries(ways))('%s', (_name, hide) => {
  it('hides past events and keeps the others', () => {
    show(-60, -1, 1);
    hide();
    expect(hiddenParts()).toEqual([true, true, false, true]);
  });

  it('shows the empty message when all have ended', () => {
    show(-2, -1);
    hide();
    expect(hiddenParts()).toEqual([true, true, false]);
  });
});
