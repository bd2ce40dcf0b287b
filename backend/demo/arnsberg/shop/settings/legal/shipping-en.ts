// Shipping, collection, payment and batteries in English (L4, L7, L18).
import product from '../../../../../../locales/en/product.json' with { type: 'json' };
import { seller } from '../../seller.ts';

export const shippingEn = `
<h2>Shipping</h2>
<p>We deliver to Germany, Austria, France and Luxembourg. Every parcel is insured for its full value and handed over
only against signature. The outside of the packaging is neutral.</p>
<ul>
<li>Insured parcel: free of charge to all four countries. Please allow two extra working days for Austria, France and
Luxembourg.</li>
<li>Express: €24.90 within Germany, one working day faster; €39.90 to Austria, France and Luxembourg, with one extra
working day.</li>
<li>Collection: free of charge at our main house, ${seller.street}, ${seller.zipAndCity}. We write to you as soon as
your piece is ready, and then keep it for you for
three opening days.</li>
</ul>
<p>All costs include VAT.</p>
<h2>Delivery time</h2>
<p>The delivery time is shown on the product page, for every size or length, too, in the cart and before you order. Pieces
in stock reach you within Germany in two to three working days. Engraving adds three working days. We deliver all pieces of
an order together; the longest delivery time applies. Working days are Monday to Friday except public holidays. With
prepayment the period
begins on the day after you instruct your bank, with all other payment methods on the day after the contract is
concluded.</p>
<h2>Gift wrapping</h2>
<p>If you wish, we wrap your order in paper and silk ribbon for €6.50 and enclose a handwritten card. The option is not
pre-selected at checkout.</p>
<h2>Payment methods</h2>
<ul>
<li>Prepayment: you transfer the amount within seven days of our request for payment. We hold your piece for that
long.</li>
<li>Invoice: payable within fourteen days of receiving the goods.</li>
<li>Cash on pickup: in Rosenwirtgasse, during opening hours.</li>
<li>PayPal: you confirm the payment in your PayPal account.</li>
<li>Klarna: Klarna states its terms during checkout.</li>
</ul>
<p>We charge no supplement for any payment method.</p>
<h2>Batteries and old appliances</h2>
<p>Some of our watches and clocks contain batteries or rechargeable cells. ${product.battery.text}</p>
<p>Watches and clocks with a battery are electrical appliances and are collected separately from household waste. Please
remove batteries before handing them in where this can be done without damage; we are glad to help.</p>
`;
