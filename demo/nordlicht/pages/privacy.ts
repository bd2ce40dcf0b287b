// The privacy notice of "Uhrenatelier Nordlicht". Anchors #cookies and #matomo-ehemals-piwik stand in every language.
// Joined in pages.ts.
import type { PageContent } from '../../page-item.ts';
import { demoPeriods, sayPeriods } from '../../retention.ts';

export const toPrivacyPage = (periods: typeof demoPeriods): PageContent => {
  const [de, en, fr] = [sayPeriods(periods, 'de'), sayPeriods(periods, 'en'), sayPeriods(periods, 'fr')];
  return {
    key: 'privacy',
    de: {
      title: 'Datenschutz',
      description:
        'Hier lesen Sie, welche Daten das Uhrenatelier Nordlicht auf dieser Website verarbeitet, wozu, wie lange, und welche Rechte Sie haben.',
      keywords: 'Datenschutz, Cookies, Matomo, Uhrenatelier Nordlicht',
      heading: 'Datenschutz',
      lead: 'Wir verarbeiten so wenige Daten wie möglich. Welche es sind, steht hier.',
      body: `
      <h2>Verantwortlicher</h2>
      <p>Jonte Harmsen, Uhrenatelier Nordlicht, Seilerfleet 9, 20459 Hamburg, Telefon 040 66969210, <a
        href="mailto:werkstatt@nordlicht.example">werkstatt@nordlicht.example</a>.</p>
      <h2>Besuch der Website</h2>
      <p>Beim Abruf einer Seite speichert unser Server IP-Adresse, Zeit, abgerufene Adresse und Browserkennung, um die
        Website sicher zu betreiben (Art. 6 Abs. 1 lit. f DSGVO). Die Protokolle werden nach sieben Tagen gelöscht.</p>
      <h2 id="cookies">Cookies</h2>
      <p>Wir setzen keine Cookies zu Werbezwecken. Ihr Browser speichert Ihre Auswahl zu Einwilligungen
        (<strong>int-consents</strong>) und die Farbdarstellung auf Ihrem Gerät. Das ist für den Betrieb erforderlich (§
        25 Abs. 2 TDDDG). Über „Cookie Einstellungen“ am Seitenende ändern Sie Ihre Auswahl jederzeit.</p>
      <h2 id="matomo-ehemals-piwik">Matomo (ehemals Piwik)</h2>
      <p>Wenn Sie zustimmen, misst Matomo auf unserem eigenen Server, welche Seiten besucht werden und ob Fehler
        auftreten (Art. 6 Abs. 1 lit. a DSGVO). Ihre IP-Adresse wird gekürzt. Ohne Zustimmung wird Matomo nicht geladen.
        Sie können die Zustimmung jederzeit für die Zukunft widerrufen.</p>
      <p>Matomo setzt dann Cookies: <strong>mtm_consent</strong> merkt sich die Zustimmung, <strong>_pk_id</strong>
        (13 Monate) und <strong>_pk_ses</strong> (30 Minuten) halten die Seiten eines Besuchs zusammen.</p>
      <h2>Kontakt</h2>
      <p>Wenn Sie uns schreiben oder anrufen, verwenden wir Ihre Angaben, um zu antworten und Ihren Auftrag auszuführen
        (Art. 6 Abs. 1 lit. b DSGVO). Auftragsunterlagen bewahren wir so lange auf, wie Handels- und Steuerrecht es
        verlangen. Nachrichten löschen wir mit den E-Mails dazu nach ${de('contact_days')}, was unser Schutz vor Spam
        aussortiert, nach ${de('suspected_days')}.</p>
      <p>Gegen Missbrauch zählt unser Server, wie viele Einsendungen in zehn Minuten von einer IP-Adresse kommen (Art. 6
        Abs. 1 lit. f DSGVO). Er setzt dafür kein Cookie und ruft keinen fremden Dienst.</p>
      <h2>Newsletter</h2>
      <p>Einen Newsletter senden wir nur, wenn Sie die Anmeldung über den Link in der Bestätigungsmail abschließen (Art.
        6 Abs. 1 lit. a DSGVO). Zeitpunkt, IP-Adresse und Wortlaut der Einwilligung protokollieren wir. Abmelden können
        Sie sich mit einem Klick in jeder Ausgabe. Anmeldungen, die niemand bestätigt, löschen wir nach
        ${de('newsletter_pending_days')}, den Nachweis Ihrer Einwilligung nach ${de('newsletter_proof_days')}, gerechnet
        von der Abmeldung an.</p>
      <h2>Ihre Rechte</h2>
      <p>Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung, Übertragbarkeit und Widerspruch (Art.
        15 bis 21 DSGVO). Beschwerden nimmt der Hamburgische Beauftragte für Datenschutz und Informationsfreiheit
        entgegen.</p>
    `,
    },
    en: {
      title: 'Privacy policy',
      description:
        'Find out which data Uhrenatelier Nordlicht processes on this website, why, for how long, and what rights you have.',
      keywords: 'privacy, cookies, Matomo, Uhrenatelier Nordlicht',
      heading: 'Privacy',
      lead: 'We process as little data as possible. This is what we process.',
      body: `
      <h2>Controller</h2>
      <p>Jonte Harmsen, Uhrenatelier Nordlicht, Seilerfleet 9, 20459 Hamburg, Germany, telephone +49 40 66969210, <a
        href="mailto:werkstatt@nordlicht.example">werkstatt@nordlicht.example</a>.</p>
      <h2>Visiting the website</h2>
      <p>When you request a page, our server stores your IP address, the time, the address requested and your browser
        identifier in order to run the website securely (Art. 6(1)(f) GDPR). The logs are deleted after seven days.</p>
      <h2 id="cookies">Cookies</h2>
      <p>We do not use cookies for advertising. Your browser stores your consent choices (<strong>int-consents</strong>)
        and the colour mode on your device. This is necessary for the website to work (section 25(2) TDDDG). You can
        change your choice at any time under “Cookie settings” at the foot of every page.</p>
      <h2 id="matomo-ehemals-piwik">Matomo (formerly Piwik)</h2>
      <p>If you consent, Matomo, running on our own server, records which pages are visited and whether errors occur
        (Art. 6(1)(a) GDPR). Your IP address is truncated. Without your consent Matomo is not loaded. You may withdraw
        your consent at any time with effect for the future.</p>
      <p>Matomo then sets cookies: <strong>mtm_consent</strong> remembers your consent; <strong>_pk_id</strong> (13
        months) and <strong>_pk_ses</strong> (30 minutes) link the pages of one visit.</p>
      <h2>Contact</h2>
      <p>If you write or call, we use your details to reply and to carry out the work you have commissioned (Art.
        6(1)(b) GDPR). We retain job records for as long as commercial and tax law require. Messages and the related
        emails are deleted after ${en('contact_days')}; anything our spam protection filters out is deleted after
        ${en('suspected_days')}.</p>
      <p>To prevent misuse, our server counts how many submissions come from one IP address within ten minutes (Art.
        6(1)(f) GDPR). It sets no cookie for this and contacts no third-party service.</p>
      <h2>Newsletter</h2>
      <p>We send you a newsletter only if you complete your subscription using the link in the confirmation email (Art.
        6(1)(a) GDPR). We log the time, the IP address and the wording of your consent. You can unsubscribe with one
        click in every issue. Subscriptions that are never confirmed are deleted after ${en('newsletter_pending_days')};
        proof of your consent is deleted after ${en('newsletter_proof_days')}, counted from the day you unsubscribe.</p>
      <h2>Your rights</h2>
      <p>You have the right of access, rectification, erasure, restriction of processing, data portability and objection
        (Art. 15 to 21 GDPR). Complaints may be lodged with the Hamburg Commissioner for Data Protection and Freedom of
        Information (Hamburgischer Beauftragter für Datenschutz und Informationsfreiheit).</p>
    `,
    },
    fr: {
      title: 'Politique de confidentialité',
      description:
        'Découvrez quelles données l’Uhrenatelier Nordlicht traite sur ce site, pourquoi, combien de temps, et quels sont vos droits.',
      keywords: 'confidentialité, cookies, Matomo, Uhrenatelier Nordlicht',
      heading: 'Politique de confidentialité',
      lead: 'Nous traitons aussi peu de données que possible. Les voici.',
      body: `
      <h2>Responsable du traitement</h2>
      <p>Jonte Harmsen, Uhrenatelier Nordlicht, Seilerfleet 9, 20459 Hambourg, Allemagne, téléphone +49 40 66969210, <a
        href="mailto:werkstatt@nordlicht.example">werkstatt@nordlicht.example</a>.</p>
      <h2>Visite du site</h2>
      <p>Lorsque vous consultez une page, notre serveur enregistre votre adresse IP, l’heure, l’adresse demandée et
        l’identifiant de votre navigateur, afin d’exploiter le site en toute sécurité (art. 6, par. 1, point f du RGPD).
        Les journaux sont effacés après sept jours.</p>
      <h2 id="cookies">Cookies</h2>
      <p>Nous ne déposons aucun cookie publicitaire. Votre navigateur conserve sur votre appareil vos choix en matière
        de consentement (<strong>int-consents</strong>) et le mode clair ou sombre. Cela est nécessaire au
        fonctionnement du site (article 25, alinéa 2, de la loi allemande TDDDG). Vous pouvez modifier votre choix à
        tout moment sous « Paramètres des cookies », en bas de chaque page.</p>
      <h2 id="matomo-ehemals-piwik">Matomo (anciennement Piwik)</h2>
      <p>Si vous y consentez, Matomo, installé sur notre propre serveur, mesure quelles pages sont visitées et si des
        erreurs surviennent (art. 6, par. 1, point a du RGPD). Votre adresse IP est tronquée. Sans votre consentement,
        Matomo n’est pas chargé. Vous pouvez retirer votre consentement à tout moment pour l’avenir.</p>
      <p>Matomo dépose alors des cookies : <strong>mtm_consent</strong> garde en mémoire votre consentement,
        <strong>_pk_id</strong> (13 mois) et <strong>_pk_ses</strong> (30 minutes) relient les pages d’une même
        visite.</p>
      <h2>Contact</h2>
      <p>Si vous nous écrivez ou nous appelez, nous utilisons vos coordonnées pour vous répondre et exécuter les travaux
        que vous nous confiez (art. 6, par. 1, point b du RGPD). Nous conservons les dossiers aussi longtemps que
        l’exigent le droit commercial et le droit fiscal. Les messages sont effacés, avec les e-mails correspondants,
        après ${fr('contact_days')} ; ce que notre protection contre le spam écarte, après ${fr('suspected_days')}.</p>
      <p>Pour prévenir les abus, notre serveur compte le nombre d’envois provenant d’une même adresse IP en dix minutes
        (art. 6, par. 1, point f du RGPD). Il ne dépose pour cela aucun cookie et n’appelle aucun service tiers.</p>
      <h2>Lettre d’information</h2>
      <p>Nous ne vous envoyons de lettre d’information que si vous confirmez votre inscription par le lien figurant dans
        l’e-mail de confirmation (art. 6, par. 1, point a du RGPD). Nous consignons la date et l’heure, l’adresse IP et
        le texte du consentement. Chaque numéro permet de se désinscrire en un clic. Les inscriptions jamais confirmées
        sont effacées après ${fr('newsletter_pending_days')}, la preuve de votre consentement après
        ${fr('newsletter_proof_days')}, à compter de la désinscription.</p>
      <h2>Vos droits</h2>
      <p>Vous disposez d’un droit d’accès, de rectification, d’effacement, de limitation du traitement, de portabilité
        des données et d’opposition (art. 15 à 21 du RGPD). Les réclamations sont à adresser à l’autorité de protection
        des données de Hambourg (Hamburgischer Beauftragter für Datenschutz und Informationsfreiheit).</p>
    `,
    },
  };
};

export const privacy = toPrivacyPage(demoPeriods);
