// General terms and conditions in English.
import { seller } from '../../seller.ts';

export const termsEn = `
<h2>1. Scope and seller</h2>
<p>These terms and conditions apply to orders placed by consumers in our online shop. Your contract is with
${seller.companyName}, ${seller.street}, ${seller.zipAndCity}, Germany, telephone ${seller.phone}, email
${seller.email}. Further details are given in the <a href="/en/imprint">imprint</a>.</p>
<h2>2. Placing an order and conclusion of the contract</h2>
<p>The presentation of pieces in the online shop does not constitute a binding offer. You add pieces to the cart, enter
your details and, before submitting the order, see all the information in a summary, where you can identify any input
errors and correct them using the edit links. By clicking “Order with obligation to pay” you make a binding offer.</p>
<p>We acknowledge receipt of your order by email immediately. This acknowledgement does not yet constitute acceptance.
We accept your offer within three working days by declaring acceptance in text form, by dispatching the piece or, where
you pay by bank transfer in advance, by requesting payment. If we do not accept within this period, no contract is
concluded.</p>
<p>Contracts may be concluded in German, English or French. We store the text of the contract and send it to you by
email together with these terms and conditions and the instructions on withdrawal. It is not accessible in the online
shop thereafter.</p>
<h2>3. Prices and delivery charges</h2>
<p>All prices are total prices in euros and include statutory VAT. Delivery charges are added where applicable; they are
set out under <a href="/en/shipping-and-payment">Delivery and payment</a> and in the summary before you order.</p>
<h2>4. Payment</h2>
<p>You may choose any of the payment methods offered at checkout. Some are available only with certain delivery methods.
If you pay by bank transfer in advance, the amount is due seven days after our request for payment; if you pay by
invoice, fourteen days after receipt of the goods.</p>
<h2>5. Delivery and collection</h2>
<p>We deliver to the countries listed under <a href="/en/shipping-and-payment">Delivery and payment</a>. The delivery
time is stated on the product page. When collecting from our main shop, please bring your order number and proof of
identity. Risk passes to you only when you, or a person indicated by you, receive the goods.</p>
<h2>6. Engraving and commissions</h2>
<p>We engrave the text exactly as you enter it; please check spelling and dates. We decline texts that are unlawful or
demeaning to others. Work done by hand entails slight variations in dimensions, weight and surface; gemstones and pearls
vary in colour and markings. Your statutory rights are not affected.</p>
<h2>7. Right of withdrawal</h2>
<p>You have a statutory right of withdrawal. Details, exceptions and the form are set out in the <a
href="/en/withdrawal">instructions on withdrawal</a>. Engraved pieces and commissions made to your own design are
excluded from the right of withdrawal; we point this out before you order.</p>
<h2>8. Retention of title</h2>
<p>The goods remain our property until they have been paid for in full.</p>
<h2>9. Legal guarantee of conformity</h2>
<p>The statutory rights in respect of defects apply. For new goods, claims become time-barred two years after delivery.
Any additional commercial guarantee given by a manufacturer is stated with the piece concerned; it does not restrict
your statutory rights, which you may exercise free of charge.</p>
<h2>10. Liability</h2>
<p>Our liability is unlimited in cases of intent and gross negligence, for injury to life, body or health, under the
German Product Liability Act (Produkthaftungsgesetz) and to the extent of any guarantee we have assumed. In cases of
simple negligence we are liable only for breach of an essential contractual obligation on whose fulfilment you may
rely, and our liability is limited to the foreseeable damage typical of this type of contract.</p>
<h2>11. Reviews</h2>
<p>Anyone may submit a review. Where a review is marked “Verified purchase”, we have matched it with an order in our
online shop before publication. For all other reviews we do not verify whether the person purchased the piece. We
publish favourable and critical reviews alike and pay for none.</p>
<h2>12. Dispute resolution</h2>
<p>We are neither willing nor obliged to participate in dispute resolution proceedings before a consumer dispute
resolution body (section 36 of the German Act on Alternative Dispute Resolution in Consumer Matters, VSBG). Please talk
to us if you are not satisfied: we will gladly look for a solution ourselves.</p>
<h2>13. Applicable law</h2>
<p>German law applies, to the exclusion of the United Nations Convention on Contracts for the International Sale of
Goods. Mandatory consumer protection provisions of the country in which you have your habitual residence remain
applicable.</p>
<p>If you order through our online shop in English, these terms and conditions bind you and us in their English
version.</p>
`;
