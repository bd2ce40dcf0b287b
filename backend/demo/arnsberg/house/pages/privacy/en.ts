// The privacy notice of "Arnsberg & Tochter" in English. Joined with the other languages in privacy.ts.
import type { PeriodWords } from '../../../../retention.ts';

export const privacyEn = (period: PeriodWords) => ({
  title: 'Privacy',
  description:
    'Which data Arnsberg & Tochter processes on this site and in the shop, for what purpose, how long, and which rights you have.',
  keywords: 'privacy, cookies, Matomo, Arnsberg & Tochter',
  heading: 'Privacy',
  lead: 'Here you can read which data we process when you visit this site, write to us or order from us.',
  body: `
    <h2>Controller and data protection officer</h2>
    <p>Arnsberg &amp; Tochter GmbH &amp; Co. KG, Rosenwirtgasse 12, 80331 Munich, telephone +49 89 99998120, <a
      href="mailto:haus@arnsberg-tochter.example">haus@arnsberg-tochter.example</a>. Our data protection officer is Dr.
      Sabine Torwald, <a
      href="mailto:datenschutz@arnsberg-tochter.example">datenschutz@arnsberg-tochter.example</a>.</p>
    <h2>Visiting the site</h2>
    <p>When a page is requested, our server processes IP address, time, requested address and browser identification.
      This is needed to deliver the site and to protect it from attacks (Art. 6(1)(f) GDPR). The logs are deleted after
      seven days. Fonts and pictures come from our own server; no third-party service is called without your click.</p>
    <h2 id="cookies">Cookies</h2>
    <p>We set no cookies for advertising. To work, the site keeps a few entries on your device that only this site can
      read (section 25(2) no. 2 TDDDG):</p>
    <ul>
      <li><strong>int-consents</strong>: your choice of consents, until you change it</li>
      <li><strong>contentConsent…</strong>: external content you have agreed to, until you withdraw</li>
      <li><strong>int-cart</strong>: your cart, for 30 days at most</li>
      <li><strong>int-checkout</strong>: details of an order you have begun, for 7 days at most</li>
      <li><strong>int-recent</strong>: the pieces you have looked at last, eight at most</li>
      <li><strong>int-screen-scale</strong>: the scale of your screen, if you have measured a ring size</li>
      <li>light or dark display, until you change it</li>
    </ul>
    <p>Use “Cookie settings” at the end of each page to change your choice at any time.</p>
    <h2 id="matomo-ehemals-piwik">Matomo (formerly Piwik)</h2>
    <p>If you agree, Matomo measures on our own server which pages are visited, for how long, and whether errors occur
      (Art. 6(1)(a) GDPR). Your IP address is shortened first; the data is not passed on and is deleted after 13 months.
      Without your consent Matomo is not loaded. You may withdraw consent for the future at any time.</p>
    <p>Matomo then sets cookies: <strong>mtm_consent</strong> keeps your consent, <strong>_pk_id</strong> (13 months)
      and <strong>_pk_ses</strong> (30 minutes) hold the pages of a visit together.</p>
    <h2 id="uhr-von-rolex">Rolex clock</h2>
    <p>A clock provided by Rolex may appear in the page header. It is loaded only if you agree (Art. 6(1)(a) GDPR).
      Rolex, a company based in Switzerland, then learns your IP address and the page you are on. The European
      Commission has found the level of data protection in Switzerland to be adequate.</p>
    <h2>Messages, requests and appointments</h2>
    <p>If you write, ask about a piece or arrange an appointment, we use your details to answer and to prepare for your
      visit (Art. 6(1)(b) GDPR). We delete them with the mails about them: messages after ${period('contact_days')},
      requests about a piece after ${period('request_days')}, appointments after ${period('appointment_days')}, counted
      from the appointment. What our protection against spam sorts out we delete after ${period('suspected_days')}.</p>
    <p>Against misuse our server counts how many forms come from an IP address within ten minutes (Art. 6(1)(f) GDPR).
      If there are many, it has the browser solve a small sum. It sets no cookie for this and calls no third-party
      service.</p>
    <h2>Orders</h2>
    <p>For an order we need name, addresses, e-mail address, the pieces ordered with engravings and sizes, and the
      chosen payment and shipping method (Art. 6(1)(b) GDPR). The carrier receives the address and shipment details. The link
      in our mails shows you, without an account, how far the order is.</p>
    <p>We keep orders as commercial and tax law require (section 257 HGB, section 147 AO). After
      ${period('order_days')}, counted from the end of the year, we remove names, addresses, engravings and the mails
      about them; figures remain. Withdrawals we delete after ${period('withdrawal_days')}, counted alike.</p>
    <h2>Payment</h2>
    <p>With PayPal (PayPal (Europe) S.à r.l. et Cie, S.C.A., Luxembourg) and Klarna (Klarna Bank AB, Sweden) you are
      connected to the provider only once you choose that payment method. The provider receives the amount, the order
      number and the details needed for payment, and is itself responsible for processing them. Klarna may carry out a
      credit check.</p>
    <h2>Ratings and newsletter</h2>
    <p>We publish a rating under the name you give for it. If we do not take it up, we delete it after
      ${period('rating_days')}.</p>
    <p>We send a newsletter only if you complete the subscription through the link in the confirmation mail (Art.
      6(1)(a) GDPR). We log time, IP address and wording of the consent. Every issue lets you unsubscribe with one
      click. Sign-ups that nobody confirms we delete after ${period('newsletter_pending_days')}, the proof of your
      consent after ${period('newsletter_proof_days')}, counted from when you unsubscribe.</p>
    <h2>Social networks</h2>
    <p>No content of social networks is embedded in this site, only links. Our profiles have their own <a
      href="/en/social-media-privacy">privacy notice for social networks</a>.</p>
    <h2>Your rights</h2>
    <p>You have the right to access, rectification, erasure, restriction of processing and data portability (Art. 15 to
      20 GDPR). You may object to processing under Art. 6(1)(f) GDPR (Art. 21 GDPR) and withdraw consent at any time.
      Complaints are received by the Bavarian State Office for Data Protection Supervision (BayLDA) in Ansbach. For access and
      erasure a message to us is enough.</p>
    <p>The German version is binding. As of November 2026</p>
  `,
});
