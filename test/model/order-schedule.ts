/**
 * One random schedule: tabs of a shopper, a wallet, a classic form and webhooks order one cart over an unreliable
 * network, processes are killed, pages reloaded, storage is blocked. Returns the violated promises of
 * docs/reliability.md.
 */
import { memoryStorage, type FakeEnvironment } from '../fakes/environment';
import { OrderShop, pageOf, type OrderFate } from '../fakes/order-shop';
import type { ShopResponse } from '../fakes/shop';
import { Simulation } from '../fakes/simulation';
import { OrderTab, type AttemptStorage, type TabPlan } from './order-tab';

/** Duration of failures and of the shopper's actions, then time until all leases and queries have ended. */
const STORM = 200_000;
const QUIET = 900_000;

const MISHAPS = ['request lost', 'answer lost', 'hangs', 'html page'] as const;
const FATES = ['declined', 'killed before', 'killed after', 'killed after', 'breaks'] as const;

const page: ShopResponse = { status: 502, headers: {}, body: '<h1>Bad Gateway</h1>' };

const asResponse = ({ status, headers, body }: ShopResponse): Response =>
	new Response(JSON.stringify(body), { status, headers });

class Story {
	readonly simulation: Simulation;
	readonly shop: OrderShop;
	readonly violations: string[] = [];
	tabs: OrderTab[] = [];
	/** Input on the device, which is dropped once an order is complete. */
	hasDraft = true;
	private mishaps: number;
	private readonly deaths: number;
	private readonly storage: NonNullable<AttemptStorage> | null;
	private keys = 0;

	constructor(seed: number) {
		this.simulation = new Simulation(seed);
		this.shop = new OrderShop(this.simulation);
		this.mishaps = this.simulation.pick([0, 0.1, 0.3, 0.6]);
		this.deaths = this.simulation.pick([0, 0.2, 0.5]);
		this.storage = this.simulation.chance(0.7) ? memoryStorage() : null;
	}

	private get isCalm(): boolean {
		return this.simulation.now >= STORM;
	}

	private fate(): OrderFate {
		return !this.isCalm && this.simulation.chance(this.deaths)
			? this.simulation.pick(FATES)
			: 'fine';
	}

	/** Sends a request and brings back its response, or loses one of the two. */
	private async carry(
		environment: FakeEnvironment,
		signal: AbortSignal | null | undefined,
		handle: () => Promise<ShopResponse | null>,
	): Promise<ShopResponse> {
		const { simulation } = this;
		const lost = (): never => {
			throw new TypeError('Failed to fetch');
		};
		const aborted = new Promise<never>((_, reject) => {
			signal?.addEventListener('abort', () => reject(new Error('aborted')));
		});
		aborted.catch(() => undefined);
		const mishap =
			!this.isCalm && simulation.chance(this.mishaps) ? simulation.pick(MISHAPS) : 'fine';
		await Promise.race([simulation.wait(simulation.between(1, 400)), aborted]);
		if (!environment.online || mishap === 'request lost') {
			return lost();
		}
		// The shop goes on with a request whose sender has left.
		const response = await Promise.race([handle(), aborted]);
		if (mishap === 'hangs') {
			return aborted;
		}
		await Promise.race([simulation.wait(simulation.between(1, 400)), aborted]);
		if (response === null || !environment.online || mishap === 'answer lost') {
			return lost();
		}
		return mishap === 'html page' ? page : response;
	}

