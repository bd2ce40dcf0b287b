// Renders the buttons for the steps of an order, and the question before a step, which says what happens next.
import { h, type VNode } from 'vue';
import { formatPrice } from '../../../domain/format-amounts.ts';
import { trackableCarrierNames } from '../../../domain/parcel-tracking.ts';
import { renderStudioTextField } from '../../studio/render-studio-controls.ts';
import type { OrderOverviewMessages } from './order-overview-messages.ts';
import type { SingleOrderOverview } from './order-overview-record.ts';
import { type AvailableOrderTransition, toAvailableOrderTransitions } from './available-order-transitions.ts';
import { type ShipmentTrackingFormState, toShippingFormTrackingUrl } from './shipment-tracking-form-state.ts';

export interface OrderStepButtonsProps {
  order: SingleOrderOverview;
  texts: OrderOverviewMessages;
  /** The step that waits for its confirmation. */
  chosenStep: AvailableOrderTransition | undefined;
  shippingForm: ShipmentTrackingFormState;
  isBusy: boolean;
  onChoose: (step: AvailableOrderTransition) => void;
  onCancel: () => void;
  onConfirm: (step: AvailableOrderTransition) => void;
  onShippingForm: (form: ShipmentTrackingFormState) => void;
}

const toHint = ({ name }: AvailableOrderTransition, { order, texts }: OrderStepButtonsProps): string =>
  texts.t(`steps.${name}.hint`, { email: order.email, amount: formatPrice(order.dueCents, texts.language) });

const renderStepButton = (step: AvailableOrderTransition, props: OrderStepButtonsProps): VNode =>
  h(
    'button',
    {
      type: 'button',
      class: ['step', step.kind],
      id: `order-step-${step.to}`,
      disabled: props.isBusy,
      onClick: () => props.onChoose(step),
    },
    [h('strong', props.texts.t(`steps.${step.name}.label`)), step.kind !== 'end' && h('span', toHint(step, props))],
  );

const renderTextInput = (label: string, value: string, onValue: (value: string) => void, extra: object = {}): VNode =>
  renderStudioTextField(label, value, onValue, { maxlength: 255, autocomplete: 'off', spellcheck: false, ...extra });

const renderCarriers = ({ texts, shippingForm, onShippingForm }: OrderStepButtonsProps): VNode => {
  const { carrier, isOtherCarrier } = shippingForm;
  const renderChoice = (label: string, isChosen: boolean, onChoose: () => void) =>
    h('label', { class: 'choice' }, [
      h('input', { type: 'radio', name: 'order-carrier', checked: isChosen, onChange: onChoose }),
      h('span', label),
    ]);
  return h('fieldset', [
    h('legend', texts.t('ship.carrier')),
    h('div', { class: 'choices' }, [
      ...trackableCarrierNames.map((known) =>
        renderChoice(known, !isOtherCarrier && carrier === known, () =>
          onShippingForm({ ...shippingForm, carrier: known, isOtherCarrier: false }),
        ),
      ),
      renderChoice(texts.t('ship.other'), isOtherCarrier, () =>
        onShippingForm({ ...shippingForm, carrier: isOtherCarrier ? carrier : '', isOtherCarrier: true }),
      ),
    ]),
  ]);
};

const renderShippingForm = (props: OrderStepButtonsProps): VNode[] => {
  const { order, texts, shippingForm, onShippingForm } = props;
  const set = (changes: Partial<ShipmentTrackingFormState>) => onShippingForm({ ...shippingForm, ...changes });
  const link = toShippingFormTrackingUrl(shippingForm);
  const hasNumber = shippingForm.number.trim() !== '';
  return [
    renderTextInput(texts.t('ship.number'), shippingForm.number, (number) => set({ number }), {
      class: 'number',
      id: 'order-tracking-number',
    }),
    renderCarriers(props),
    ...(shippingForm.isOtherCarrier
      ? [
          renderTextInput(texts.t('ship.carrierName'), shippingForm.carrier, (carrier) => set({ carrier })),
          renderTextInput(texts.t('ship.link'), shippingForm.link, (value) => set({ link: value }), {
            type: 'url',
            inputmode: 'url',
            placeholder: 'https://',
          }),
        ]
      : []),
    h('p', [
      texts.t(hasNumber ? 'ship.mail' : 'ship.mailWithoutNumber', { email: order.email }),
      ...(link === null
        ? []
        : [' ', h('a', { href: link, target: '_blank', rel: 'noreferrer' }, texts.t('ship.check'))]),
    ]),
  ];
};

const toConfirmText = ({ name }: AvailableOrderTransition, { texts, shippingForm }: OrderStepButtonsProps): string =>
  name === 'shipped' && shippingForm.number.trim() === ''
    ? texts.t('ship.confirmWithoutNumber')
    : texts.t(`steps.${name}.confirm`);

/** A form, so that the scanner's line break confirms, too. */
const renderQuestion = (step: AvailableOrderTransition, props: OrderStepButtonsProps): VNode =>
  h(
    'form',
    {
      class: ['question', step.kind],
      onSubmit: (event: Event) => {
        event.preventDefault();
        props.onConfirm(step);
      },
      onKeydown: (event: KeyboardEvent) => {
        if (event.key === 'Escape') props.onCancel();
      },
    },
    [
      h('strong', props.texts.t(`steps.${step.name}.label`)),
      ...(step.name === 'shipped' ? renderShippingForm(props) : [h('p', toHint(step, props))]),
      h('div', { class: 'buttons' }, [
        h(
          'button',
          { type: 'submit', class: ['confirm', step.kind], id: 'order-step-confirm', disabled: props.isBusy },
          toConfirmText(step, props),
        ),
        h('button', { type: 'button', class: 'plain', onClick: props.onCancel }, props.texts.t('cancel')),
      ]),
    ],
  );

export const renderOrderStepButtons = (props: OrderStepButtonsProps): VNode => {
  const { order, texts, chosenStep } = props;
  const steps = toAvailableOrderTransitions(order);
  const heading = h('h3', texts.t('steps.heading'));
  if (chosenStep) return h('section', { class: 'steps' }, [heading, renderQuestion(chosenStep, props)]);
  if (steps.length === 0) return h('section', { class: 'steps' }, [h('p', texts.t('steps.none'))]);
  const renderKinds = (...kinds: AvailableOrderTransition['kind'][]) =>
    steps.filter(({ kind }) => kinds.includes(kind)).map((step) => renderStepButton(step, props));
  return h('section', { class: 'steps' }, [
    heading,
    h('div', { class: 'choices-of-steps' }, renderKinds('next', 'other')),
    h('div', { class: 'buttons' }, renderKinds('end')),
  ]);
};
