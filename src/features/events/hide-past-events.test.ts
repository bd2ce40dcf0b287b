// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { hidePastEvents, hidePastEventsScript } from './hide-past-events.ts';

const minuteMs = 60_000;

const frame = () => document.querySelector('div') ?? document.createElement('div');
const hiddenParts = () => [...frame().children].map((part) => part.hasAttribute('hidden'));

/** Events that end so many minutes from now. */
const show = (...minutes: number[]) => {
  const items = minutes.map((count) => `<p data-ends-ms="${Date.now() + count * minuteMs}"></p>`).join('');
  document.body.innerHTML = `<div>${items}<p data-none hidden></p></div>`;
};

const ways = {
  'the function': () => {
    hidePastEvents(frame(), Date.now());
  },
  'the script': () => {
    // A script element added by code runs at once and is the current script then.
    const script = document.createElement('script');
    script.textContent = hidePastEventsScript;
    frame().append(script);
    script.remove();
  },
};

describe.each(Object.entries(ways))('%s', (_name, hide) => {
  it('hides what has ended and keeps what has not', () => {
    show(-60, -1, 1);
    hide();
    expect(hiddenParts()).toEqual([true, true, false, true]);
  });

  it('says that there is none when all have ended', () => {
    show(-2, -1);
    hide();
    expect(hiddenParts()).toEqual([true, true, false]);
  });
});
