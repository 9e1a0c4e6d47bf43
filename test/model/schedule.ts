/**
 * One random schedule: one or two tabs of a shopper change a cart over an unreliable network until it is idle again;
 * another door may order it meanwhile.
 * Returns the violated guarantees of the API layer (docs/behaviour.md#lost-responses).
 */
import { createChaos, createChaoticNetwork, type Chaos } from './chaos';
import { aWish, ADDED_PRODUCT, isThere, KEPT_PRODUCT, subjectOf, untouched } from './wishes';
import { aCart, anItem, aPackage, aPickupRate, aRate } from '../fixtures/builders';
import { createFakeApiFetch } from '../fakes/api-fetch';
import { FakeEnvironment, memoryStorage } from '../fakes/environment';
import { FakeShop } from '../fakes/shop';
import { Simulation } from '../fakes/simulation';
import { connectStoreApi, decodeCart, type CartPort, type CartResult } from '../../src/api';
import type { CartData } from '../../src/domain/cart/data';
import type { CartIntent } from '../../src/domain/cart/intent';
import { mayHaveSucceeded } from '../../src/domain/failure/failure';

const ROOT = 'https://shop.example/wp-json/';
/** Duration of changes, network failures and outages, in virtual milliseconds. */
const STORM = 12_000;
/** Time until the last retry has ended, in virtual milliseconds: 8 timeouts and 8 pauses. */
const QUIET = 600_000;

/** Fields of the shop's responses that a schedule needs; decoding all fields takes three times as long. */
const FIELDS = [
	...['responses', 'status', 'headers', 'Nonce', 'Nonce-Timestamp', 'body', 'code', 'message'],
	...['data', 'cart', 'items', 'key', 'id', 'quantity', 'items_count', 'coupons', 'city'],
	...['shipping_rates', 'package_id', 'rate_id', 'selected', 'shipping_address'],
	...['totals', 'total_price'],
];

interface Wish {
	readonly intent: CartIntent;
	result: CartResult | null;
}

class Tab {
	readonly wishes: Wish[] = [];
	readonly chaos: Chaos = createChaos();
	readonly environment: FakeEnvironment;
	/** Cart as a store would hold it: the latest that arrived. */
	cart: CartData | null = null;
	/** True if a change ended without a known result. */
	inDoubt = false;
	private readonly port: CartPort;

	constructor(
		simulation: Simulation,
		shop: FakeShop,
		storage: FakeEnvironment['storage'],
		private readonly name: string,
	) {
		this.environment = new FakeEnvironment(simulation, storage);
		const network = createChaoticNetwork(simulation, this.environment, shop, this.chaos);
		// Nonce of a cached page: half of them have expired.
		const nonce = simulation.chance(0.5) ? shop.noncePair.nonce : 'dead';
		this.port = connectStoreApi({
			apiFetch: createFakeApiFetch(network, FIELDS),
			root: ROOT,
			nonce: { nonce, timestamp: 0 },
			environment: this.environment,
		});
	}

	want(intent: CartIntent): void {
		const wish: Wish = { intent, result: null };
		this.wishes.push(wish);
		const key = `${this.name}-${String(this.wishes.length)}`;
		void this.port.mutate(intent, key).then((result) => {
			wish.result = result;
			this.receive(result);
		});
	}

	async read(): Promise<void> {
		const result = await this.port.load();
		if (result.ok !== 'superseded') {
			this.receive(result);
		}
	}

	hurry(): void {
		this.port.retryNow();
	}

	private receive(result: CartResult): void {
		if (result.ok) {
			this.cart = result.value;
		} else {
			this.cart = (result.failure.kind === 'api' && result.failure.cart) || this.cart;
			this.inDoubt ||= mayHaveSucceeded(result.failure);
		}
	}
}

const aShop = (): FakeShop => {
	const shop = new FakeShop([
		{ id: 12, name: 'Morning Mug', price: 3225 },
		{ id: 13, name: 'Tea Bowl', price: 675 },
		{ id: KEPT_PRODUCT, name: 'Tray', price: 4200 },
		{ id: ADDED_PRODUCT, name: 'Spoon', price: 100, limits: { maximum: 9999 } },
	]);
	shop.setCart(
		aCart({
			items: [12, 13, KEPT_PRODUCT].map((id) => anItem({ id })),
			shipping_rates: [aPackage({ shipping_rates: [aRate(), aPickupRate()] })],
		}),
	);
	return shop;
};

const planOutages = (simulation: Simulation, tab: Tab): void => {
	if (simulation.chance(0.4)) {
		const start = simulation.between(0, STORM);
		simulation.after(start, () => tab.environment.setOnline(false));
		simulation.after(start + simulation.between(100, 20_000), () =>
			tab.environment.setOnline(true),
		);
	}
};

const plan = (simulation: Simulation, shop: FakeShop, tabs: readonly Tab[]): void => {
	tabs.forEach((tab, index) => {
		tab.chaos.mishaps = simulation.pick([0, 0.1, 0.3, 0.6]);
		const wishes = Math.floor(simulation.between(1, 11));
		for (let number = 0; number < wishes; number += 1) {
			simulation.after(simulation.between(0, STORM * simulation.random()), () =>
				tab.want(aWish(simulation, `${String(index)}-${String(number)}`)),
			);
		}
		for (let reads = Math.floor(simulation.between(0, 4)); reads > 0; reads -= 1) {
			simulation.after(simulation.between(0, STORM), () => void tab.read());
		}
		if (simulation.chance(0.2)) {
			simulation.after(simulation.between(0, STORM), () => tab.hurry());
		}
		planOutages(simulation, tab);
	});
	for (let kills = Math.floor(simulation.between(0, 3)); kills > 0; kills -= 1) {
		simulation.after(simulation.between(0, STORM), () => shop.killNonces());
	}
	simulation.after(STORM, () => tabs.forEach((tab) => (tab.chaos.mishaps = 0)));
};

