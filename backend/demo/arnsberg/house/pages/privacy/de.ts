// The privacy notice of "Arnsberg & Tochter" in German. Joined with the other languages in privacy.ts.

export const privacyDe = {
  title: 'Datenschutz',
  description:
    'Welche Daten Arnsberg & Tochter auf dieser Website und im Shop verarbeitet, wozu, wie lange, und welche Rechte Sie haben.',
  keywords: 'Datenschutz, Cookies, Matomo, Arnsberg & Tochter',
  heading: 'Datenschutz',
  lead: 'Hier steht, welche Daten wir verarbeiten, wenn Sie diese Website besuchen, uns schreiben oder bei uns bestellen.',
  body: `
    <h2>Verantwortliche und Datenschutzbeauftragte</h2>
    <p>Arnsberg &amp; Tochter GmbH &amp; Co. KG, Rosenwirtgasse 12, 80331 München, Telefon 089 99998120, <a
      href="mailto:haus@arnsberg-tochter.example">haus@arnsberg-tochter.example</a>. Unsere Datenschutzbeauftragte ist
      Dr. Sabine Torwald, <a
      href="mailto:datenschutz@arnsberg-tochter.example">datenschutz@arnsberg-tochter.example</a>.</p>
    <h2>Besuch der Website</h2>
    <p>Beim Abruf einer Seite verarbeitet unser Server IP-Adresse, Zeitpunkt, abgerufene Adresse und Browserkennung. Das
      ist nötig, um die Website auszuliefern und vor Angriffen zu schützen (Art. 6 Abs. 1 lit. f DSGVO). Die Protokolle
      werden nach sieben Tagen gelöscht. Schriften und Bilder kommen von unserem eigenen Server; ohne Ihren Klick wird
      kein fremder Dienst aufgerufen.</p>
    <h2 id="cookies">Cookies</h2>
    <p>Wir setzen keine Cookies zu Werbezwecken. Für den Betrieb speichert Ihr Browser einige Einträge auf Ihrem Gerät,
      die nur für diese Website lesbar sind (§ 25 Abs. 2 Nr. 2 TDDDG):</p>
    <ul>
      <li><strong>int-consents</strong>: Ihre Auswahl zu Einwilligungen, bis Sie sie ändern</li>
      <li><strong>contentConsent…</strong>: externe Inhalte, denen Sie zugestimmt haben, bis Sie widerrufen</li>
      <li><strong>int-cart</strong>: Ihr Warenkorb, höchstens 30 Tage</li>
      <li><strong>int-checkout</strong>: begonnene Angaben zur Bestellung, höchstens 7 Tage</li>
      <li><strong>int-recent</strong>: die Stücke, die Sie zuletzt angesehen haben, höchstens acht</li>
      <li><strong>int-screen-scale</strong>: der Maßstab Ihres Bildschirms, wenn Sie eine Ringgröße gemessen haben</li>
      <li>helle oder dunkle Darstellung, bis Sie sie ändern</li>
    </ul>
    <p>Über „Cookie Einstellungen“ am Ende jeder Seite ändern Sie Ihre Auswahl jederzeit.</p>
    <h2 id="matomo-ehemals-piwik">Matomo (ehemals Piwik)</h2>
    <p>Wenn Sie zustimmen, misst Matomo auf unserem eigenen Server, welche Seiten besucht werden, wie lange und ob
      Fehler auftreten (Art. 6 Abs. 1 lit. a DSGVO). Ihre IP-Adresse wird vorher gekürzt, die Daten werden nicht
      weitergegeben und nach 13 Monaten gelöscht. Ohne Zustimmung wird Matomo nicht geladen. Sie können sie jederzeit
      für die Zukunft widerrufen.</p>
    <p>Matomo setzt dann Cookies: <strong>mtm_consent</strong> merkt sich die Zustimmung, <strong>_pk_id</strong>
      (13 Monate) und <strong>_pk_ses</strong> (30 Minuten) halten die Seiten eines Besuchs zusammen.</p>
    <h2 id="uhr-von-rolex">Uhr von Rolex</h2>
    <p>Im Kopf der Seite kann eine Uhr erscheinen, die Rolex bereitstellt. Sie wird erst geladen, wenn Sie zustimmen
      (Art. 6 Abs. 1 lit. a DSGVO). Dann erfährt Rolex, ein Unternehmen mit Sitz in der Schweiz, Ihre IP-Adresse und die
      aufgerufene Seite. Für die Schweiz hat die Europäische Kommission ein angemessenes Datenschutzniveau
      festgestellt.</p>
    <h2>Nachrichten und Termine</h2>
    <p>Wenn Sie uns schreiben, anrufen oder einen Termin vereinbaren, verwenden wir Ihre Angaben, um zu antworten und
      den Termin vorzubereiten (Art. 6 Abs. 1 lit. b DSGVO). Wir löschen sie nach zwölf Monaten, sofern daraus kein
      Auftrag wird.</p>
    <h2>Bestellungen</h2>
    <p>Für eine Bestellung brauchen wir Name, Anschriften, E-Mail-Adresse, die bestellten Stücke mit Gravuren und Größen
      sowie die gewählte Zahlungs- und Versandart (Art. 6 Abs. 1 lit. b DSGVO). Anschrift und Sendungsdaten erhält der
      Versanddienst. Rechnungen bewahren wir acht Jahre, sonstige Geschäftsbriefe sechs Jahre auf (§ 257 HGB, § 147
      AO).</p>
    <h2>Zahlung</h2>
    <p>Bei PayPal (PayPal (Europe) S.à r.l. et Cie, S.C.A., Luxemburg) und Klarna (Klarna Bank AB, Schweden) werden Sie
      erst dann mit dem Anbieter verbunden, wenn Sie diese Zahlungsart wählen. Er erhält den Betrag, die Bestellnummer
      und die für die Zahlung nötigen Angaben und ist für deren Verarbeitung selbst verantwortlich. Klarna kann eine
      Bonitätsprüfung vornehmen.</p>
    <h2>Bewertungen und Newsletter</h2>
    <p>Eine Bewertung veröffentlichen wir mit dem Namen, den Sie dafür angeben. Einen Newsletter senden wir nur, wenn
      Sie die Anmeldung über den Link in der Bestätigungsmail abschließen (Art. 6 Abs. 1 lit. a DSGVO); Zeitpunkt und
      Wortlaut der Einwilligung protokollieren wir. Abmelden können Sie sich mit einem Klick in jeder Ausgabe.</p>
    <h2>Soziale Netzwerke</h2>
    <p>Auf dieser Website sind keine Inhalte sozialer Netzwerke eingebettet, nur Links. Für unsere Profile gilt die
      eigene <a href="/datenschutz-social-media">Datenschutzinformation zu sozialen Netzwerken</a>.</p>
    <h2>Ihre Rechte</h2>
    <p>Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung und Datenübertragbarkeit
      (Art. 15 bis 20 DSGVO). Einer Verarbeitung nach Art. 6 Abs. 1 lit. f DSGVO können Sie widersprechen (Art. 21
      DSGVO), Einwilligungen jederzeit widerrufen. Beschwerden nimmt das Bayerische Landesamt für Datenschutzaufsicht
      (BayLDA) in Ansbach entgegen.</p>
    <p>Stand: November 2026</p>
  `,
};
