// Directus interface for refunds. In the form of an order it shows payments and refunds and requests new ones from the
// order service; in the form of a withdrawal it links to its order. Bundled with the studio's Vue.
import { defineComponent, h, inject, nextTick, onBeforeUnmount, onMounted, ref, type Ref, resolveComponent } from 'vue';
import type { OrderRefundOverview } from '../../../contract/shop/refund.ts';
import { createPresentationInterfaceExtension } from '../../studio/render-studio-controls.ts';
import { useStudioFormRefresh } from '../../studio/use-studio-form-refresh.ts';
import {
  toFirstDirectusErrorOfFailedRequest,
  useStudioApi,
  useStudioActionState,
} from '../../studio/use-studio-api.ts';
import {
  calculateRefundFormAmount,
  createEmptyRefundFormState,
  toRefundRequestFromForm,
  toRefundFormStateWithWithdrawnLines,
  type RefundFormState,
} from './refund-form-state.ts';
import { renderRefundForm, renderRefundablePayments } from './render-refund-form.ts';
import { renderRefundList } from './render-refund-list.ts';
import { getRefundPanelMessages } from './refund-panel-messages.ts';

const Refund = defineComponent({
  name: 'Refund',
  props: {
    collection: { type: String, default: '' },
    primaryKey: { type: [String, Number], default: '' },
  },
  setup: (props) => () =>
    props.collection === 'ecommerce_withdrawal'
      ? h(WithdrawalLink, { withdrawal: String(props.primaryKey) })
      : h(OrderRefund, { key: String(props.primaryKey), order: String(props.primaryKey) }),
});

export default createPresentationInterfaceExtension({
  id: 'order-refund',
  name: 'Refund',
  icon: 'currency_exchange',
  component: Refund,
  hideLabel: true,
});

const pollIntervalMs = 4_000;

const hasOpenRefund = ({ refunds }: OrderRefundOverview): boolean =>
  refunds.some(({ state }) => state === 'requested' || state === 'pending');

/** What other parts of the order's form show, too: its state, and an email and a credit note per completed refund. */
const toOutcome = ({ order, refunds }: OrderRefundOverview): string =>
  `${order.state} ${refunds.filter(({ state }) => state === 'succeeded' || state === 'transferred').length}`;

/** The order whose panel scrolls into view once it is mounted: opened from its withdrawal, or refreshed from here. */
let orderToShow: string | undefined;

const createId = (): string => crypto.randomUUID();

/**
 * Scrolls to the panel, and again while the parts above it load, until the user does something. Returns how to stop.
 */
const keepInView = (panel: HTMLElement): (() => void) => {
  const ended = new AbortController();
  const observer = new ResizeObserver(() => panel.scrollIntoView());
  const stop = () => {
    ended.abort();
    observer.disconnect();
  };
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(type, stop, { signal: ended.signal, passive: true });
  observer.observe(panel.closest('.v-form') ?? document.body);
  return stop;
};

