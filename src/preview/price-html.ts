import { formatMoney, type Money } from '../domain/support/money';

/** Returns the price HTML that WooCommerce has for a sample product. */
export const samplePriceHtml = (price: Money): string =>
	`<span class="woocommerce-Price-amount amount"><bdi>${formatMoney(price)}</bdi></span>`;
