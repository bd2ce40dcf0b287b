// General terms and conditions in English.
import { seller } from '../../seller.ts';

export const termsEn = `
<h2>1. Scope and contracting party</h2>
<p>These terms apply to orders that consumers place in our online shop. Your contracting party is ${seller.companyName},
${seller.street}, ${seller.zipAndCity}, Germany, telephone ${seller.phone}, e-mail ${seller.email}. Further details are
given in the <a href="/en/imprint">imprint</a>.</p>
<h2>2. Order and conclusion of the contract</h2>
<p>The display of pieces in the shop is not yet a binding offer. You place pieces in the cart, enter your details and,
before sending the order, see all the information in a summary in which you can recognise mistakes and correct them by
way of the edit links. With the button “Order with obligation to pay” you make a binding offer.</p>
<p>We confirm receipt of your order by e-mail at once. This confirmation is not yet an acceptance. We accept your offer
within three working days by declaring acceptance in text form, by dispatching the piece or, with prepayment, by
requesting payment. If we do not accept within this time, no contract is concluded.</p>
<p>We conclude contracts in German, English or French. We store the text of the contract and send it to you by e-mail
together with these terms and the instructions on withdrawal. It cannot be retrieved from the shop afterwards.</p>
<h2>3. Prices and shipping costs</h2>
<p>All prices are final prices in euros and include statutory VAT. Shipping costs are added where they apply; they are
listed under <a href="/en/shipping-and-payment">Shipping and payment</a> and in the summary before you order.</p>
<h2>4. Payment</h2>
<p>You pay with whichever of the payment methods offered at checkout you choose. Some are available only for certain
types of shipping. With prepayment the amount is due seven days after our request for payment, with an invoice fourteen
days after you receive the goods.</p>
<h2>5. Delivery and collection</h2>
<p>We deliver to the countries listed under <a href="/en/shipping-and-payment">Shipping and payment</a>. The delivery
time is shown on the product page. When collecting at our main house, please bring your order number and proof of
identity. The risk passes to you only when you, or a person you have named, receive the goods.</p>
<h2>6. Engraving and commissions</h2>
<p>We engrave the text as you enter it; please check spelling and dates. We decline texts that break the law or demean
others. Work by hand brings small differences in size, weight and surface; gemstones and pearls vary in colour and
markings. Your statutory rights are not affected.</p>
<h2>7. Right of withdrawal</h2>
<p>You have a statutory right of withdrawal. Details, exceptions and the form are given in the
<a href="/en/withdrawal">instructions on withdrawal</a>. Engraved pieces and commissions to your own design are excluded
from withdrawal; we point this out before you order.</p>
<h2>8. Retention of title</h2>
<p>The goods remain our property until they have been paid for in full.</p>
<h2>9. Rights in case of defects</h2>
<p>The statutory rights in respect of defects apply. For new goods they lapse two years after delivery. Guarantees given
by a manufacturer in addition are stated with the piece; they do not limit your statutory rights, which you may exercise
free of charge.</p>
<h2>10. Liability</h2>
<p>Our liability is unlimited for intent and gross negligence, for injury to life, body or health, under the German
Product Liability Act and to the extent of a guarantee we have given. In cases of slight negligence we are liable only
for breach of an essential contractual duty on whose observance you may rely, and only up to the foreseeable damage
typical of such a contract.</p>
<h2>11. Reviews</h2>
<p>Anyone may leave a review. Where a review is marked “Verified purchase”, we have matched it with an order in our shop
before publishing it. For all other reviews we do not check whether the person has bought the piece. We publish praise
and criticism alike and pay for neither.</p>
<h2>12. Dispute resolution</h2>
<p>We are neither willing nor obliged to take part in dispute resolution proceedings before a consumer arbitration board
(section 36 of the German Consumer Dispute Resolution Act, VSBG). Do talk to us if you are not satisfied: we are glad to
look for a solution ourselves.</p>
<h2>13. Applicable law</h2>
<p>German law applies, excluding the UN Convention on Contracts for the International Sale of Goods. Mandatory provisions
protecting consumers in the country of your habitual residence remain applicable.</p>
<p>The German version of these terms is the original; this translation is meant to help you understand it.</p>
`;
