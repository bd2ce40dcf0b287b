// The accessibility statement of "Arnsberg & Tochter" (BFSG section 14, law row L25). Joined in pages.ts.
import type { PageContent } from '../../../page-item.ts';

export const accessibility: PageContent = {
  key: 'accessibility',
  de: {
    title: 'Barrierefreiheit',
    description:
      'Hier lesen Sie, wie Website und Shop von Arnsberg & Tochter die Anforderungen der Barrierefreiheit erfüllen und wem Sie eine Barriere melden.',
    keywords: 'Barrierefreiheit, BFSG, WCAG, Juwelier München',
    heading: 'Barrierefreiheit',
    lead: 'Informationen nach § 14 des Barrierefreiheitsstärkungsgesetzes (BFSG) zu dieser Website und ihrem Shop.',
    body: `
      <h2>Unsere Dienstleistung</h2>
      <p>Auf dieser Website stellen wir das Haus, seine Abteilungen und seine Stücke vor. Im Shop können Sie Schmuck,
        Uhren und Accessoires ansehen, in den Warenkorb legen, bestellen und einen Vertrag widerrufen. Preise, Liefer-
        und Vertragsbedingungen stehen als Text auf den jeweiligen Seiten.</p>
      <h2>Wie wir die Anforderungen erfüllen</h2>
      <p>Maßstab sind die Norm EN 301 549 und die Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA. Im
        Einzelnen:</p>
      <ul>
        <li>Alle Funktionen lassen sich mit der Tastatur bedienen, der Fokus ist sichtbar.</li>
        <li>Texte erreichen einen Kontrast von mindestens 4,5 zu 1 und lassen sich auf 200 Prozent vergrößern.</li>
        <li>Bilder haben Beschreibungen, Formularfelder Beschriftungen und verständliche Fehlermeldungen.</li>
        <li>Überschriften, Listen und Bereiche sind für Vorleseprogramme ausgezeichnet.</li>
        <li>Bewegungen entfallen, wenn Ihr Gerät das so eingestellt hat.</li>
      </ul>
      <h2>Stand und Prüfung</h2>
      <p>Wir prüfen jede Änderung mit automatischen Tests und mit der Tastatur. Inhalte, die Zahlungsdienste in eigenen
        Fenstern zeigen, verantworten diese selbst. Diese Erklärung wurde im November 2026 erstellt.</p>
      <h2>Barriere melden</h2>
      <p>Wenn Sie auf eine Barriere stoßen oder eine Information in anderer Form brauchen, schreiben Sie an <a
        href="mailto:haus@arnsberg-tochter.example">haus@arnsberg-tochter.example</a> oder rufen Sie an: 089 99998120.
        Wir antworten innerhalb von zwei Wochen. Eine Bestellung nehmen wir gern auch am Telefon auf.</p>
      <h2>Marktüberwachungsbehörde</h2>
      <p>Zuständig ist die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und
        Dienstleistungen (MLBF). Dort können Sie sich beschweren, wenn wir Ihr Anliegen nicht lösen.</p>
      <p>MLBF AöR, Carl-Miller-Straße 6, 39112 Magdeburg, Telefon 0391 28923023, E-Mail <a href="mailto:kontakt@mlbf-barrierefrei.de">kontakt@mlbf-barrierefrei.de</a></p>
    `,
  },
  en: {
    title: 'Accessibility',
    description:
      'Read how the website and online shop of Arnsberg & Tochter meet the accessibility requirements and how to report a barrier.',
    keywords: 'accessibility, BFSG, WCAG, jeweller Munich',
    heading: 'Accessibility',
    lead: 'Information on this website and its online shop under section 14 of the German Accessibility Strengthening Act (BFSG).',
    body: `
      <h2>Our service</h2>
      <p>On this website we present the house, its departments and its pieces. In the online shop you can view
        jewellery, watches and accessories, add them to the cart, place an order and withdraw from a contract. Prices,
        delivery terms and contract terms are provided as text on the relevant pages.</p>
      <h2>How we meet the requirements</h2>
      <p>We apply the standard EN 301 549 and the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. In
        particular:</p>
      <ul>
        <li>All functions can be operated by keyboard, and the focus is visible.</li>
        <li>Text has a contrast ratio of at least 4.5 to 1 and can be enlarged to 200 per cent.</li>
        <li>Images have descriptions; form fields have labels and clear error messages.</li>
        <li>Headings, lists and regions are marked up for screen readers.</li>
        <li>Motion is switched off if your device is set that way.</li>
      </ul>
      <h2>Status and testing</h2>
      <p>We test every change with automated checks and by keyboard. Content that payment services display in windows of
        their own is their responsibility. This statement was prepared in November 2026.</p>
      <h2>Reporting a barrier</h2>
      <p>If you encounter a barrier or need information in another format, write to <a
        href="mailto:haus@arnsberg-tochter.example">haus@arnsberg-tochter.example</a> or call +49 89 99998120. We reply
        within two weeks. We will also gladly take your order by telephone.</p>
      <h2>Market surveillance authority</h2>
      <p>The competent authority is the German states’ joint market surveillance authority for the accessibility of
        products and services (Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und
        Dienstleistungen, MLBF). You may lodge a complaint there if we do not resolve your concern.</p>
      <p>MLBF AöR, Carl-Miller-Straße 6, 39112 Magdeburg, Germany, telephone +49 391 28923023, email <a href="mailto:kontakt@mlbf-barrierefrei.de">kontakt@mlbf-barrierefrei.de</a></p>
    `,
  },
  fr: {
    title: 'Accessibilité',
    description:
      'Découvrez comment le site et la boutique en ligne d’Arnsberg & Tochter répondent aux exigences d’accessibilité et à qui signaler un obstacle.',
    keywords: 'accessibilité, BFSG, WCAG, joaillier Munich',
    heading: 'Accessibilité',
    lead: 'Informations prévues à l’article 14 de la loi allemande sur l’accessibilité (BFSG), concernant ce site et sa boutique en ligne.',
    body: `
      <h2>Notre service</h2>
      <p>Ce site présente la maison, ses univers et ses pièces. Dans la boutique en ligne, vous pouvez découvrir bijoux,
        montres et accessoires, les ajouter au panier, commander et renoncer à un contrat. Prix, conditions de livraison
        et conditions contractuelles figurent sous forme de texte sur les pages concernées.</p>
      <h2>Comment nous répondons aux exigences</h2>
      <p>Nous appliquons la norme EN 301 549 et les Web Content Accessibility Guidelines (WCAG) 2.2, niveau AA. Plus
        précisément :</p>
      <ul>
        <li>Toutes les fonctions sont utilisables au clavier, et le focus est visible.</li>
        <li>Les textes présentent un contraste d’au moins 4,5 pour 1 et peuvent être agrandis jusqu’à 200 pour cent.</li>
        <li>Les images sont décrites ; les champs de formulaire ont un libellé et des messages d’erreur
          compréhensibles.</li>
        <li>Titres, listes et zones sont balisés pour les lecteurs d’écran.</li>
        <li>Les animations sont désactivées si votre appareil est réglé ainsi.</li>
      </ul>
      <h2>État et contrôles</h2>
      <p>Nous vérifions chaque modification par des tests automatiques et au clavier. Les contenus que les services de
        paiement affichent dans leurs propres fenêtres relèvent de leur responsabilité. La présente déclaration a été
        établie en novembre 2026.</p>
      <h2>Signaler un obstacle</h2>
      <p>Si vous rencontrez un obstacle ou souhaitez recevoir une information sous une autre forme, écrivez à <a
        href="mailto:haus@arnsberg-tochter.example">haus@arnsberg-tochter.example</a> ou appelez le +49 89 99998120.
        Nous répondons sous deux semaines. Nous prenons aussi volontiers votre commande par téléphone.</p>
      <h2>Autorité de surveillance du marché</h2>
      <p>L’autorité compétente est l’autorité commune des Länder chargée de la surveillance du marché en matière
        d’accessibilité des produits et services (Marktüberwachungsstelle der Länder für die Barrierefreiheit von
        Produkten und Dienstleistungen, MLBF). Vous pouvez y déposer une réclamation si nous n’apportons pas de solution
        à votre demande.</p>
      <p>MLBF AöR, Carl-Miller-Straße 6, 39112 Magdebourg, Allemagne, téléphone +49 391 28923023, e-mail <a href="mailto:kontakt@mlbf-barrierefrei.de">kontakt@mlbf-barrierefrei.de</a></p>
    `,
  },
};
