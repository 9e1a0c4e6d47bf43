<?php
/**
 * The shop behind the islands.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Shop;

use StorefrontIslands\Purchase\AskedFor;
use StorefrontIslands\Purchase\Found;

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
	 * How many products a query finds on all of its pages together.
	 *
	 * @param array<string, mixed> $query As for products(); what pages and sorts them does not matter.
	 */
	public function found_products( array $query ): int;

	/**
	 * What filters need to know of the products that a query finds, as GET /wc/store/v1/products/collection-data answers it:
	 * bounds of prices (minor units, as text), counts by term, rating and stock status. What is not asked for is null.
	 *
	 * @param array<string, mixed> $query Query arguments of that route.
	 * @return array<string, mixed> Plain arrays, as json_decode( …, true ) would give them; empty where the shop refuses.
	 */
	public function collection_data( array $query ): array;

	/**
	 * How the prices of what a query finds are spread between its lowest and its highest price, which are those of its price
	 * range: the filter on prices itself is left out. Bars are equally wide; a product with a range of prices counts by its
	 * lowest one.
	 *
	 * @param array<string, mixed> $query   As for products().
	 * @param int                  $buckets How many bars; 1 and more.
	 * @return list<int> Products of each bar; empty where all have the same price or nothing is found.
	 */
	public function price_histogram( array $query, int $buckets ): array;

	/**
	 * The attributes that products are told apart by, in the shop's order.
	 *
	 * @return list<array{id: int, name: string, taxonomy: string, label: string, count: int}> Name: the taxonomy without
	 *         "pa_". Label: text, without entities. Count: of its terms.
	 */
	public function attributes(): array;

	/**
	 * The terms of a taxonomy that have products, in the shop's order.
	 *
	 * @param string $taxonomy An attribute's, or product_cat and the like.
	 * @return list<array{id: int, name: string, slug: string, count: int, parent: int}> Name: text, without entities. Slug:
	 *         UTF-8, as an address says it once it is decoded. Count: its products, whatever is filtered.
	 */
	public function terms( string $taxonomy ): array;

	/**
	 * The shop's part of the site settings (spec section 3): storePages, countries, states, addressFields, countryLocale,
	 * orderStatuses, placeholderImgSrc, currency, productAttributes, payment and pickup settings, whether coupons, taxes and
	 * shipping are on.
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

	/**
	 * Leaves the visitor a message of what went wrong, for the next page that shows messages; the same one once.
	 *
	 * @param string $message HTML, as the Store API has it.
	 */
	public function leave_problem( string $message ): void;

	/** The address of a product's page by id, or of the shop where there is none. */
	public function product_url( int $product_id ): string;

	/**
	 * An order for who bought it, by the rule of Purchase\Access. May run what the shop's plugins do once an order is received.
	 *
	 * @param AskedFor $asked Its id and key, and what the visitor has typed.
	 */
	public function purchase( AskedFor $asked ): Found;

	/**
	 * Where customers find what is theirs: the same for every visitor, with no nonce in it.
	 *
	 * @return list<array{name: string, label: string, url: string}> Name: orders, addresses, details or log-out. Label: text,
	 *         without entities. Empty where the shop has no account page.
	 */
	public function account_links(): array;
}
