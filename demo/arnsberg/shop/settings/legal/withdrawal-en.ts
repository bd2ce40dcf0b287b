// Withdrawal instructions and model form in English, after Annex I of Directive 2011/83/EU as amended (L11, L12).
import { seller } from '../../seller.ts';

const withdrawalFormEn = `
<p>Complete and return this form only if you wish to withdraw from the contract.</p>
<ul>
<li>To ${seller.companyName}, ${seller.street}, ${seller.zipAndCity}, Germany, email ${seller.email}:</li>
<li>I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*)/for
the provision of the following service (*)</li>
<li>Ordered on (*)/received on (*)</li>
<li>Name of consumer(s)</li>
<li>Address of consumer(s)</li>
<li>Signature of consumer(s) (only if this form is notified on paper)</li>
<li>Date</li>
</ul>
<p>(*) Delete as appropriate.</p>
`;

export const withdrawalEn = `
<h2>Instructions on withdrawal</h2>
<h3>Right of withdrawal</h3>
<p>You have the right to withdraw from this contract within 14 days without giving any reason.</p>
<p>The withdrawal period will expire after 14 days from the day on which you acquire, or a third party other than the
carrier and indicated by you acquires, physical possession of the goods. If you ordered several goods in one order and
they are delivered separately, the period begins on the day on which you acquire, or a third party other than the
carrier and indicated by you acquires, physical possession of the last good.</p>
<p>To exercise the right of withdrawal, you must inform us (${seller.companyName}, ${seller.street},
${seller.zipAndCity}, Germany, telephone ${seller.phone}, email ${seller.email}) of your decision to withdraw from
this contract by an unequivocal statement (e.g. a letter sent by post or email). You may use the attached model
withdrawal form, but it is not obligatory.</p>
<p>You may also exercise your right of withdrawal online using the function <a href="/en/withdraw-contract">Withdraw
from contract here</a>, which you will find on every page of this website. If you use this online function, we will send
you without undue delay, on a durable medium (e.g. by email), an acknowledgement of receipt that includes the content of
your withdrawal and the date and time of its submission.</p>
<p>To meet the withdrawal deadline, it is sufficient for you to send your communication concerning your exercise of the
right of withdrawal before the withdrawal period has expired.</p>
<h3>Effects of withdrawal</h3>
<p>If you withdraw from this contract, we shall reimburse to you all payments received from you, including the costs of
delivery (with the exception of the supplementary costs resulting from your choice of a type of delivery other than the
least expensive type of standard delivery offered by us), without undue delay and in any event not later than 14 days
from the day on which we are informed about your decision to withdraw from this contract. We will carry out such
reimbursement using the same means of payment as you used for the initial transaction, unless you have expressly agreed
otherwise; in any event, you will not incur any fees as a result of such reimbursement.</p>
<p>We may withhold reimbursement until we have received the goods back or you have supplied evidence of having sent
back the goods, whichever is the earliest.</p>
<p>You shall send back the goods or hand them over to us (${seller.companyName}, ${seller.street},
${seller.zipAndCity}, Germany) without undue delay and in any event not later than 14 days from the day on which you
communicate your withdrawal from this contract to us. The deadline is met if you send back the goods before the period
of 14 days has expired.</p>
<p>We will bear the cost of returning the goods.</p>
<p>You are only liable for any diminished value of the goods resulting from the handling other than what is necessary
to establish the nature, characteristics and functioning of the goods.</p>
<h2>Exclusion of the right of withdrawal</h2>
<p>The right of withdrawal does not apply to contracts for the supply of goods that are not prefabricated and for whose
manufacture an individual choice or decision by the consumer is decisive, or that are clearly tailored to the consumer’s
personal needs (section 312g (2) no. 1 of the German Civil Code, BGB).</p>
<p>In our case, this concerns engraved pieces and commissions made to your own design. We point this out before you add
such a piece to the cart, and again before you order. Choosing one of the ring sizes or chain lengths on offer does not
exclude the right of withdrawal.</p>
<h2>Model withdrawal form</h2>
${withdrawalFormEn}`;