/** Another door orders the cart: the shop empties it between two requests. Returns true if one does. */
const planOrder = (simulation: Simulation, shop: FakeShop): boolean => {
	const isOrdered = simulation.chance(0.15);
	if (isOrdered) {
		simulation.after(simulation.between(0, STORM), () =>
			shop.setCart(aCart({ items: [], shipping_rates: [] })),
		);
	}
	return isOrdered;
};

/** Parts of a cart that a schedule can change. */
const essence = (cart: CartData | null): string =>
	JSON.stringify(
		cart && {
			items: cart.items.map(({ key, quantity }) => [key, quantity]),
			coupons: cart.coupons.map(({ code }) => code),
			rates: cart.shippingRates.flatMap((pack) =>
				pack.shipping_rates.filter((rate) => rate.selected).map((rate) => rate.rate_id),
			),
			city: cart.shippingAddress.city,
			total: cart.totals.total_price,
		},
	);

const carriedOut = (shop: FakeShop, key: string): number =>
	shop.deeds.filter(({ body, status }) => body.ref === key && status < 300).length;

const brokenByAdditions = (shop: FakeShop, tab: Tab): readonly string[] =>
	tab.wishes.flatMap(({ intent, result }) => {
		if (intent.type !== 'add-item') {
			return [];
		}
		const times = carriedOut(shop, intent.idempotencyKey);
		const isRight = result?.ok ? times === 1 : times <= 1;
		return isRight
			? []
			: [`addition ${intent.idempotencyKey} was carried out ${String(times)} times`];
	});

/**
 * True if the change was reported as failed but may have been carried out: its result is unknown (mayHaveSucceeded), it
 * was refused for its nonce after it had replaced an older change, or it is a removal that was replaced after its
 * response was lost.
 */
const isDoubtful = ({ intent, result }: Wish): boolean =>
	result?.ok === false &&
	(mayHaveSucceeded(result.failure) ||
		intent.type === 'remove-item' ||
		(result.failure.kind === 'api' && result.failure.code === 'woocommerce_rest_invalid_nonce'));

/**
 * Checks that, for each subject, the last accepted change is in the final cart of the shop: no accepted change is
 * missing, and no refused change was carried out.
 */
const brokenByWishes = (cart: CartData, tab: Tab): readonly string[] => {
	const subjects = new Set(tab.wishes.map(({ intent }) => subjectOf(intent)));
	return [...subjects].flatMap((subject) => {
		const about = tab.wishes.filter(({ intent }) => subjectOf(intent) === subject);
		const granted = about.filter(({ result }) => result?.ok).map(({ intent }) => intent);
		const expected = granted[granted.length - 1] ?? untouched(about.map(({ intent }) => intent));
		return about.some(isDoubtful) || !expected || isThere(expected, cart)
			? []
			: [`not there: ${JSON.stringify(expected)}`];
	});
};

const brokenByTab = (tab: Tab): readonly string[] => {
	const { mostBatches, mostSendings, mostLosses } = tab.chaos;
	const open = tab.wishes.filter(({ result }) => result === null).length;
	const dropped = tab.wishes.some(
		({ result }) => result?.ok === false && result.failure.kind === 'connection',
	);
	return [
		...(open > 0 ? [`${String(open)} wishes never got an answer`] : []),
		...(mostBatches > 1 ? [`${String(mostBatches)} batches in flight`] : []),
		...(mostSendings > 2 ? [`a batch was sent ${String(mostSendings)} times for its nonce`] : []),
		...(dropped && mostLosses < 8 ? [`gave up after ${String(mostLosses)} losses`] : []),
	];
};

/** Runs the schedule of a seed; returns an empty list if all guarantees were kept. */
export const runSchedule = async (seed: number): Promise<readonly string[]> => {
	const simulation = new Simulation(seed);
	const shop = aShop();
	const storage = simulation.chance(0.9) ? memoryStorage() : null;
	const tabs = Array.from(
		{ length: simulation.chance(0.3) ? 2 : 1 },
		(_, index) => new Tab(simulation, shop, storage, `tab-${String(index)}`),
	);
	plan(simulation, shop, tabs);
	const isOrdered = planOrder(simulation, shop);
	await simulation.run(QUIET);

	// A single tab without unknown results has the current cart and sends no request; any other tab reads the cart once
	// more.
	const asking = tabs.filter(
		(tab) => tabs.length > 1 || isOrdered || tab.inDoubt || tab.cart === null,
	);
	asking.forEach((tab) => void tab.read());
	await simulation.run(2 * QUIET);

	const decoded = decodeCart(JSON.parse(JSON.stringify(shop.cartJson)));
	if (!decoded.ok) {
		return ['the shop has no cart'];
	}
	const server = decoded.value;
	return tabs.flatMap((tab) => [
		...brokenByTab(tab),
		...brokenByAdditions(shop, tab),
		// What was changed before the order is not in the cart any more.
		...(tabs.length === 1 && !isOrdered ? brokenByWishes(server, tab) : []),
		...(essence(tab.cart) === essence(server)
			? []
			: [`the page shows ${essence(tab.cart)}, the shop has ${essence(server)}`]),
	]);
};
