/**
 * In-memory server side of the Store API's cart: enough of WooCommerce's rules for tests of the API layer and of the
 * stores. Includes nonces, batches, Idempotency-Key and Idempotency-Replaces; the network is in api-fetch.ts.
 */
import { isRecord } from '../../src/domain/support/unknown';
import { aCart, aCoupon, aFee, anItem, aPackage, type CartJson } from '../fixtures/builders';
import type { CartItemData, QuantityLimitsData } from '../../src/domain/cart/data';

export interface ShopRequest {
	readonly method: string;
	readonly path: string;
	readonly headers?: Readonly<Record<string, string>>;
	readonly body?: unknown;
}

export interface ShopResponse {
	readonly status: number;
	readonly headers: Readonly<Record<string, string>>;
	readonly body: unknown;
}

export interface Product {
	readonly id: number;
	readonly name: string;
	/** In minor units. */
	readonly price: number;
	readonly limits?: Partial<QuantityLimitsData>;
}

/**
 * Request that the shop carried out or rejected for its content; repeated responses for an idempotency key are not
 * included.
 */
export interface Deed {
	readonly path: string;
	readonly body: Readonly<Record<string, unknown>>;
	readonly status: number;
}

const COUPONS = ['save10', 'fiver'];

const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const error = (status: number, code: string, message: string, data: object = {}) => ({
	status,
	body: { code, message, data: { status, ...data } },
});

export class FakeShop {
	/** In the order of processing; without reads and rejected nonces. */
	readonly deeds: Deed[] = [];
	/** All requests as received from the network; a batch counts as one. */
	readonly requests: ShopRequest[] = [];
	/** Virtual time in seconds; increases with every new nonce. */
	private tick = 1000;
	private nonce = 'nonce-1000';
	private cart: CartJson = aCart();
	private readonly removed: CartItemData[] = [];
	private readonly remembered = new Map<string, number>();
	private readonly products: ReadonlyMap<number, Product>;

	constructor(
		products: readonly Product[] = [
			{ id: 12, name: 'Morning Mug', price: 3225 },
			{ id: 13, name: 'Tea Bowl', price: 675, limits: { maximum: 20 } },
			{ id: 14, name: 'Egg Cups', price: 200, limits: { minimum: 6, maximum: 24, multiple_of: 6 } },
		],
	) {
		this.products = new Map(products.map((product) => [product.id, product]));
	}

	/** Cart as returned by GET cart. */
	get cartJson(): CartJson {
		return this.cart;
	}

	/** Replaces the cart, as if it had been changed in another tab. */
	setCart(cart: CartJson): void {
		this.cart = cart;
	}

	/** Nonce and timestamp that the headers of the next response contain. */
	get noncePair(): { readonly nonce: string; readonly timestamp: number } {
		return { nonce: this.nonce, timestamp: this.tick };
	}

	/** Invalidates all nonces issued so far. */
	killNonces(): void {
		this.tick += 1;
		this.nonce = `nonce-${String(this.tick)}`;
	}

	handle(request: ShopRequest): ShopResponse {
		this.requests.push(request);
		return request.path === '/wc/store/v1/batch'
			? this.answer(this.batch(request))
			: this.answer(this.route(request));
	}

	private answer({ status, body }: { status: number; body: unknown }): ShopResponse {
		return {
			status,
			body,
			headers: { Nonce: this.nonce, 'Nonce-Timestamp': String(this.tick) },
		};
	}

	private batch({ body }: ShopRequest): { status: number; body: unknown } {
		const { requests } = asRecord(body);
		if (!Array.isArray(requests) || requests.length > 25) {
			return error(400, 'rest_invalid_param', 'Invalid parameter(s): requests');
		}
		const responses = requests.map((entry: unknown) => {
			const { method, path, headers, body: entryBody } = asRecord(entry);
			return this.answer(
				this.route({
					method: textOf(method) || 'POST',
					path: textOf(path),
					headers: Object.fromEntries(
						Object.entries(asRecord(headers)).map(([name, value]) => [name, textOf(value)]),
					),
					body: entryBody,
				}),
			);
		});
		return { status: 207, body: { responses } };
	}

