// The privacy notice of "Arnsberg & Tochter" in English. Joined with the other languages in privacy.ts.
import type { PeriodWords } from '../../../../retention.ts';

export const privacyEn = (period: PeriodWords) => ({
  title: 'Privacy policy',
  description:
    'Find out which data Arnsberg & Tochter processes on this website and in the online shop, why, for how long, and what rights you have.',
  keywords: 'privacy, cookies, Matomo, Arnsberg & Tochter',
  heading: 'Privacy policy',
  lead: 'This is the data we process when you visit this website, write to us or place an order.',
  body: `
    <h2>Controller and data protection officer</h2>
    <p>Arnsberg &amp; Tochter GmbH &amp; Co. KG, Rosenwirtgasse 12, 80331 Munich, Germany, telephone +49 89 99998120, <a
      href="mailto:haus@arnsberg-tochter.example">haus@arnsberg-tochter.example</a>. Our data protection officer is Dr
      Sabine Torwald, <a
      href="mailto:datenschutz@arnsberg-tochter.example">datenschutz@arnsberg-tochter.example</a>.</p>
    <h2>Visiting the website</h2>
    <p>When you request a page, our server processes your IP address, the time, the address requested and your browser
      identifier. This is necessary to deliver the website and to protect it against attacks (Art. 6(1)(f) GDPR). The
      logs are deleted after seven days. Fonts and images come from our own server; no third-party service is contacted
      unless you click.</p>
    <h2 id="cookies">Cookies</h2>
    <p>We do not use cookies for advertising. To make the website work, your browser stores a few entries on your device
      that only this website can read (section 25(2) no. 2 TDDDG):</p>
    <ul>
      <li><strong>int-consents</strong>: your consent choices, until you change them</li>
      <li><strong>contentConsent…</strong>: external content you have consented to, until you withdraw your consent</li>
      <li><strong>int-cart</strong>: your cart, for no more than 30 days</li>
      <li><strong>int-checkout</strong>: the details of an order you have started, for no more than 7 days</li>
      <li><strong>int-recent</strong>: the pieces you viewed most recently, eight at most</li>
      <li><strong>int-screen-scale</strong>: the scale of your screen, if you have measured a ring size</li>
      <li>light or dark mode, until you change it</li>
    </ul>
    <p>You can change your choice at any time under “Cookie settings” at the foot of every page.</p>
    <h2 id="matomo-ehemals-piwik">Matomo (formerly Piwik)</h2>
    <p>If you consent, Matomo, running on our own server, records which pages are visited, for how long, and whether
      errors occur (Art. 6(1)(a) GDPR). Your IP address is truncated beforehand; the data is not passed on and is
      deleted after 13 months. Without your consent Matomo is not loaded. You may withdraw your consent at any time with
      effect for the future.</p>
    <p>Matomo then sets cookies: <strong>mtm_consent</strong> remembers your consent; <strong>_pk_id</strong> (13
      months) and <strong>_pk_ses</strong> (30 minutes) link the pages of one visit.</p>
    <h2 id="uhr-von-rolex">Rolex clock</h2>
    <p>A clock provided by Rolex may appear in the page header. It is loaded only if you consent (Art. 6(1)(a) GDPR).
      Rolex, a company based in Switzerland, then receives your IP address and the page you are viewing. The European
      Commission has determined that Switzerland ensures an adequate level of data protection.</p>
    <h2>Messages, enquiries and appointments</h2>
    <p>If you write to us, ask about a piece or make an appointment, we use your details to reply and to prepare the
      appointment (Art. 6(1)(b) GDPR). We delete them together with the related emails: messages after
      ${period('contact_days')}, enquiries about a piece after ${period('request_days')}, appointments after
      ${period('appointment_days')}, counted from the appointment. Anything our spam protection filters out is deleted
      after ${period('suspected_days')}.</p>
    <p>To prevent misuse, our server counts how many submissions come from one IP address within ten minutes (Art.
      6(1)(f) GDPR). If there are many, it asks the browser to solve a small calculation. It sets no cookie for this and
      contacts no third-party service.</p>
    <h2>Orders</h2>
    <p>For an order we need your name, addresses, email address, the pieces ordered with their engravings and sizes, and
      the payment and delivery method you have chosen (Art. 6(1)(b) GDPR). The carrier receives the address and the
      shipment details. The link in our emails shows you the progress of your order without an account.</p>
    <p>We retain orders as required by commercial and tax law (section 257 HGB, section 147 AO). After
      ${period('order_days')}, counted from the end of the year, we remove names, addresses, engravings and the related
      emails; only figures remain. We delete withdrawals after ${period('withdrawal_days')}, counted in the same
      way.</p>
    <h2>Payment</h2>
    <p>With PayPal (PayPal (Europe) S.à r.l. et Cie, S.C.A., Luxembourg) and Klarna (Klarna Bank AB, Sweden), you are
      connected to the provider only once you choose that payment method. The provider receives the amount, the order
      number and the details required for payment, and is itself responsible for processing them. Klarna may carry out a
      credit check.</p>
    <h2>Reviews and newsletter</h2>
    <p>We publish a review under the name you give for it. If we do not accept it, we delete it after
      ${period('rating_days')}.</p>
    <p>We send you a newsletter only if you complete your subscription using the link in the confirmation email (Art.
      6(1)(a) GDPR). We log the time, the IP address and the wording of your consent. You can unsubscribe with one click
      in every issue. Subscriptions that are never confirmed are deleted after ${period('newsletter_pending_days')};
      proof of your consent is deleted after ${period('newsletter_proof_days')}, counted from the day you
      unsubscribe.</p>
    <h2>Social networks</h2>
    <p>This website embeds no content from social networks; it only links to them. Our profiles are covered by a
      separate <a href="/en/social-media-privacy">privacy policy for social networks</a>.</p>
    <h2>Your rights</h2>
    <p>You have the right of access, rectification, erasure, restriction of processing and data portability (Art. 15 to
      20 GDPR). You may object to processing based on Art. 6(1)(f) GDPR (Art. 21 GDPR) and withdraw consent at any time.
      Complaints may be lodged with the Bavarian data protection authority (Bayerisches Landesamt für
      Datenschutzaufsicht, BayLDA) in Ansbach. For access and erasure, a message to us is all that is needed.</p>
    <p>As of November 2026</p>
  `,
});