	private readonly network: TabPlan['network'] = (environment) => ({
		post: ({ headers }, { signal }) =>
			this.carry(environment, signal, () =>
				this.shop.order(headers?.['Idempotency-Key'] ?? null, this.fate()),
			),
		fetch: async (address, { signal } = {}) =>
			asResponse(
				await this.carry(environment, signal, () =>
					Promise.resolve(this.shop.query(String(address).replace(/^.*\//, ''))),
				),
			),
	});

	/** What is said about an attempt must be true at that moment. */
	private readonly judgeMessage = ({ lastKey }: OrderTab, told: string): void => {
		const order = this.shop.orderOf(lastKey);
		if (['not-sent', 'busy', 'not-ordered'].includes(told) && order?.state === 'paid') {
			this.violations.push(`says ${told}, but order ${String(order.id)} is paid`);
		}
		if (told === 'storefront_islands_order_placed') {
			this.violations.push('a placed order is shown as an error');
		}
	};

	open(inherited: Iterable<string> = []): OrderTab {
		this.shop.openPage();
		const tab = new OrderTab(
			{
				simulation: this.simulation,
				storage: this.storage,
				network: this.network,
				createKey: () => `key-${String((this.keys += 1))}`,
				onTold: this.judgeMessage,
			},
			inherited,
		);
		this.tabs.push(tab);
		return tab;
	}

	/** Without storage the new page knows nothing of the open attempt. */
	private reload(tab: OrderTab): void {
		tab.isClosed = true;
		this.closed.push(tab);
		this.tabs = this.tabs.filter((other) => other !== tab);
		this.open(tab.unresolved);
	}

	readonly closed: OrderTab[] = [];

	act(): void {
		const { simulation, shop } = this;
		const [first, ...others] = this.tabs;
		if (!first) {
			return;
		}
		const tab = simulation.pick([first, ...others]);
		switch (
			simulation.pick([
				'press',
				'press',
				'press',
				'press',
				'check again',
				'reload',
				'tab',
				'classic',
				'wallet',
				'decide',
				'again',
				'fill',
				'offline',
				'back',
			])
		) {
			case 'press':
				return tab.press();
			case 'check again':
				return tab.checkAgain();
			case 'reload':
				return this.reload(tab);
			case 'tab':
				return void (others.length < 2 && this.open());
			case 'classic':
			case 'wallet':
				return void shop.order(null, this.fate());
			case 'decide':
				return shop.decide();
			case 'again':
				shop.orderAgain();
				return this.reload(tab);
			case 'fill':
				return shop.fill();
			case 'offline':
				tab.environment.setOnline(false);
				return void simulation.after(simulation.between(100, 20_000), () =>
					tab.environment.setOnline(true),
				);
			case 'back':
				return tab.dispatch({ type: 'page-returned' });
		}
	}

	/** Each tab tries to find out what became of the order, until it says so. */
	async end(): Promise<void> {
		const { simulation } = this;
		await simulation.run(STORM + QUIET);
		for (const tab of this.tabs) {
			for (let tries = 0; tries < 3 && !tab.isComplete; tries += 1) {
				tab.checkAgain();
				tab.press();
				await simulation.run(simulation.now + QUIET);
			}
		}
	}

	judge(): void {
		const { shop, violations } = this;
		for (const fill of new Set(shop.orders.map((order) => order.fill))) {
			const charges = shop.orders
				.filter((order) => order.fill === fill)
				.reduce((sum, order) => sum + order.charges, 0);
			if (charges > 1 + (shop.knowingly.get(fill) ?? 0)) {
				violations.push(`${String(charges)} charges for one cart`);
			}
		}
		for (const tab of [...this.tabs, ...this.closed]) {
			if (tab.newOrdersUnderDoubt > 0) {
				violations.push('a new order while the outcome of an earlier one was unknown');
			}
		}
		this.tabs.forEach((tab) => this.judgeEnd(tab));
	}

	private judgeEnd({ wait, isComplete, told, state }: OrderTab): void {
		const { shop, violations } = this;
		const paid = shop.orders.filter((order) => order.state === 'paid');
		const isTrue =
			(isComplete &&
				paid.some((order) => [pageOf(order), `ordered ${String(order.id)}`].includes(told))) ||
			(wait?.kind === 'uncertain' &&
				shop.orders.some(
					(order) => order.id === wait.orderId && order.state === 'open' && !shop.letGo.has(order),
				)) ||
			(state.phase.name === 'idle' && told === 'woocommerce_rest_cart_empty' && shop.cart === null);
		if (!isTrue) {
			violations.push(
				`ends in ${state.phase.name} ${JSON.stringify(wait)}, says “${told}”; ${JSON.stringify(shop.orders)}, cart ${String(shop.cart)}`,
			);
		}
	}
}

/** Runs the schedule of a seed; returns an empty list if all promises were kept. */
export const runOrderSchedule = async (seed: number): Promise<readonly string[]> => {
	const story = new Story(seed);
	const { simulation } = story;
	story.open();
	for (let actions = Math.floor(simulation.between(2, 14)); actions > 0; actions -= 1) {
		simulation.after(simulation.between(0, STORM), () => story.act());
	}
	await story.end();
	story.judge();
	return story.violations;
};
