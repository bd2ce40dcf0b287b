// The form itself: reads what came in and went back, asks the order service for refunds, and shows what becomes of them.
import { useApi } from '@directus/extensions-sdk';
import { defineComponent, h, onBeforeUnmount, onMounted, ref } from 'vue';
import type { RefundView, StudioText } from '../../../contract/shop/refund.ts';
import { priceChoice, toEmptyChoice, toRequest, withWithdrawal, type Choice } from './refund-choice.ts';
import { renderChoice } from './render-choice.ts';
import { renderRefunds } from './render-refunds.ts';
import { renderSources } from './render-sources.ts';
import { styles } from './styles.ts';
import { toTexts } from './texts.ts';

const pauseMs = 4_000;

interface Refused {
  response?: { data?: { errors?: { message?: string; extensions?: { text?: StudioText } }[] } };
}

const isMoving = ({ refunds }: RefundView): boolean =>
  refunds.some(({ state }) => state === 'requested' || state === 'pending');

const createId = (): string => crypto.randomUUID();

export const OrderRefund = defineComponent({
  name: 'OrderRefund',
  props: { order: { type: String, required: true } },
  setup: (props) => {
    const api = useApi();
    const texts = toTexts(document.documentElement.lang);
    const view = ref<RefundView>();
    const choice = ref<Choice>();
    const source = ref(0);
    const problem = ref('');
    const isBusy = ref(false);
    /** What waits for its second press: the refund itself, or a transfer by its id. */
    const asked = ref('');
    const startState = ref<string>();
    let nextId = createId();
    let timer: number | undefined;
    let isGone = false;

    const show = (next: RefundView): void => {
      view.value = next;
      startState.value ??= next.order.state;
      window.clearTimeout(timer);
      if (!isGone && isMoving(next)) timer = window.setTimeout(() => void load(), pauseMs);
    };

    const explain = (error: unknown): string => {
      const [first] = (error as Refused).response?.data?.errors ?? [];
      return first?.extensions?.text?.[texts.language] ?? texts.failed;
    };

    const load = async (): Promise<void> => {
      try {
        const { data } = await api.get<{ data: RefundView }>(`/ecom/staff/orders/${props.order}/refunds`);
        show(data.data);
        if (choice.value) return;
        const withdrawal = new URLSearchParams(window.location.search).get('withdrawal');
        const empty = toEmptyChoice(data.data);
        choice.value = withdrawal === null ? empty : withWithdrawal(data.data, empty, withdrawal);
      } catch (error) {
        problem.value = explain(error);
      }
    };

    const post = async (path: string, body: object): Promise<boolean> => {
      isBusy.value = true;
      problem.value = '';
      try {
        const { data } = await api.post<{ data: RefundView }>(path, body);
        show(data.data);
        asked.value = '';
        return true;
      } catch (error) {
        problem.value = explain(error);
        return false;
      } finally {
        isBusy.value = false;
      }
    };

    const refund = async (): Promise<void> => {
      const [current, chosen] = [view.value, choice.value];
      const payment = current?.sources[source.value]?.payment;
      if (!current || !chosen || payment === undefined) return;
      const priced = priceChoice(current, chosen);
      if (!priced.ok) return;
      // The same id until the service has taken it: pressed twice, or sent again after a lost answer, it is one refund.
      const body = toRequest(chosen, { id: nextId, payment, amountCents: priced.amountCents });
      if (!(await post(`/ecom/staff/orders/${props.order}/refunds`, body)) || !view.value) {
        asked.value = '';
        await load();
        return;
      }
      nextId = createId();
      choice.value = toEmptyChoice(view.value);
    };

    const change = (id: string, action: string, body: object = {}) => post(`/ecom/staff/refunds/${id}/${action}`, body);

    onMounted(() => {
      if (props.order !== '+') void load();
    });
    onBeforeUnmount(() => {
      isGone = true;
      window.clearTimeout(timer);
    });

    const renderState = () => {
      const [current, chosen] = [view.value, choice.value];
      if (!current || !chosen) return problem.value === '' ? h('p', texts.loading) : null;
      const shared = { view: current, texts, isBusy: isBusy.value, asked: asked.value };
      const ask = (what: string) => {
        asked.value = what;
      };
      return [
        current.order.state !== startState.value &&
          h('p', { class: 'hint', role: 'status' }, [
            `${texts.stateChanged} `,
            h('a', { href: window.location.href, onClick: () => window.location.reload() }, texts.reload),
          ]),
        renderSources({
          ...shared,
          source: source.value,
          onSource: (index) => {
            source.value = index;
          },
        }),
        current.sources.some(({ refundableCents }) => refundableCents > 0) &&
          renderChoice({
            ...{ ...shared, choice: chosen, source: source.value, onAsk: ask, onRefund: () => void refund() },
            onChoice: (next) => {
              choice.value = next;
              asked.value = '';
            },
          }),
        renderRefunds({
          ...{ ...shared, choice: chosen, onAsk: ask },
          onRetry: (id) => void change(id, 'attempts'),
          onTransferred: (id) => void change(id, 'transferred'),
          onTransfer: (id, iban, holder) => void change(id, 'transfer', { iban, account_holder: holder }),
          onChoice: (next) => {
            choice.value = next;
          },
        }),
      ];
    };

    return () =>
      h('div', { class: 'order-refund', id: 'refund' }, [
        h('style', styles),
        h('h3', texts.title),
        props.order === '+' ? h('p', texts.saveFirst) : renderState(),
        problem.value !== '' && h('p', { class: 'problem', role: 'alert' }, problem.value),
      ]);
  },
});
