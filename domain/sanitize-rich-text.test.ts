import { expect, it } from 'vitest';
import { hasHtmlTable, sanitizeRichText } from './sanitize-rich-text.ts';

it.each([
  [
    'what Word pastes',
    '<!--[if gte mso 9]><xml><o:Pages>1</o:Pages></xml><![endif]--><style>p.Mso{}</style>' +
      '<p class="MsoNormal" style="margin:0"><span lang="DE">Feine <b style="x">Ringe</b><o:p></o:p></span></p>' +
      '<p class="MsoNormal"><o:p>&nbsp;</o:p></p>',
    '<p>Feine <b>Ringe</b></p>',
  ],
  ['other headings', '<h1>Ringe</h1><h4>Gold</h4>', '<h2>Ringe</h2><h3>Gold</h3>'],
  ['a part of a website', '<div class="box"><span>Ringe</span></div>', '<p>Ringe</p>'],
  ['lists', '<ul class="x"><li>Gold</li></ul>', '<ul><li>Gold</li></ul>'],
  ['an image', '<p>A<img src="data:image/png;base64,AA" alt=""></p>', '<p>A</p>'],
  ['a link', '<a href="/kontakt" class="x" onclick="y()">K</a>', '<a href="/kontakt">K</a>'],
  ['the address of a script', '<a href="javascript:alert(1)">K</a>', '<a>K</a>'],
  ['an anchor', '<h2 id="zeiten">Zeiten</h2>', '<h2 id="zeiten">Zeiten</h2>'],
])('cleans %s', (_case, html, clean) => {
  expect(sanitizeRichText(html)).toBe(clean);
  expect(sanitizeRichText(clean)).toBe(clean);
});

it('finds tables', () => {
  expect(hasHtmlTable('<p>A</p><table class="x"><tr><td>B</td></tr></table>')).toBe(true);
  expect(hasHtmlTable('<p>Ein <strong>table</strong></p>')).toBe(false);
});
