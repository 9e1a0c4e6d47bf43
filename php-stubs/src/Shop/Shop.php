<?php
/**
 * The shop behind the islands.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Shop;

defined( 'ABSPATH' ) || exit;

/** What the server's side of the islands asks of a shop. WooCommerce and the demo shop each answer it. */
interface Shop {
	/**
	 * The visitor's cart as GET /wc/store/v1/cart answers it, without any token.
	 *
	 * @return array<string, mixed> Plain arrays, as json_decode( …, true ) would give them.
	 */
	public function cart(): array;

	/**
	 * Products as GET /wc/store/v1/products answers them.
	 *
	 * @param array<string, mixed> $query Query arguments of that route.
	 * @return list<array<string, mixed>>
	 */
	public function products( array $query ): array;

	/**
	 * The shop's part of the site settings (spec section 3): storePages, countries, states, addressFields, countryLocale,
	 * orderStatuses, placeholderImgSrc, currency, payment and pickup settings, whether coupons, taxes and shipping are on.
	 *
	 * @return array<string, mixed> Keys as in src/domain/settings.ts.
	 */
	public function settings(): array;

	/**
	 * Takes what the shop has to say to this visitor on the next page: what came of a link or a form without JavaScript.
	 * Each message is given once.
	 *
	 * @return list<array{type: string, message: string}> Type error, success or notice; messages are HTML.
	 */
	public function take_notices(): array;

	/** The address of a product's page by id, or of the shop where there is none. */
	public function product_url( int $product_id ): string;
}
