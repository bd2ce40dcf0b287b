// The privacy notice of "Arnsberg & Tochter" for its profiles in social networks. Joined in pages.ts.
import type { PageContent } from '../../../page-item.ts';

export const socialMediaPrivacy: PageContent = {
  key: 'social_media_privacy',
  de: {
    title: 'Datenschutz in sozialen Netzwerken',
    description:
      'Welche Daten verarbeitet werden, wenn Sie die Profile von Arnsberg & Tochter auf Instagram oder Facebook besuchen.',
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
    title: 'Privacy in social networks',
    description: 'Which data is processed when you visit the profiles of Arnsberg & Tochter on Instagram or Facebook.',
    keywords: 'privacy, Instagram, Facebook, social networks',
    heading: 'Privacy in social networks',
    lead: 'This notice applies to our profiles on Instagram and Facebook.',
    body: `
      <h2>Who is responsible</h2>
      <p>Responsible for the profiles are we, Arnsberg &amp; Tochter GmbH &amp; Co. KG, Rosenwirtgasse 12, 80331 Munich,
        and the operator of the network, Meta Platforms Ireland Limited, Merrion Road, Dublin 4, Ireland. For the
        statistics of page visits (“Insights”) we are joint controllers (Art. 26 GDPR).</p>
      <h2>What happens there</h2>
      <p>We show glimpses of the workshop and answer messages (Art. 6(1)(f) GDPR). When you visit our profile, Meta
        processes data about your device and behaviour, also for advertising and also outside the European Union. We
        have no influence on this. Meta shows us only summarised figures in which we cannot recognise anyone.</p>
      <h2>Messages and comments</h2>
      <p>What you write to us there we use only to answer you. Please do not send pictures of identity papers, invoices
        or bank details. For repairs and orders, e-mail or telephone is the better way: both are under <a
        href="/en/contact">contact</a>.</p>
      <h2>Your rights</h2>
      <p>You may ask us or Meta for access, rectification and erasure, and object to processing. Requests about data
        that only Meta holds we pass on. In all other respects our <a href="/en/privacy">privacy notice</a> applies.</p>
    `,
  },
  fr: {
    title: 'Confidentialité sur les réseaux sociaux',
    description:
      'Quelles données sont traitées lorsque vous visitez les profils d’Arnsberg & Tochter sur Instagram ou Facebook.',
    keywords: 'confidentialité, Instagram, Facebook, réseaux sociaux',
    heading: 'Confidentialité sur les réseaux sociaux',
    lead: 'Cette notice concerne nos profils sur Instagram et Facebook.',
    body: `
      <h2>Qui est responsable</h2>
      <p>Sont responsables des profils : nous, Arnsberg &amp; Tochter GmbH &amp; Co. KG, Rosenwirtgasse 12, 80331
        Munich, et l’exploitant du réseau, Meta Platforms Ireland Limited, Merrion Road, Dublin 4, Irlande. Pour les
        statistiques de visite (« Insights »), nous le sommes conjointement (art. 26 du RGPD).</p>
      <h2>Ce qui s’y passe</h2>
      <p>Nous montrons des vues de l’atelier et répondons aux messages (art. 6, par. 1, point f du RGPD). Lorsque vous
        visitez notre profil, Meta traite des données sur votre appareil et votre comportement, aussi à des fins
        publicitaires et hors de l’Union européenne. Nous n’y pouvons rien changer. Meta ne nous montre que des chiffres
        regroupés, dans lesquels nous ne reconnaissons personne.</p>
      <h2>Messages et commentaires</h2>
      <p>Ce que vous nous y écrivez ne sert qu’à vous répondre. N’envoyez pas d’images de pièces d’identité, de factures
        ou de données bancaires. Pour une réparation ou une commande, préférez l’e-mail ou le téléphone : voyez la page
        <a href="/fr/contact">Contact</a>.</p>
      <h2>Vos droits</h2>
      <p>Vous pouvez demander l’accès, la rectification et l’effacement, ou vous opposer au traitement, auprès de nous
        ou de Meta. Nous transmettons les demandes portant sur des données que seul Meta détient. Pour le reste, notre
        <a href="/fr/mentions-legales">notice de confidentialité</a> s’applique.</p>
    `,
  },
};
