// The privacy notice of "Arnsberg & Tochter" in French, shown below the imprint. Joined with the other languages in
// privacy.ts.
import type { PeriodWords } from '../../../../retention.ts';

export const privacyFr = (period: PeriodWords) => ({
  title: 'Confidentialité',
  description:
    'Quelles données Arnsberg & Tochter traite sur ce site et dans la boutique, dans quel but, combien de temps, et vos droits.',
  keywords: 'confidentialité, cookies, Matomo, Arnsberg & Tochter',
  heading: 'Confidentialité',
  lead: 'Voici quelles données nous traitons lorsque vous visitez ce site, nous écrivez ou commandez chez nous.',
  body: `
    <h2>Responsable du traitement et déléguée à la protection des données</h2>
    <p>Arnsberg &amp; Tochter GmbH &amp; Co. KG, Rosenwirtgasse 12, 80331 Munich, téléphone +49 89 99998120, <a
      href="mailto:haus@arnsberg-tochter.example">haus@arnsberg-tochter.example</a>. Notre déléguée à la protection des
      données est Sabine Torwald, <a
      href="mailto:datenschutz@arnsberg-tochter.example">datenschutz@arnsberg-tochter.example</a>.</p>
    <h2>Visite du site</h2>
    <p>Lorsqu’une page est demandée, notre serveur traite l’adresse IP, l’heure, l’adresse demandée et l’identification
      du navigateur. C’est nécessaire pour fournir le site et le protéger (art. 6, par. 1, point f du RGPD). Ces
      journaux sont effacés après sept jours. Polices et images viennent de notre propre serveur ; aucun service tiers
      n’est appelé sans votre clic.</p>
    <h2 id="cookies">Cookies</h2>
    <p>Nous ne déposons aucun cookie publicitaire. Pour fonctionner, le site conserve sur votre appareil quelques
      entrées que lui seul peut lire (article 25, alinéa 2, n° 2 de la TDDDG) :</p>
    <ul>
      <li><strong>int-consents</strong> : vos consentements, jusqu’à ce que vous les modifiiez</li>
      <li><strong>contentConsent…</strong> : les contenus externes acceptés, jusqu’à votre retrait</li>
      <li><strong>int-cart</strong> : votre panier, 30 jours au plus</li>
      <li><strong>int-checkout</strong> : une commande commencée, 7 jours au plus</li>
      <li><strong>int-recent</strong> : les pièces que vous avez regardées en dernier, huit au plus</li>
      <li><strong>int-screen-scale</strong> : l’échelle de votre écran, si vous avez mesuré une taille de bague</li>
      <li>l’affichage clair ou sombre, jusqu’à ce que vous le changiez</li>
    </ul>
    <p>Les réglages des cookies, en bas de chaque page, permettent de modifier votre choix à tout moment.</p>
    <h2 id="matomo-ehemals-piwik">Matomo (anciennement Piwik)</h2>
    <p>Si vous l’acceptez, Matomo mesure sur notre propre serveur quelles pages sont visitées, combien de temps, et si
      des erreurs surviennent (art. 6, par. 1, point a du RGPD). Votre adresse IP est d’abord tronquée ; les données ne
      sont pas transmises et sont effacées après 13 mois. Sans votre accord, Matomo n’est pas chargé. Vous pouvez le
      retirer à tout moment pour l’avenir.</p>
    <p>Matomo dépose alors des cookies : <strong>mtm_consent</strong> conserve votre accord, <strong>_pk_id</strong>
      (13 mois) et <strong>_pk_ses</strong> (30 minutes) relient les pages d’une même visite.</p>
    <h2 id="uhr-von-rolex">Horloge Rolex</h2>
    <p>Une horloge fournie par Rolex peut apparaître en haut de page. Elle n’est chargée que si vous l’acceptez (art. 6,
      par. 1, point a du RGPD). Rolex, société établie en Suisse, reçoit alors votre adresse IP et la page consultée. La
      Commission européenne reconnaît à la Suisse un niveau de protection adéquat.</p>
    <h2>Messages, demandes et rendez-vous</h2>
    <p>Si vous nous écrivez, demandez un renseignement sur une pièce ou prenez rendez-vous, nous utilisons vos données
      pour répondre et préparer votre visite (art. 6, par. 1, point b du RGPD). Nous les effaçons avec les e-mails
      correspondants : les messages après ${period('contact_days')}, les demandes sur une pièce après
      ${period('request_days')}, les rendez-vous après ${period('appointment_days')}, à compter du rendez-vous. Ce que
      notre protection contre le spam met de côté est effacé après ${period('suspected_days')}.</p>
    <p>Contre les abus, notre serveur compte combien d’envois viennent d’une adresse IP en dix minutes (art. 6, par. 1,
      point f du RGPD). S’ils sont nombreux, il fait résoudre un petit calcul au navigateur. Il ne dépose pour cela
      aucun cookie et n’appelle aucun service tiers.</p>
    <h2>Commandes</h2>
    <p>Pour une commande, il nous faut nom, adresses, e-mail, les pièces commandées avec gravures et tailles, ainsi que
      le mode de paiement et de livraison (art. 6, par. 1, point b du RGPD). Le transporteur reçoit l’adresse et les
      données d’envoi. Le lien de nos e-mails vous montre, sans compte, où en est la commande.</p>
    <p>Nous conservons les commandes comme l’exigent le droit commercial et fiscal allemand (article 257 HGB, article 147
      AO). Après ${period('order_days')}, à compter de la fin de l’année, nous en retirons noms, adresses, gravures et
      e-mails ; il reste des chiffres. Les rétractations sont effacées après ${period('withdrawal_days')}, comptés de
      même.</p>
    <h2>Paiement</h2>
    <p>Avec PayPal (PayPal (Europe) S.à r.l. et Cie, S.C.A., Luxembourg) et Klarna (Klarna Bank AB, Suède), vous n’êtes
      mis en relation avec le prestataire que si vous choisissez ce mode de paiement. Il reçoit le montant, le numéro de
      commande et les données nécessaires, et répond lui-même de leur traitement. Klarna peut vérifier la
      solvabilité.</p>
    <h2>Avis et lettre d’information</h2>
    <p>Nous publions un avis sous le nom que vous indiquez. Si nous ne le retenons pas, il est effacé après
      ${period('rating_days')}.</p>
    <p>Nous n’envoyons de lettre d’information que si vous confirmez l’inscription par le lien reçu (art. 6, par. 1,
      point a du RGPD). Nous consignons la date, l’adresse IP et le texte du consentement. Chaque numéro permet de se
      désinscrire d’un clic. Les inscriptions que personne ne confirme sont effacées après
      ${period('newsletter_pending_days')}, la preuve de votre consentement après ${period('newsletter_proof_days')}, à
      compter de la désinscription.</p>
    <h2>Réseaux sociaux</h2>
    <p>Ce site n’intègre aucun contenu de réseaux sociaux, seulement des liens. Nos profils ont leur propre <a
      href="/fr/confidentialite-reseaux-sociaux">notice de confidentialité</a>.</p>
    <h2>Vos droits</h2>
    <p>Vous disposez d’un droit d’accès, de rectification, d’effacement, de limitation et de portabilité (art. 15 à 20
      du RGPD). Vous pouvez vous opposer à un traitement fondé sur l’art. 6, par. 1, point f (art. 21 du RGPD) et
      retirer un consentement à tout moment. Les réclamations s’adressent à l’autorité bavaroise de contrôle
      (Bayerisches Landesamt für Datenschutzaufsicht, BayLDA) à Ansbach. Pour l’accès et
      l’effacement, un message suffit.</p>
    <p>État : novembre 2026</p>
  `,
});