/** The refund form of an order. */
const OrderRefund = defineComponent({
  name: 'OrderRefund',
  props: { order: { type: String, required: true } },
  setup: (props) => {
    const { get, post } = useStudioApi();
    const texts = getRefundPanelMessages(document.documentElement.lang);
    const view = ref<OrderRefundOverview>();
    const choice = ref<RefundFormState>();
    const source = ref(0);
    const explain = (error: unknown): string =>
      toFirstDirectusErrorOfFailedRequest(error)?.extensions?.text?.[texts.language] ?? texts.t('failed');
    const { isBusy, problem, run } = useStudioActionState(explain);
    /** The action that waits for its confirmation: `refund`, or the id of a transfer. */
    const confirmingAction = ref('');
    const isFormStale = ref(false);
    const refreshForm = useStudioFormRefresh('ecommerce_order');
    let outcome: string | undefined;
    let nextId = createId();
    let timer: number | undefined;
    let isGone = false;
    let stopScrolling: (() => void) | undefined;

    const show = (next: OrderRefundOverview): void => {
      view.value = next;
      window.clearTimeout(timer);
      outcome ??= toOutcome(next);
      if (!isGone && outcome !== toOutcome(next)) {
        outcome = toOutcome(next);
        orderToShow = props.order;
        isFormStale.value = !refreshForm();
      }
      if (!isGone && hasOpenRefund(next)) timer = window.setTimeout(() => void load(), pollIntervalMs);
    };

    const load = async (): Promise<void> => {
      try {
        const current = await get<OrderRefundOverview>(`/ecom/staff/orders/${props.order}/refunds`);
        show(current);
        if (choice.value) return;
        const withdrawal = new URLSearchParams(window.location.search).get('withdrawal');
        const empty = createEmptyRefundFormState(current);
        choice.value = withdrawal === null ? empty : toRefundFormStateWithWithdrawnLines(current, empty, withdrawal);
      } catch (error) {
        problem.value = explain(error);
      }
    };

    const send = (path: string, body: object) =>
      run(async () => {
        show(await post(path, body));
        confirmingAction.value = '';
      });

    const refund = async (): Promise<void> => {
      const [current, chosen] = [view.value, choice.value];
      const payment = current?.sources[source.value]?.payment;
      if (!current || !chosen || payment === undefined) return;
      const priced = calculateRefundFormAmount(current, chosen);
      if (!priced.ok) return;
      // Keeps the same id until the service accepted it: a double click or a retry after a lost response creates one
      // refund only.
      const body = toRefundRequestFromForm(chosen, { id: nextId, payment, amountCents: priced.amountCents });
      if (!(await send(`/ecom/staff/orders/${props.order}/refunds`, body)) || !view.value) {
        confirmingAction.value = '';
        await load();
        return;
      }
      nextId = createId();
      choice.value = createEmptyRefundFormState(view.value);
    };

    const change = (id: string, action: string, body: object = {}) => send(`/ecom/staff/refunds/${id}/${action}`, body);

    onMounted(async () => {
      if (props.order === '+') return;
      await load();
      if (isGone || orderToShow !== props.order) return;
      orderToShow = undefined;
      await nextTick();
      const panel = document.getElementById('refund');
      if (panel) stopScrolling = keepInView(panel);
    });
    onBeforeUnmount(() => {
      isGone = true;
      window.clearTimeout(timer);
      stopScrolling?.();
    });

    const renderState = () => {
      const [current, chosen] = [view.value, choice.value];
      if (!current || !chosen) return problem.value === '' ? h('p', texts.t('loading')) : null;
      const shared = { view: current, texts, isBusy: isBusy.value, confirmingAction: confirmingAction.value };
      const ask = (action: string) => (confirmingAction.value = action);
      return [
        isFormStale.value &&
          h('p', { class: 'hint', role: 'status' }, [
            `${texts.t('stateChanged')} `,
            h('a', { href: window.location.href, onClick: () => window.location.reload() }, texts.t('reload')),
          ]),
        renderRefundablePayments({
          ...shared,
          source: source.value,
          onSource: (index) => (source.value = index),
        }),
        current.sources.some(({ refundableCents }) => refundableCents > 0) &&
          renderRefundForm({
            ...shared,
            choice: chosen,
            source: source.value,
            onAsk: ask,
            onRefund: () => void refund(),
            onChoice: (next) => {
              choice.value = next;
              confirmingAction.value = '';
            },
          }),
        renderRefundList({
          ...shared,
          choice: chosen,
          onAsk: ask,
          onRetry: (id) => void change(id, 'attempts'),
          onTransferred: (id) => void change(id, 'transferred'),
          onTransfer: (id, iban, holder) => void change(id, 'transfer', { iban, account_holder: holder }),
          onChoice: (next) => (choice.value = next),
        }),
      ];
    };

    return () =>
      h('div', { class: 'order-refund', id: 'refund' }, [
        h('style', styles),
        h('h3', texts.t('title')),
        props.order === '+' ? h('p', texts.t('saveFirst')) : renderState(),
        problem.value !== '' && h('p', { class: 'problem', role: 'alert' }, problem.value),
      ]);
  },
});

