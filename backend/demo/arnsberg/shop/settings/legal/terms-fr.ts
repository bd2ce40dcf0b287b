// General terms and conditions in French.
import { seller } from '../../seller.ts';

export const termsFr = `
<h2>1. Champ d’application et cocontractant</h2>
<p>Les présentes conditions s’appliquent aux commandes passées par des consommateurs dans notre boutique en ligne. Votre
cocontractant est ${seller.companyName}, ${seller.street}, ${seller.zipAndCity}, Allemagne, téléphone ${seller.phone},
e-mail ${seller.email}. Vous trouverez d’autres informations dans les
<a href="/fr/mentions-legales">mentions légales</a>.</p>
<h2>2. Commande et conclusion du contrat</h2>
<p>La présentation des pièces dans la boutique ne constitue pas encore une offre ferme. Vous placez des pièces dans le
panier, saisissez vos données et voyez, avant l’envoi, un récapitulatif où vous pouvez repérer d’éventuelles erreurs et
les corriger grâce aux liens de modification. En cliquant sur « Commander avec obligation de paiement », vous faites une
offre ferme.</p>
<p>Nous accusons aussitôt réception de votre commande par e-mail. Cet accusé ne vaut pas encore acceptation. Nous
acceptons votre offre dans les trois jours ouvrés, soit par une déclaration écrite, soit par l’expédition de la pièce,
soit, en cas de virement à la commande, par notre demande de paiement. À défaut d’acceptation dans ce délai, aucun
contrat n’est conclu.</p>
<p>Nous concluons les contrats en allemand, en anglais ou en français. Nous conservons le texte du contrat et vous
l’envoyons par e-mail avec les présentes conditions et les informations sur la rétractation. Il n’est plus accessible
ensuite dans la boutique.</p>
<h2>3. Prix et frais de livraison</h2>
<p>Tous les prix sont des prix définitifs en euros, TVA légale comprise. Les frais de livraison s’y ajoutent le cas
échéant ; ils figurent sous <a href="/fr/livraison-et-paiement">Livraison et paiement</a> et dans le récapitulatif avant
la commande.</p>
<h2>4. Paiement</h2>
<p>Vous payez par le moyen de votre choix parmi ceux proposés lors de la commande. Certains ne sont disponibles que pour
certains modes de livraison. Pour le virement à la commande, le montant est dû sept jours après notre demande de
paiement ; sur facture, quatorze jours après réception de la marchandise.</p>
<h2>5. Livraison et retrait</h2>
<p>Nous livrons dans les pays indiqués sous <a href="/fr/livraison-et-paiement">Livraison et paiement</a>. Le délai
figure sur la page du produit. Pour un retrait à la maison mère, munissez-vous du numéro de commande et d’une pièce
d’identité. Les risques ne vous sont transférés que lorsque vous-même, ou une personne désignée par vous, recevez la
marchandise.</p>
<h2>6. Gravures et créations sur mesure</h2>
<p>Nous gravons le texte tel que vous le saisissez ; vérifiez l’orthographe et les dates. Nous refusons les textes
contraires à la loi ou dénigrants. Le travail à la main entraîne de légères différences de dimensions, de poids et de
surface ; les pierres et les perles varient par leur couleur et leurs inclusions. Vos droits légaux n’en sont pas
affectés.</p>
<h2>7. Droit de rétractation</h2>
<p>Vous disposez d’un droit légal de rétractation. Les détails, les exceptions et le formulaire figurent dans les
<a href="/fr/retractation">informations sur la rétractation</a>. Les pièces gravées et les créations d’après votre propre
dessin en sont exclues ; nous le signalons avant la commande.</p>
<h2>8. Réserve de propriété</h2>
<p>La marchandise reste notre propriété jusqu’à son paiement complet.</p>
<h2>9. Garantie légale</h2>
<p>Les droits légaux en cas de défaut s’appliquent. Pour les biens neufs, ils se prescrivent par deux ans à compter de la
livraison. Les garanties commerciales accordées en plus par un fabricant sont indiquées avec la pièce ; elles ne
restreignent pas vos droits légaux, que vous exercez gratuitement.</p>
<h2>10. Responsabilité</h2>
<p>Notre responsabilité est illimitée en cas de dol et de faute grave, d’atteinte à la vie, au corps ou à la santé, au
titre de la loi allemande sur la responsabilité du fait des produits et dans la mesure d’une garantie donnée. En cas de
faute légère, nous ne répondons que de la violation d’une obligation essentielle sur laquelle vous pouvez compter, et
dans la limite du dommage prévisible et typique du contrat.</p>
<h2>11. Avis</h2>
<p>Toute personne peut laisser un avis. Lorsqu’un avis porte la mention « Achat vérifié », nous l’avons rapproché d’une
commande de notre boutique avant sa publication. Pour les autres avis, nous ne vérifions pas si la personne a acheté la
pièce. Nous publions les avis favorables comme les critiques et n’en rémunérons aucun.</p>
<h2>12. Règlement des litiges</h2>
<p>Nous ne sommes ni disposés ni tenus à participer à une procédure de règlement des litiges devant un organe de
médiation de la consommation (article 36 de la loi allemande VSBG). Si vous n’êtes pas satisfait, parlez-nous-en : nous
chercherons volontiers une solution avec vous.</p>
<h2>13. Droit applicable</h2>
<p>Le droit allemand s’applique, à l’exclusion de la Convention des Nations unies sur la vente internationale de
marchandises. Les dispositions impératives protégeant les consommateurs de l’État de votre résidence habituelle restent
applicables.</p>
<p>La version allemande fait foi ; la présente traduction sert à sa compréhension.</p>
`;
