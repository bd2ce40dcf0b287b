// The privacy notice of "Arnsberg & Tochter" for its profiles in social networks. Joined in pages.ts.
import type { PageContent } from '../../../page-item.ts';

export const socialMediaPrivacy: PageContent = {
  key: 'social_media_privacy',
  de: {
    title: 'Datenschutz in sozialen Netzwerken',
    description:
      'Hier lesen Sie, welche Daten verarbeitet werden, wenn Sie die Profile von Arnsberg & Tochter auf Instagram oder Facebook besuchen.',
    keywords: 'Datenschutz, Instagram, Facebook, soziale Netzwerke',
    heading: 'Datenschutz in sozialen Netzwerken',
    lead: 'Diese Hinweise gelten für unsere Profile auf Instagram und Facebook.',
    body: `
      <h2>Wer verantwortlich ist</h2>
      <p>Für die Profile sind wir, die Arnsberg &amp; Tochter GmbH &amp; Co. KG, Rosenwirtgasse 12, 80331 München, und
        der Betreiber des Netzwerks, Meta Platforms Ireland Limited, Merrion Road, Dublin 4, Irland, verantwortlich. Für
        die Statistik der Seitenbesuche („Insights“) sind wir es gemeinsam (Art. 26 DSGVO).</p>
      <h2>Was dort geschieht</h2>
      <p>Wir zeigen Einblicke aus der Werkstatt und beantworten Nachrichten (Art. 6 Abs. 1 lit. f DSGVO). Wenn Sie unser
        Profil besuchen, verarbeitet Meta Daten über Ihr Gerät und Ihr Verhalten, auch für Werbung und auch außerhalb
        der Europäischen Union. Darauf haben wir keinen Einfluss. Uns zeigt Meta nur zusammengefasste Zahlen, aus denen
        wir niemanden erkennen.</p>
      <h2>Nachrichten und Kommentare</h2>
      <p>Was Sie uns dort schreiben, verwenden wir nur, um Ihnen zu antworten. Bitte senden Sie keine Bilder von
        Ausweisen, Rechnungen oder Bankdaten. Für Reparaturen und Bestellungen nutzen Sie lieber E-Mail oder Telefon:
        Beides steht unter <a href="/kontakt">Kontakt</a>.</p>
      <h2>Ihre Rechte</h2>
      <p>Auskunft, Berichtigung, Löschung und Widerspruch können Sie bei uns oder bei Meta verlangen. Anfragen zu Daten,
        die nur Meta hat, geben wir weiter. Im Übrigen gilt unsere <a
        href="/datenschutz">Datenschutzinformation</a>.</p>
    `,
  },
  en: {
    title: 'Privacy on social networks',
    description:
      'Find out which data is processed when you visit the profiles of Arnsberg & Tochter on Instagram or Facebook.',
    keywords: 'privacy, Instagram, Facebook, social networks',
    heading: 'Privacy on social networks',
    lead: 'This policy applies to our profiles on Instagram and Facebook.',
    body: `
      <h2>Who is responsible</h2>
      <p>We, Arnsberg &amp; Tochter GmbH &amp; Co. KG, Rosenwirtgasse 12, 80331 Munich, Germany, and the operator of the
        network, Meta Platforms Ireland Limited, Merrion Road, Dublin 4, Ireland, are responsible for the profiles. For
        the statistics on page visits (“Insights”) we are joint controllers (Art. 26 GDPR).</p>
      <h2>What happens there</h2>
      <p>We share glimpses of the workshop and reply to messages (Art. 6(1)(f) GDPR). When you visit our profile, Meta
        processes data about your device and your behaviour, including for advertising and including outside the
        European Union. We have no influence on this. Meta shows us only aggregated figures that do not allow us to
        identify anyone.</p>
      <h2>Messages and comments</h2>
      <p>We use what you write to us there only to reply to you. Please do not send images of identity documents,
        invoices or bank details. For repairs and orders, email or telephone is the better choice: you will find both
        under <a href="/en/contact">contact</a>.</p>
      <h2>Your rights</h2>
      <p>You may request access, rectification or erasure, or object to processing, either with us or with Meta. We pass
        on requests concerning data that only Meta holds. In all other respects our <a href="/en/privacy">privacy
        policy</a> applies.</p>
    `,
  },
  fr: {
    title: 'Confidentialité sur les réseaux sociaux',
    description:
      'Découvrez quelles données sont traitées lorsque vous visitez les profils d’Arnsberg & Tochter sur Instagram ou Facebook.',
    keywords: 'confidentialité, Instagram, Facebook, réseaux sociaux',
    heading: 'Confidentialité sur les réseaux sociaux',
    lead: 'La présente politique concerne nos profils sur Instagram et Facebook.',
    body: `
      <h2>Qui est responsable</h2>
      <p>Nous, Arnsberg &amp; Tochter GmbH &amp; Co. KG, Rosenwirtgasse 12, 80331 Munich, Allemagne, et l’exploitant du
        réseau, Meta Platforms Ireland Limited, Merrion Road, Dublin 4, Irlande, sommes responsables des profils. Pour
        les statistiques de visite des pages (« Insights »), nous sommes responsables conjoints du traitement (art. 26
        du RGPD).</p>
      <h2>Ce qui s’y passe</h2>
      <p>Nous partageons des instants de l’atelier et répondons aux messages (art. 6, par. 1, point f du RGPD). Lorsque
        vous visitez notre profil, Meta traite des données relatives à votre appareil et à votre comportement, y compris
        à des fins publicitaires et hors de l’Union européenne. Nous n’avons aucune influence sur ce traitement. Meta ne
        nous montre que des chiffres agrégés, qui ne permettent d’identifier personne.</p>
      <h2>Messages et commentaires</h2>
      <p>Ce que vous nous y écrivez ne sert qu’à vous répondre. Merci de ne pas envoyer d’images de pièces d’identité,
        de factures ou de données bancaires. Pour une réparation ou une commande, préférez l’e-mail ou le téléphone :
        voyez la page <a href="/fr/contact">Contact</a>.</p>
      <h2>Vos droits</h2>
      <p>Vous pouvez demander l’accès, la rectification ou l’effacement de vos données, ou vous opposer à leur
        traitement, auprès de nous ou de Meta. Nous transmettons les demandes portant sur des données que seule Meta
        détient. Pour le reste, notre <a href="/fr/mentions-legales">politique de confidentialité</a> s’applique.</p>
    `,
  },
};
