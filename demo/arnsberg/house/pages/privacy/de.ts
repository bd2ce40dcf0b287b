// The privacy notice of "Arnsberg & Tochter" in German. Joined with the other languages in privacy.ts.
import type { PeriodWords } from '../../../../retention.ts';

export const privacyDe = (period: PeriodWords) => ({
  title: 'Datenschutz',
  description:
    'Hier lesen Sie, welche Daten Arnsberg & Tochter auf dieser Website und im Shop verarbeitet, wozu, wie lange, und welche Rechte Sie haben.',
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
    <h2>Nachrichten, Anfragen und Termine</h2>
    <p>Wenn Sie uns schreiben, nach einem Stück fragen oder einen Termin vereinbaren, verwenden wir Ihre Angaben, um zu
      antworten und den Termin vorzubereiten (Art. 6 Abs. 1 lit. b DSGVO). Wir löschen sie mit den E-Mails dazu:
      Nachrichten nach ${period('contact_days')}, Anfragen zu einem Stück nach ${period('request_days')}, Termine nach
      ${period('appointment_days')}, gerechnet vom Termin an. Was unser Schutz vor Spam aussortiert, löschen wir nach
      ${period('suspected_days')}.</p>
    <p>Gegen Missbrauch zählt unser Server, wie viele Einsendungen in zehn Minuten von einer IP-Adresse kommen (Art. 6
      Abs. 1 lit. f DSGVO). Bei vielen lässt er den Browser eine kleine Rechenaufgabe lösen. Er setzt dafür kein Cookie
      und ruft keinen fremden Dienst.</p>
    <h2>Bestellungen</h2>
    <p>Für eine Bestellung brauchen wir Name, Anschriften, E-Mail-Adresse, die bestellten Stücke mit Gravuren und Größen
      sowie die gewählte Zahlungs- und Versandart (Art. 6 Abs. 1 lit. b DSGVO). Anschrift und Sendungsdaten erhält der
      Versanddienst. Über den Link in unseren E-Mails sehen Sie ohne Konto, wie weit die Bestellung ist.</p>
    <p>Bestellungen bewahren wir auf, wie Handels- und Steuerrecht es verlangen (§ 257 HGB, § 147 AO). Nach
      ${period('order_days')}, gerechnet vom Ende des Jahres an, entfernen wir Namen, Anschriften, Gravuren und die
      E-Mails dazu; es bleiben Zahlen. Widerrufe löschen wir nach ${period('withdrawal_days')}, ebenso gerechnet.</p>
    <h2>Zahlung</h2>
    <p>Bei PayPal (PayPal (Europe) S.à r.l. et Cie, S.C.A., Luxemburg) und Klarna (Klarna Bank AB, Schweden) werden Sie
      erst dann mit dem Anbieter verbunden, wenn Sie diese Zahlungsart wählen. Er erhält den Betrag, die Bestellnummer
      und die für die Zahlung nötigen Angaben und ist für deren Verarbeitung selbst verantwortlich. Klarna kann eine
      Bonitätsprüfung vornehmen.</p>
    <h2>Bewertungen und Newsletter</h2>
    <p>Eine Bewertung veröffentlichen wir mit dem Namen, den Sie dafür angeben. Nehmen wir sie nicht auf, löschen wir
      sie nach ${period('rating_days')}.</p>
    <p>Einen Newsletter senden wir nur, wenn Sie die Anmeldung über den Link in der Bestätigungsmail abschließen (Art. 6
      Abs. 1 lit. a DSGVO). Zeitpunkt, IP-Adresse und Wortlaut der Einwilligung protokollieren wir. Abmelden können Sie
      sich mit einem Klick in jeder Ausgabe. Anmeldungen, die niemand bestätigt, löschen wir nach
      ${period('newsletter_pending_days')}, den Nachweis Ihrer Einwilligung nach ${period('newsletter_proof_days')},
      gerechnet von der Abmeldung an.</p>
    <h2>Soziale Netzwerke</h2>
    <p>Auf dieser Website sind keine Inhalte sozialer Netzwerke eingebettet, nur Links. Für unsere Profile gilt die
      eigene <a href="/datenschutz-social-media">Datenschutzinformation zu sozialen Netzwerken</a>.</p>
    <h2>Ihre Rechte</h2>
    <p>Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung und Datenübertragbarkeit
      (Art. 15 bis 20 DSGVO). Einer Verarbeitung nach Art. 6 Abs. 1 lit. f DSGVO können Sie widersprechen (Art. 21
      DSGVO), Einwilligungen jederzeit widerrufen. Beschwerden nimmt das Bayerische Landesamt für Datenschutzaufsicht
      (BayLDA) in Ansbach entgegen. Für Auskunft und Löschung genügt eine Nachricht an uns.</p>
    <p>Stand: November 2026</p>
  `,
});