	private route(request: ShopRequest): { status: number; body: unknown } {
		const endpoint = request.path.replace('/wc/store/v1/', '');
		if (request.method === 'GET') {
			return endpoint === 'cart'
				? { status: 200, body: this.cart }
				: error(404, 'rest_no_route', 'No route was found.');
		}
		const refusal = this.refusal(request.headers?.Nonce);
		const body = asRecord(request.body);
		if (!refusal) {
			this.replace(request.headers?.['Idempotency-Replaces']);
		}
		return (
			refusal ??
			this.once(request.headers?.['Idempotency-Key'], () => {
				const answer = this.mutate(endpoint, body);
				this.deeds.push({ path: endpoint, body, status: answer.status });
				return answer;
			})
		);
	}

	private refusal(nonce: string | undefined) {
		if (!nonce) {
			return error(401, 'woocommerce_rest_missing_nonce', 'Missing the Nonce header.');
		}
		return nonce === this.nonce
			? null
			: error(403, 'woocommerce_rest_invalid_nonce', 'Nonce is invalid.');
	}

	/** Keeps replaced requests that have not come yet from changing the cart. */
	private replace(keys = '') {
		keys
			.split(',')
			.filter((key) => key !== '' && !this.remembered.has(key))
			.forEach((key) => this.remembered.set(key, 200));
	}

	/** Carries out a request once for its idempotency key; a repeated one gets the cart as it is. */
	private once(key: string | undefined, act: () => { status: number; body: unknown }) {
		const known = key === undefined ? undefined : this.remembered.get(key);
		if (known !== undefined) {
			return { status: known, body: this.cart };
		}
		const answer = act();
		if (key !== undefined && answer.status < 400) {
			this.remembered.set(key, answer.status);
		}
		return answer;
	}

	private mutate(endpoint: string, body: Readonly<Record<string, unknown>>) {
		switch (endpoint) {
			case 'cart/add-item':
				return this.add(Number(body.id), Number(body.quantity ?? 1));
			case 'cart/update-item':
				return this.update(textOf(body.key), Number(body.quantity));
			case 'cart/remove-item':
				return this.remove(textOf(body.key));
			case 'cart/apply-coupon':
				return this.applyCoupon(textOf(body.code));
			case 'cart/remove-coupon':
				return this.removeCoupon(textOf(body.code));
			case 'cart/select-shipping-rate':
				return this.selectRate(textOf(body.rate_id));
			case 'cart/update-customer':
				return this.updateCustomer(body);
			case 'cart/extensions':
				return this.extend(body.data);
			case 'checkout?__experimental_calc_totals=true':
				return this.chooseMethod(textOf(body.payment_method));
			default:
				return error(404, 'rest_no_route', 'No route was found.');
		}
	}

	/** Paying on delivery costs a fee. */
	private chooseMethod(method: string) {
		const { body } = this.accept({
			...this.cart,
			fees: method === 'cod' ? [aFee('Cash fee', 250)] : [],
		});
		return { status: 200, body: { order_id: 0, payment_method: method, __experimentalCart: body } };
	}

	private accept(cart: CartJson, status = 200) {
		const items = cart.items;
		this.cart = aCart({
			items,
			coupons: cart.coupons,
			fees: cart.fees,
			cross_sells: cart.cross_sells.filter(({ id }) => !items.some((item) => item.id === id)),
			shipping_rates:
				items.length > 0
					? cart.shipping_rates.length > 0
						? cart.shipping_rates
						: [aPackage()]
					: [],
			shipping_address: cart.shipping_address,
			billing_address: cart.billing_address,
		});
		return { status, body: this.cart };
	}

	private conflict(code: string, message: string) {
		return error(409, code, message, { cart: this.cart });
	}

	private line(product: Product, quantity: number): CartItemData {
		return anItem({
			id: product.id,
			name: product.name,
			price: product.price,
			quantity,
			quantity_limits: {
				minimum: 1,
				maximum: 99,
				multiple_of: 1,
				editable: true,
				...product.limits,
			},
		});
	}

	private withQuantity(key: string, quantity: number): CartJson {
		return {
			...this.cart,
			items: this.cart.items.map((item) => {
				const product = this.products.get(item.id);
				return item.key === key && product ? this.line(product, quantity) : item;
			}),
		};
	}

