// General terms and conditions in French, with the legal guarantees of French law (Code de la consommation, articles L.217-3 ff.;
// Code civil, articles 1641 ff.) and the hallmark of precious metals (Code général des impôts, article 535). To be checked by
// a lawyer like all texts of the demo houses.
import { seller } from '../../seller.ts';

export const termsFr = `
<h2>1. Champ d’application et identité du vendeur</h2>
<p>Les présentes conditions s’appliquent aux commandes passées par des consommateurs dans notre boutique en ligne. Vous
contractez avec ${seller.companyName}, ${seller.street}, ${seller.zipAndCity}, Allemagne, téléphone ${seller.phone},
e-mail ${seller.email}. D’autres informations figurent dans les <a href="/fr/mentions-legales">mentions légales</a>.</p>
<h2>2. Commande et conclusion du contrat</h2>
<p>La présentation des pièces dans la boutique en ligne ne constitue pas une offre ferme. Vous ajoutez des pièces au
panier, saisissez vos coordonnées et voyez, avant l’envoi, l’ensemble des informations dans un récapitulatif où vous
pouvez déceler d’éventuelles erreurs de saisie et les corriger grâce aux liens de modification. En cliquant sur «
Commander avec obligation de paiement », vous faites une offre ferme.</p>
<p>Nous accusons immédiatement réception de votre commande par e-mail. Cet accusé de réception ne vaut pas acceptation.
Nous acceptons votre offre dans un délai de trois jours ouvrés, par une déclaration d’acceptation écrite, par
l’expédition de la pièce ou, en cas de paiement d’avance par virement, par notre demande de paiement. À défaut
d’acceptation dans ce délai, aucun contrat n’est conclu.</p>
<p>Les contrats sont conclus en allemand, en anglais ou en français. Nous conservons le texte du contrat et vous
l’adressons par e-mail avec les présentes conditions et les informations sur la rétractation. Il n’est ensuite plus
accessible dans la boutique en ligne.</p>
<h2>3. Prix et frais de livraison</h2>
<p>Tous les prix sont des prix totaux en euros, TVA légale comprise. Les frais de livraison s’y ajoutent le cas échéant
; ils figurent à la page <a href="/fr/livraison-et-paiement">Livraison et paiement</a> et dans le récapitulatif avant la
commande.</p>
<h2>4. Paiement</h2>
<p>Vous réglez par le mode de paiement de votre choix parmi ceux proposés lors de la commande. Certains ne sont proposés
qu’avec certains modes de livraison. En cas de paiement d’avance par virement, le montant est exigible sept jours après
notre demande de paiement ; sur facture, quatorze jours après la réception des articles.</p>
<h2>5. Livraison et retrait</h2>
<p>Nous livrons dans les pays indiqués à la page <a href="/fr/livraison-et-paiement">Livraison et paiement</a>. Le délai
de livraison figure sur la page du produit. Pour un retrait à la boutique historique, munissez-vous du numéro de
commande et d’une pièce d’identité. Les risques ne vous sont transférés qu’au moment où vous-même, ou un tiers désigné
par vous, prenez possession des articles.</p>
<h2>6. Gravures et créations sur mesure</h2>
<p>Nous gravons le texte tel que vous le saisissez ; veuillez vérifier l’orthographe et les dates. Nous refusons les
textes contraires à la loi ou portant atteinte à autrui. Le travail à la main entraîne de légères différences de
dimensions, de poids et de surface ; les pierres et les perles varient par leur couleur et leur dessin. Vos droits
légaux n’en sont pas affectés.</p>
<h2>7. Droit de rétractation</h2>
<p>Vous disposez d’un droit légal de rétractation. Les modalités, les exceptions et le formulaire figurent dans les <a
href="/fr/retractation">informations sur la rétractation</a>. Les pièces gravées et les créations réalisées d’après
votre propre projet en sont exclues ; nous vous le signalons avant la commande.</p>
<h2>8. Réserve de propriété</h2>
<p>Les articles restent notre propriété jusqu’au paiement intégral du prix.</p>
<h2>9. Garanties légales</h2>
<p>Nous répondons des défauts de conformité et des vices cachés. Si vous résidez en France, vous bénéficiez de la garantie
légale de conformité (articles L. 217-3 et suivants du Code de la consommation) et de la garantie des vices cachés
(articles 1641 à 1649 du Code civil), que vous pouvez faire valoir auprès de ${seller.companyName}, ${seller.street},
${seller.zipAndCity}, Allemagne, téléphone ${seller.phone}, e-mail ${seller.email}.</p>
<h3>Garantie légale de conformité</h3>
<p>Le consommateur dispose d’un délai de deux ans à compter de la délivrance du bien pour obtenir la mise en œuvre de la
garantie légale de conformité en cas d’apparition d’un défaut de conformité. Durant ce délai, il n’est tenu d’établir que
l’existence du défaut de conformité et non la date d’apparition de celui-ci.</p>
<p>Cette garantie lui donne droit à la réparation ou au remplacement du bien dans un délai de trente jours suivant sa
demande, sans frais et sans inconvénient majeur pour lui. Si le bien est réparé dans ce cadre, la garantie initiale est
prolongée de six mois. Si le consommateur demande la réparation mais que le vendeur impose le remplacement, la garantie
est renouvelée pour deux ans à compter de la date de remplacement.</p>
<p>Le consommateur peut obtenir une réduction du prix en conservant le bien, ou mettre fin au contrat et se faire
rembourser intégralement contre restitution du bien, si :</p>
<ul>
<li>le professionnel refuse de réparer ou de remplacer le bien ;</li>
<li>la réparation ou le remplacement intervient après un délai de trente jours ;</li>
<li>la réparation ou le remplacement lui occasionne un inconvénient majeur, notamment lorsqu’il supporte définitivement
les frais de reprise ou d’enlèvement du bien non conforme, ou les frais d’installation du bien réparé ou de
remplacement ;</li>
<li>la non-conformité persiste malgré une tentative de mise en conformité restée infructueuse.</li>
</ul>
<p>Il a également droit à une réduction du prix ou à la résolution du contrat lorsque le défaut est si grave qu’il les
justifie immédiatement ; il n’est alors pas tenu de demander au préalable la réparation ou le remplacement. Il n’a pas
droit à la résolution de la vente si le défaut de conformité est mineur.</p>
<p>Toute période d’immobilisation du bien en vue de sa réparation ou de son remplacement suspend la garantie qui restait à
courir jusqu’à la délivrance du bien remis en état. Ces droits résultent des articles L. 217-1 à L. 217-32 du Code de la
consommation.</p>
<p>Le vendeur qui fait obstacle de mauvaise foi à la mise en œuvre de la garantie légale de conformité encourt une amende
civile d’un montant maximal de 300 000 euros, qui peut être porté jusqu’à 10 % du chiffre d’affaires moyen annuel (article
L. 241-5 du Code de la consommation).</p>
<h3>Garantie des vices cachés</h3>
<p>Le consommateur bénéficie également de la garantie légale des vices cachés, en application des articles 1641 à 1649 du
Code civil, pendant deux ans à compter de la découverte du défaut. Elle donne droit à une réduction de prix si le bien est
conservé, ou à un remboursement intégral contre restitution du bien.</p>
<p>Les garanties commerciales accordées en plus par un fabricant sont indiquées avec la pièce ; elles ne restreignent pas
vos droits légaux, que vous exercez gratuitement.</p>
<h3>Titre et poinçons</h3>
<p>Le titre de chaque métal précieux est indiqué en millièmes sur la page du produit et insculpé dans la pièce, avec le
poinçon de responsabilité du fabricant. Les ouvrages en métal précieux destinés au marché français sont soumis à la
garantie (articles 521 et suivants du Code général des impôts) : au-delà de 3 grammes pour l’or et le platine et de
30 grammes pour l’argent, ils portent un poinçon de garantie français ou un poinçon reconnu équivalent. En deçà de ces
poids, le poinçon de responsabilité suffit. Le vendeur doit tenir à votre disposition une loupe et un tableau des poinçons ;
en boutique, vous pouvez les consulter sur simple demande, et nous vous envoyons volontiers le relevé des poinçons
de votre pièce.</p>
<h2>10. Responsabilité</h2>
<p>Notre responsabilité est illimitée en cas de faute intentionnelle et de négligence grave, d’atteinte à la vie, à l’intégrité physique ou à
la santé, au titre de la loi allemande sur la responsabilité du fait des produits (Produkthaftungsgesetz) et dans la
mesure d’une garantie que nous aurions accordée. En cas de négligence simple, nous ne répondons que de la violation d’une
obligation essentielle du contrat, sur le respect de laquelle vous êtes en droit de compter, et dans la limite du
dommage prévisible et typique de ce type de contrat.</p>
<h2>11. Avis</h2>
<p>Toute personne peut déposer un avis. Lorsqu’un avis porte la mention « Achat vérifié », nous l’avons rapproché d’une
commande de notre boutique en ligne avant sa publication. Pour tous les autres avis, nous ne vérifions pas si la
personne a acheté la pièce. Nous publions les avis favorables comme les avis critiques et n’en rémunérons aucun.</p>
<h2>12. Règlement des litiges</h2>
<p>Nous ne sommes ni disposés ni tenus à participer à une procédure de règlement extrajudiciaire devant un organisme de
règlement des litiges de consommation (article 36 de la loi allemande VSBG). Si vous n’êtes pas satisfait,
parlez-nous-en : nous chercherons volontiers une solution avec vous.</p>
<h2>13. Droit applicable</h2>
<p>Le droit allemand s’applique, à l’exclusion de la Convention des Nations unies sur les contrats de vente
internationale de marchandises. Les dispositions impératives de protection des consommateurs de l’État de votre
résidence habituelle restent applicables.</p>
<p>Si vous commandez dans la boutique en français, les présentes conditions vous engagent et nous engagent dans leur version
française.</p>
`;
