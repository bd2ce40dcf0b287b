// Shipping, collection, payment and batteries in English (L4, L7, L18).
import product from '../../../../../locales/en/product.json' with { type: 'json' };
import { seller } from '../../seller.ts';

export const shippingEn = `
<h2>Delivery</h2>
<p>We deliver to Germany, Austria, France and Luxembourg. Every parcel is insured for its full value and handed over
only against a signature. The outer packaging is neutral.</p>
<ul>
<li>Insured parcel: free of charge to all four countries. Please allow two additional working days for Austria, France
and Luxembourg.</li>
<li>Express: €24.90 within Germany, one working day faster; €39.90 to Austria, France and Luxembourg, one additional
working day.</li>
<li>Collection: free of charge from our main shop, ${seller.street}, ${seller.zipAndCity}. We write to you as soon as
your piece is ready and then keep it for you for three opening days.</li>
</ul>
<p>All charges include VAT.</p>
<h2>Delivery time</h2>
<p>The delivery time is shown on the product page, including for each size or length, in the cart and before you order.
Within Germany, pieces in stock reach you in two to three working days. Engraving adds three working days. The pieces of
one order are delivered together; the longest delivery time applies. Working days are Monday to Friday, excluding public
holidays. If you pay by bank transfer in advance, the period begins on the day after you instruct your bank; with all
other payment methods, on the day after the contract is concluded.</p>
<h2>Gift wrapping</h2>
<p>On request we wrap your order in paper and silk ribbon for €6.50 and enclose a handwritten card. This option is not
preselected at checkout.</p>
<h2>Payment methods</h2>
<ul>
<li>Bank transfer in advance: you transfer the amount within seven days of our request for payment. We reserve your
piece for that time.</li>
<li>Invoice: payable within fourteen days of receiving the goods.</li>
<li>Cash on collection: in Rosenwirtgasse, during opening hours.</li>
<li>PayPal: you confirm the payment in your PayPal account.</li>
<li>Klarna: Klarna will show you its terms at checkout.</li>
</ul>
<p>There is no surcharge for any payment method.</p>
<h2>Batteries and old appliances</h2>
<p>Some of our watches and clocks contain batteries or rechargeable cells. ${product.battery.text}</p>
<p>Watches and clocks with a battery are electrical appliances and must be collected separately from household waste.
Where it can be done without damage, please remove batteries before handing the appliance in; we will gladly help
you.</p>
`;
