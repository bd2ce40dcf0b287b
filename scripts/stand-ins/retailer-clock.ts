// The stand-in for the host of the retailer clock: the brand's script and the frame that it adds to the page.
import type { Page } from 'playwright/test';

/** The brand's host. Tests that allow it list it in `expectedHosts`. */
export const retailerClockHostname = 'static.rolex.com';

const script = `window.RolexRetailerClock = class {
  getRetailerClock({ dealerAPIKey, lang, colour }) {
    const frame = document.createElement('iframe');
    frame.title = 'Rolex';
    frame.width = 150;
    frame.height = 70;
    frame.style.border = '0';
    frame.src = 'https://${retailerClockHostname}/retailers/clock/?' + new URLSearchParams({ apiKey: dealerAPIKey, lang, colour });
    document.getElementById('rolex-retailer-clock').replaceChildren(frame);
  }
};`;

/** Responds in place of the brand's host; returns the requested URLs, in order. */
export const routeRetailerClockStandIn = async (page: Page): Promise<string[]> => {
  const requestedUrls: string[] = [];
  await page.route(`https://${retailerClockHostname}/**`, (route) => {
    const url = route.request().url();
    requestedUrls.push(url);
    return url.endsWith('/retailercall.js')
      ? route.fulfill({ contentType: 'text/javascript', body: script })
      : route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html><html lang="de"><title>Rolex</title></html>' });
  });
  return requestedUrls;
};
