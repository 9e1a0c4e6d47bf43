import { formatMoney, type Money } from '../../../src/domain/money';

const amountHtml = (amount: Money): string =>
	`<span class="woocommerce-Price-amount amount"><bdi>${formatMoney(amount)}</bdi></span>`;

/** Returns the price HTML that WooCommerce has for a sample product; `before` is its price before a sale. */
export const samplePriceHtml = (now: Money, before?: Money): string =>
	before ? `<del>${amountHtml(before)}</del> <ins>${amountHtml(now)}</ins>` : amountHtml(now);