/** Styles in the colors of the studio's theme, light and dark. */
const styles = `
.order-refund { display: grid; gap: 20px; scroll-margin-block-start: var(--header-bar-height, 60px); color: var(--theme--foreground); }
.order-refund p { margin: 0; line-height: 1.5; max-inline-size: 72ch; }
.order-refund h3 { margin: 8px 0 0; font-weight: 700; color: var(--theme--foreground-accent); }
.order-refund .sums { display: flex; flex-wrap: wrap; gap: 8px 40px; margin: 0; padding: 16px 20px; background: var(--theme--background-subdued); border-radius: var(--theme--border-radius); }
.order-refund .sums > div { display: grid; gap: 2px; }
.order-refund dt { font-size: 13px; }
.order-refund dd { margin: 0; font-weight: 700; color: var(--theme--foreground-accent); font-variant-numeric: tabular-nums; }
.order-refund table { inline-size: 100%; border-collapse: collapse; }
.order-refund th { text-align: start; font-weight: 600; font-size: 13px; padding: 0 16px 6px 0; }
.order-refund td { padding: 10px 16px 10px 0; border-block-start: var(--theme--border-width) solid var(--theme--border-color-subdued); vertical-align: middle; }
.order-refund td:first-child, .order-refund th:first-child { inline-size: 1%; white-space: nowrap; }
.order-refund .amount { text-align: end; padding-inline-end: 0; font-variant-numeric: tabular-nums; white-space: nowrap; }
.order-refund .note { display: block; font-size: 13px; }
.order-refund label { display: flex; gap: 10px; align-items: center; }
.order-refund label.stacked { display: grid; gap: 6px; }
.order-refund input[type='text'], .order-refund input[type='number'] { min-block-size: 44px; inline-size: 100%; padding: 8px 12px; color: var(--theme--form--field--input--foreground); background: var(--theme--form--field--input--background); border: var(--theme--border-width) solid var(--theme--form--field--input--border-color); border-radius: var(--theme--border-radius); font: inherit; }
.order-refund input[type='number'] { inline-size: 84px; }
.order-refund input[type='checkbox'] { inline-size: 20px; block-size: 20px; accent-color: var(--theme--primary); }
.order-refund input:focus-visible { outline: 2px solid var(--theme--primary); outline-offset: 1px; }
.order-refund .fields { display: grid; gap: 14px; grid-template-columns: repeat(auto-fit, minmax(240px, 1fr)); align-items: end; }
.order-refund .buttons { display: flex; flex-wrap: wrap; gap: 12px; align-items: center; }
.order-refund .sure { display: grid; gap: 12px; padding: 16px 20px; border: 2px solid var(--theme--warning); border-radius: var(--theme--border-radius); }
.order-refund .problem { padding: 10px 14px; border-inline-start: 3px solid var(--theme--danger); background: var(--theme--background-subdued); }
.order-refund .hint { padding: 10px 14px; border-inline-start: 3px solid var(--theme--primary); background: var(--theme--background-subdued); }
.order-refund .refunds { display: grid; gap: 12px; margin: 0; padding: 0; list-style: none; }
.order-refund .refunds > li { display: grid; gap: 10px; padding: 14px 20px; border: var(--theme--border-width) solid var(--theme--border-color); border-radius: var(--theme--border-radius); }
.order-refund .head { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: baseline; }
.order-refund .head strong { color: var(--theme--foreground-accent); font-variant-numeric: tabular-nums; }
.order-refund .state { padding: 2px 12px; border-radius: 999px; background: var(--theme--background-normal); }
.order-refund .state::before { content: ''; display: inline-block; inline-size: 9px; block-size: 9px; margin-inline-end: 8px; border-radius: 50%; background: var(--theme--primary); }
.order-refund .state.succeeded::before, .order-refund .state.transferred::before { background: var(--theme--success); }
.order-refund .state.failed::before { background: var(--theme--danger); }
.order-refund .state.to_transfer::before { background: var(--theme--warning); }
`;

interface Values {
  order?: string | { id?: string } | null;
}

const toOrder = ({ order }: Values): string | undefined => (typeof order === 'string' ? order : order?.id) ?? undefined;

/** The button in the form of a withdrawal: opens its order with the withdrawn lines selected. */
const WithdrawalLink = defineComponent({
  name: 'WithdrawalLink',
  props: { withdrawal: { type: String, required: true } },
  setup: (props) => {
    const texts = getRefundPanelMessages(document.documentElement.lang);
    const values = inject<Ref<Values>>('values', ref({}));
    return () => {
      const order = toOrder(values.value);
      return h('div', { class: 'order-refund' }, [
        h('style', styles),
        order === undefined
          ? h('p', texts.t('withdrawal.assignFirst'))
          : h(
              resolveComponent('v-button'),
              {
                to: `/content/ecommerce_order/${order}?withdrawal=${props.withdrawal}#refund`,
                onClick: () => (orderToShow = order),
              },
              () => texts.t('withdrawal.prepare'),
            ),
      ]);
    };
  },
});
