/**
 * Server side of one visitor's orders in virtual time, with the rules of php-stubs/src/Orders: keys, the visitor's
 * lock, payments in doubt, and processes that are killed. That PHP has the same rules is tested by test/idempotency.
 */
import type { Simulation } from './simulation';
import type { ShopResponse } from './shop';

/** What happens to a process that places an order. */
export type OrderFate = 'fine' | 'declined' | 'killed before' | 'killed after' | 'breaks';

export interface OrderRow {
	readonly id: number;
	/** Number of the filling of the cart that was ordered. */
	fill: number;
	state: 'open' | 'paid' | 'failed';
	charges: number;
}

interface AttemptRow {
	order: OrderRow | null;
	lease: number;
	isPaying: boolean;
	answer: ShopResponse | null;
}

interface Described {
	readonly status: string;
	readonly order_id?: number | undefined;
	readonly redirect_url?: string;
	readonly answer?: ShopResponse;
}

const LEASE = 30_000;
const PAYMENT_LEASE = 90_000;
/** Time for which a request waits for another one, and the pause between its looks. */
const LONGEST_WAIT = 5_000;
const LOOK = 500;

const errorOf = (code: string, message: string, data: object, headers = {}): ShopResponse => ({
	status: 409,
	headers,
	body: { code: `storefront_islands_${code}`, message, data: { status: 409, ...data } },
});

export const pageOf = ({ id }: OrderRow): string => `https://shop.example/received/${String(id)}`;

export class OrderShop {
	readonly orders: OrderRow[] = [];
	/** Number of the filling of the cart; null while the cart is empty. */
	cart: number | null = 1;
	/** Number of times that the shopper has knowingly ordered a filling again. */
	readonly knowingly = new Map<number, number>();
	/** Orders of which the shopper has let go. */
	readonly letGo = new Set<OrderRow>();
	private fills = 1;
	private readonly attempts = new Map<string, AttemptRow>();
	private lockedUntil = -1;
	private doubt: { readonly order: OrderRow; readonly lease: number } | null = null;
	private readonly ordersInDoubt = new Set<OrderRow>();

	constructor(private readonly simulation: Simulation) {}

	/** The shopper puts something else into the cart after an order. */
	fill(): void {
		if (this.cart === null) {
			this.fills += 1;
			this.cart = this.fills;
		}
	}

	/** Order whose payment is uncertain for the visitor; null if there is none. */
	get orderInDoubt(): OrderRow | null {
		return this.doubt !== null && this.doubt.lease < this.simulation.now ? this.doubt.order : null;
	}

	orderOf(key: string): OrderRow | null {
		return this.attempts.get(key)?.order ?? null;
	}

	/** A webhook or a manager tells what became of an open payment. */
	decide(): void {
		const order = [...this.ordersInDoubt].find(({ state }) => state === 'open');
		if (order && this.lockedUntil < this.simulation.now) {
			order.state = order.charges > 0 ? 'paid' : 'failed';
			this.ordersInDoubt.delete(order);
		}
	}

	/** The checkout page is opened: a decided payment is told. */
	openPage(): void {
		this.gate();
	}

	/** The shopper follows the link “Order again all the same”. */
	orderAgain(): void {
		const order = this.orderInDoubt;
		if (order?.state === 'open') {
			this.doubt = null;
			this.letGo.add(order);
			this.knowingly.set(order.fill, (this.knowingly.get(order.fill) ?? 0) + 1);
		}
	}

	/** GET checkout-attempts/{key} */
	query(key: string): ShopResponse {
		return { status: 200, headers: {}, body: this.describe(key) };
	}

	/**
	 * POST checkout, the classic form or a wallet: the last two have no key. Returns null for a killed process.
	 */
	async order(key: string | null, fate: OrderFate): Promise<ShopResponse | null> {
		const end = this.simulation.now + LONGEST_WAIT;
		const mine: AttemptRow = {
			order: null,
			lease: this.simulation.now + LEASE,
			isPaying: false,
			answer: null,
		};
		if (key !== null) {
			while (this.stateOf(key) === 'running' && this.simulation.now < end) {
				await this.simulation.wait(LOOK);
			}
			const known = this.attempts.get(key);
			switch (this.stateOf(key)) {
				case 'finished':
					return known?.answer ?? null;
				case 'uncertain':
					return this.uncertain(known?.order ?? null);
				case 'running':
					return this.running();
				case 'abandoned':
					mine.order = known?.order ?? null;
					this.attempts.set(key, mine);
			}
		}
		const refusal = await this.pass(end);
		if (refusal) {
			this.release(key, mine);
			return refusal;
		}
		return this.run(key, mine, fate);
	}

	/** Takes the lock, or returns why the request must not run. */
	private async pass(end: number): Promise<ShopResponse | null> {
		const refusal = this.gate();
		if (refusal) {
			return refusal;
		}
		while (this.lockedUntil >= this.simulation.now) {
			if (this.simulation.now >= end) {
				return this.running();
			}
			await this.simulation.wait(LOOK);
		}
		const late = this.gate();
		if (late) {
			return late;
		}
		this.lockedUntil = this.simulation.now + LEASE;
		return null;
	}