	private add(id: number, quantity: number) {
		const product = this.products.get(id);
		if (!product) {
			return error(400, 'woocommerce_rest_cart_invalid_product', 'It cannot be added.');
		}
		const existing = this.cart.items.find((item) => item.id === id);
		const maximum = product.limits?.maximum ?? 99;
		if ((existing?.quantity ?? 0) + quantity > maximum) {
			const code = 'woocommerce_rest_product_partially_out_of_stock';
			return error(400, code, `You cannot add more than ${String(maximum)}.`);
		}
		const cart = existing
			? this.withQuantity(existing.key, existing.quantity + quantity)
			: { ...this.cart, items: [...this.cart.items, this.line(product, quantity)] };
		return this.accept(cart, 201);
	}

	private update(key: string, quantity: number) {
		const item = this.cart.items.find((line) => line.key === key);
		if (!item) {
			return this.conflict('woocommerce_rest_cart_invalid_key', 'Cart item no longer exists.');
		}
		const { minimum, maximum, multiple_of } = item.quantity_limits;
		if (quantity < minimum || quantity > maximum || quantity % multiple_of !== 0) {
			const message = `The quantity of &quot;${item.name}&quot; cannot be ${String(quantity)}`;
			return error(400, 'invalid_quantity', message);
		}
		return this.accept(this.withQuantity(key, quantity));
	}

	private remove(key: string) {
		if (!this.cart.items.some((item) => item.key === key)) {
			return this.conflict('woocommerce_rest_cart_invalid_key', 'Cart item no longer exists.');
		}
		this.removed.push(...this.cart.items.filter((item) => item.key === key));
		return this.accept({ ...this.cart, items: this.cart.items.filter((item) => item.key !== key) });
	}

	/** Restores a removed line, or accepts the data of a plugin. */
	private extend(data: unknown) {
		if (!isRecord(data) || !('restore' in data)) {
			return this.accept(this.cart);
		}
		const { items } = this.cart;
		const line = this.removed.find(({ key }) => key === data.restore);
		if (!line) {
			const message = 'This item can no longer be brought back.';
			return this.conflict('storefront_islands_item_lost', message);
		}
		const position = Number(data.position);
		return this.accept({
			...this.cart,
			items: [...items.slice(0, position), line, ...items.slice(position)],
		});
	}

	/** Forgets removed lines, as a shop does when another page is opened. */
	forgetRemoved(): void {
		this.removed.length = 0;
	}

	private couponError(message: string) {
		return error(400, 'woocommerce_rest_cart_coupon_error', message);
	}

	private applyCoupon(code: string) {
		const lower = code.toLowerCase();
		if (!COUPONS.includes(lower)) {
			return this.couponError(`Coupon &quot;${code}&quot; does not exist!`);
		}
		if (this.cart.coupons.some((coupon) => coupon.code === lower)) {
			return this.couponError(`Coupon code &quot;${code}&quot; has already been applied.`);
		}
		return this.accept({ ...this.cart, coupons: [...this.cart.coupons, aCoupon(lower)] });
	}

	private removeCoupon(code: string) {
		if (!this.cart.coupons.some((coupon) => coupon.code === code)) {
			return this.conflict(
				'woocommerce_rest_cart_coupon_invalid_code',
				'Coupon cannot be removed because it is not in the cart.',
			);
		}
		const coupons = this.cart.coupons.filter((coupon) => coupon.code !== code);
		return this.accept({ ...this.cart, coupons });
	}

	private selectRate(rateId: string) {
		return this.accept({
			...this.cart,
			shipping_rates: this.cart.shipping_rates.map((pack) => ({
				...pack,
				shipping_rates: pack.shipping_rates.map((rate) => ({
					...rate,
					selected: rate.rate_id === rateId,
				})),
			})),
		});
	}

	private updateCustomer(body: Readonly<Record<string, unknown>>) {
		return this.accept({
			...this.cart,
			shipping_address: { ...this.cart.shipping_address, ...asRecord(body.shipping_address) },
			billing_address: { ...this.cart.billing_address, ...asRecord(body.billing_address) },
		});
	}
}
