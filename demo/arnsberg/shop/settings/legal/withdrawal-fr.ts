// Withdrawal instructions and model form in French, after Annex I of Directive 2011/83/EU as amended (L11, L12).
import { seller } from '../../seller.ts';

const withdrawalFormFr = `
<p>Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat.</p>
<ul>
<li>À l’attention d’${seller.companyName}, ${seller.street}, ${seller.zipAndCity}, Allemagne, e-mail ${seller.email}
:</li>
<li>Je/nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat portant sur la vente du
bien (*)/pour la prestation de services (*) ci-dessous</li>
<li>Commandé le (*)/reçu le (*)</li>
<li>Nom du (des) consommateur(s)</li>
<li>Adresse du (des) consommateur(s)</li>
<li>Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur papier)</li>
<li>Date</li>
</ul>
<p>(*) Rayez la mention inutile.</p>
`;

export const withdrawalFr = `
<h2>Informations sur la rétractation</h2>
<h3>Droit de rétractation</h3>
<p>Vous avez le droit de vous rétracter du présent contrat sans donner de motif dans un délai de quatorze jours.</p>
<p>Le délai de rétractation expire quatorze jours après le jour où vous-même, ou un tiers autre que le transporteur et
désigné par vous, prend physiquement possession du bien. Si vous avez commandé plusieurs biens en une seule commande et
qu’ils sont livrés séparément, le délai court à compter du jour où vous-même, ou un tiers autre que le transporteur et
désigné par vous, prend physiquement possession du dernier bien.</p>
<p>Pour exercer le droit de rétractation, vous devez nous notifier (${seller.companyName}, ${seller.street},
${seller.zipAndCity}, Allemagne, téléphone ${seller.phone}, e-mail ${seller.email}) votre décision de rétractation du
présent contrat au moyen d’une déclaration dénuée d’ambiguïté (par exemple, lettre envoyée par la poste ou courrier
électronique). Vous pouvez utiliser le modèle de formulaire de rétractation ci-joint, mais ce n’est pas obligatoire.</p>
<p>Vous pouvez également exercer votre droit de rétractation en ligne au moyen de la fonction <a
href="/fr/renoncer-au-contrat">Renoncer au contrat ici</a>, accessible depuis chaque page de ce site. Si vous utilisez
cette fonction, nous vous enverrons sans retard excessif, sur un support durable (par exemple, par courrier
électronique), un accusé de réception indiquant le contenu de votre rétractation ainsi que la date et l’heure de son
envoi.</p>
<p>Pour que le délai de rétractation soit respecté, il suffit que vous transmettiez votre communication relative à
l’exercice du droit de rétractation avant l’expiration du délai de rétractation.</p>
<h3>Effets de la rétractation</h3>
<p>En cas de rétractation de votre part du présent contrat, nous vous rembourserons tous les paiements reçus de vous, y
compris les frais de livraison (à l’exception des frais supplémentaires découlant du fait que vous avez choisi, le cas
échéant, un mode de livraison autre que le mode moins coûteux de livraison standard proposé par nous) sans retard
excessif et, en tout état de cause, au plus tard quatorze jours à compter du jour où nous sommes informés de votre
décision de rétractation du présent contrat. Nous procéderons au remboursement en utilisant le même moyen de paiement
que celui que vous aurez utilisé pour la transaction initiale, sauf si vous convenez expressément d’un moyen
différent ; en tout état de cause, ce remboursement n’occasionnera pas de frais pour vous.</p>
<p>Nous pouvons différer le remboursement jusqu’à ce que nous ayons reçu le bien ou jusqu’à ce que vous ayez fourni une
preuve d’expédition du bien, la date retenue étant celle du premier de ces faits.</p>
<p>Vous devrez renvoyer ou rendre le bien à nous-mêmes (${seller.companyName}, ${seller.street}, ${seller.zipAndCity},
Allemagne) sans retard excessif et, en tout état de cause, au plus tard quatorze jours après que vous nous aurez
communiqué votre décision de rétractation du présent contrat. Ce délai est réputé respecté si vous renvoyez le bien
avant l’expiration du délai de quatorze jours.</p>
<p>Nous prendrons en charge les frais de renvoi du bien.</p>
<p>Votre responsabilité n’est engagée qu’à l’égard de la dépréciation du bien résultant de manipulations autres que
celles nécessaires pour établir la nature, les caractéristiques et le bon fonctionnement de ce bien.</p>
<h2>Exclusion du droit de rétractation</h2>
<p>Le droit de rétractation ne s’applique pas aux contrats de fourniture de biens qui ne sont pas préfabriqués et dont
la fabrication dépend d’un choix ou d’une décision individuels du consommateur, ni de biens nettement personnalisés
(article 312g, paragraphe 2, point 1, du code civil allemand, BGB).</p>
<p>Sont concernées les pièces gravées et les créations réalisées d’après votre propre projet. Nous vous le signalons
avant que vous n’ajoutiez une telle pièce au panier, puis de nouveau avant la commande. Le choix d’une des tailles de
bague ou des longueurs de chaîne proposées n’exclut pas le droit de rétractation.</p>
<h2>Modèle de formulaire de rétractation</h2>
${withdrawalFormFr}`;
