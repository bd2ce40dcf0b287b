// The host of the retailer clock as the site knows it: the brand's script, and the frame that it puts into the page.
import type { Page } from 'playwright/test';

/** The brand's host; tests that let it in name it in `expectedHosts`. */
export const retailerClockHost = 'static.rolex.com';

const script = `window.RolexRetailerClock = class {
  getRetailerClock({ dealerAPIKey, lang, colour }) {
    const frame = document.createElement('iframe');
    frame.title = 'Rolex';
    frame.width = 150;
    frame.height = 70;
    frame.style.border = '0';
    frame.src = 'https://${retailerClockHost}/retailers/clock/?' + new URLSearchParams({ apiKey: dealerAPIKey, lang, colour });
    document.getElementById('rolex-retailer-clock').replaceChildren(frame);
  }
};`;

/** Answers in place of the brand's host and gives the addresses asked for, in order. */
export const serveRetailerClock = async (page: Page): Promise<string[]> => {
  const asked: string[] = [];
  await page.route(`https://${retailerClockHost}/**`, (route) => {
    const url = route.request().url();
    asked.push(url);
    return url.endsWith('/retailercall.js')
      ? route.fulfill({ contentType: 'text/javascript', body: script })
      : route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html><html lang="de"><title>Rolex</title></html>' });
  });
  return asked;
};