	private async run(
		key: string | null,
		mine: AttemptRow,
		fate: OrderFate,
	): Promise<ShopResponse | null> {
		if (this.cart === null) {
			this.lockedUntil = -1;
			this.release(key, mine);
			return {
				status: 400,
				headers: {},
				body: { code: 'woocommerce_rest_cart_empty', message: 'Cart is empty', data: {} },
			};
		}
		const order = mine.order ?? this.newOrder(this.cart);
		mine.order = order;
		// A shop fills an order that it continues with what is in the cart now.
		order.fill = this.cart;
		await this.simulation.wait(this.simulation.between(1, 500));
		if (fate === 'killed before') {
			return null;
		}
		const lease = this.simulation.now + PAYMENT_LEASE;
		this.lockedUntil = lease;
		Object.assign(mine, { lease, isPaying: true });
		this.doubt = { order, lease };
		this.ordersInDoubt.add(order);
		await this.simulation.wait(this.simulation.between(1, 8_000));
		const isCharged = fate !== 'declined';
		order.charges += isCharged ? 1 : 0;
		if (fate === 'killed after') {
			return null;
		}
		this.lockedUntil = -1;
		if (fate === 'breaks') {
			mine.lease = -1;
			this.doubt = { order, lease: -1 };
			return { status: 500, headers: {}, body: { code: 'x', message: 'Critical error' } };
		}
		order.state = isCharged ? 'paid' : 'failed';
		this.cart = isCharged ? null : this.cart;
		this.doubt = null;
		this.ordersInDoubt.delete(order);
		mine.answer = this.answerOf(order);
		return mine.answer;
	}

	private newOrder(fill: number): OrderRow {
		const order: OrderRow = { id: this.orders.length + 41, fill, state: 'open', charges: 0 };
		this.orders.push(order);
		return order;
	}

	private answerOf(order: OrderRow): ShopResponse {
		const isPaid = order.state === 'paid';
		return {
			status: isPaid ? 200 : 400,
			headers: {},
			body: {
				order_id: order.id,
				payment_result: {
					payment_status: isPaid ? 'success' : 'failure',
					redirect_url: isPaid ? pageOf(order) : '',
				},
			},
		};
	}

	private release(key: string | null, mine: AttemptRow): void {
		mine.lease = -1;
		if (key !== null && mine.order === null) {
			this.attempts.delete(key);
		}
	}

	private stateOf(key: string): 'finished' | 'uncertain' | 'running' | 'abandoned' {
		const attempt = this.attempts.get(key);
		if (!attempt) {
			return 'abandoned';
		}
		if (attempt.answer) {
			return 'finished';
		}
		if (attempt.lease >= this.simulation.now) {
			return 'running';
		}
		return attempt.isPaying ? 'uncertain' : 'abandoned';
	}

	/** OrderGate: null if the visitor may order. */
	private gate(): ShopResponse | null {
		const order = this.orderInDoubt;
		if (order?.state === 'open') {
			return this.uncertain(order);
		}
		if (order) {
			this.doubt = null;
			if (order.state === 'paid' && this.cart === order.fill) {
				this.cart = null;
				return errorOf('order_placed', 'Your order was placed.', {
					order_id: order.id,
					redirect_url: pageOf(order),
				});
			}
		}
		return null;
	}

	private uncertain(order: OrderRow | null): ShopResponse {
		return errorOf('outcome_uncertain', 'It is not certain …', { order_id: order?.id ?? 0 });
	}

	private running(): ShopResponse {
		return errorOf('request_running', 'Still being worked on.', {}, { 'Retry-After': '1' });
	}

	/** AttemptsRoute. */
	private describe(key: string): Described {
		const attempt = this.attempts.get(key);
		const order = attempt?.order ?? null;
		const state = this.stateOf(key);
		const isLetGo = order !== null && this.doubt?.order !== order && this.ordersInDoubt.has(order);
		if (state === 'uncertain' && order?.state === 'open' && !isLetGo) {
			return { status: state, order_id: order.id };
		}
		if (state === 'running' || state === 'finished') {
			const { answer } = attempt ?? {};
			return { status: state, ...(answer && { answer, order_id: order?.id }) };
		}
		const others = this.describeOthers();
		if (state === 'uncertain' && order?.state === 'paid' && others.status === 'unknown') {
			return { status: 'placed', order_id: order.id, redirect_url: pageOf(order) };
		}
		return others;
	}

	/** What is known of another order of the visitor. */
	private describeOthers(): Described {
		if (this.doubt !== null && this.doubt.lease >= this.simulation.now) {
			return { status: 'running' };
		}
		const refusal = this.gate();
		if (!refusal) {
			return { status: 'unknown' };
		}
		const inDoubt = this.orderInDoubt;
		return inDoubt
			? { status: 'uncertain', order_id: inDoubt.id }
			: { ...dataOf(refusal.body), status: 'placed' };
	}
}

const dataOf = (body: unknown): object =>
	typeof body === 'object' && body !== null && 'data' in body && typeof body.data === 'object'
		? { ...body.data }
		: {};
