<?php

declare(strict_types=1);

namespace StorefrontIslands\Shop;

use StorefrontIslands\Purchase\OrderQuery;
use StorefrontIslands\Purchase\OrderResult;

defined( 'ABSPATH' ) || exit;

/** Shop as server-side rendering uses it. Implemented for WooCommerce and for the demo shop. */
interface Shop {
	/**
	 * Returns the visitor's cart as GET /wc/store/v1/cart returns it, without any token.
	 *
	 * @return array<string, mixed> Plain arrays, as json_decode( …, true ) returns them.
	 */
	public function cart(): array;

	/**
	 * Returns products as GET /wc/store/v1/products returns them.
	 *
	 * @param array<string, mixed> $query Query arguments of that route.
	 * @return list<array<string, mixed>>
	 */
	public function products( array $query ): array;

	/**
	 * Returns the number of products that match a query, on all pages.
	 *
	 * @param array<string, mixed> $query As for products(); pagination and order are ignored.
	 */
	public function found_products( array $query ): int;

	/**
	 * Returns the ids of all products that match a query.
	 *
	 * @param array<string, mixed> $query As for products(); pagination and order are ignored.
	 * @return list<int>
	 */
	public function product_ids( array $query ): array;

	/**
	 * Returns the products that belong to a product.
	 *
	 * @param string $relation "upsells" or "cross-sells" that it names; "related" by categories and tags.
	 * @return list<int> Ids, in the shop's order; related products in an order of their own, the same each time. Empty if there is no such product.
	 */
	public function related_products( int $product_id, string $relation ): array;

	/**
	 * Returns the orders of a list.
	 *
	 * @param array<string, string> $labels The plugin's labels of the orders that visitors may choose, by name.
	 * @param string                $page   Page whose list it is, see Catalogue\Query\PageQuery::PAGE; empty for none.
	 */
	public function product_orders( array $labels, string $page ): ProductOrders;

	/** True if the shop shows what buyers have rated its products with. */
	public function has_ratings(): bool;

	/**
	 * Returns the data for the filters of a product query, as GET /wc/store/v1/products/collection-data returns it:
	 * price bounds (minor units, as strings), counts by term, rating and stock status. Data that is not requested is
	 * null.
	 *
	 * @param array<string, mixed> $query Query arguments of that route.
	 * @return array<string, mixed> Plain arrays, as json_decode( …, true ) returns them; empty if the shop refuses the query.
	 */
	public function collection_data( array $query ): array;

	/**
	 * Returns the distribution of prices of a product query between the bounds of its price range; the price filter
	 * itself is ignored. Bars have equal widths; a product with a price range is counted by its lowest price.
	 *
	 * @param array<string, mixed> $query   As for products().
	 * @param int                  $buckets Number of bars, at least 1.
	 * @return list<int> Number of products per bar; empty if all have the same price or none is found.
	 */
	public function price_histogram( array $query, int $buckets ): array;

	/**
	 * Returns the product attributes, in the shop's order.
	 *
	 * @return list<array{id: int, name: string, taxonomy: string, label: string, count: int}> Name: the taxonomy without "pa_". Label: text, without entities. Count: number of its terms.
	 */
	public function attributes(): array;

	/**
	 * Returns the terms of a taxonomy that have products, in the shop's order.
	 *
	 * @param string $taxonomy Taxonomy of an attribute, product_cat or similar.
	 * @return list<array{id: int, name: string, slug: string, description: string, count: int, parent: int}> Name: text, without entities. Slug: UTF-8, as in a decoded URL. Description: text, without HTML. Count: number of products, independent of filters.
	 */
	public function terms( string $taxonomy ): array;

	/**
	 * Returns the shop's part of the site settings (docs/behaviour.md#site-settings) that every page may need: storePages,
	 * orderStatuses, placeholderImgSrc, currency, productAttributes, pickup settings, flags for coupons, taxes and shipping.
	 *
	 * @return array<string, mixed> Keys as in src/domain/support/settings.ts.
	 */
	public function settings(): array;

	/**
	 * Returns the settings that only the forms of private pages need, by far the largest part: countries, states,
	 * addressFields, countryLocale, payment settings, checkout. They are not asked for on other pages.
	 *
	 * @return array<string, mixed> Keys as in src/domain/support/settings.ts.
	 */
	public function form_settings(): array;

	/**
	 * Returns the icons of the payment methods that are available for the visitor's cart.
	 *
	 * @return list<array{src: string, alt: string}> Src: URL. Alt: text, without entities.
	 */
	public function payment_icons(): array;

	/**
	 * Returns and removes the notices for the visitor's next page: results of links and forms without JavaScript.
	 *
	 * @return list<array{type: string, message: string}> Type is error, success or notice; messages are HTML.
	 */
	public function take_notices(): array;

	/** True if the visitor's next page uses something of the session up: notices, and what a removed line needs to come back. */
	public function is_changed_by_pages(): bool;

	/**
	 * Stores an error notice for the next page that shows notices; identical notices are stored once.
	 *
	 * @param string $message HTML, as in the Store API.
	 */
	public function add_error_notice( string $message ): void;

	/** Returns what the shop and other plugins put into a product's form. Runs their actions. */
	public function form_parts( int $product_id ): ProductFormParts;

	/**
	 * Returns what other plugins print into the cards of products in a list, by id and action. Runs their actions.
	 *
	 * @param list<int> $ids Ids of products.
	 * @return array<int, array<string, string>> HTML, trusted like other output of plugins.
	 */
	public function card_actions( array $ids ): array;

	/**
	 * Returns what other plugins print on the page of a product, by action. Runs their actions; empty on other pages.
	 *
	 * @return array<string, string> HTML, trusted like other output of plugins.
	 */
	public function page_actions( int $product_id ): array;

	/**
	 * Returns what a product's page shows beside the data of the Store API, by id.
	 *
	 * @param list<int> $ids Ids of products and variations.
	 * @return array<int, ProductDetails> Ids without details are left out.
	 */
	public function product_details( array $ids ): array;

	/**
	 * Returns the samples of an attribute's values; null if the shop shows its values as a list of names.
	 *
	 * @param list<int> $term_ids Ids of terms.
	 * @return array<int, Swatch>|null By the id of the term; terms without a sample are empty.
	 */
	public function swatches( string $taxonomy, array $term_ids ): ?array;

	/** Returns the URL of a product's page by id, or of the shop page if there is none. */
	public function product_url( int $product_id ): string;

	/**
	 * Returns an order for its buyer, subject to the rules of Purchase\Access. May run the hooks of plugins for
	 * received orders.
	 *
	 * @param OrderQuery $order_query Id and key of the order, and the visitor's input.
	 */
	public function purchase( OrderQuery $order_query ): OrderResult;

	/**
	 * Returns the account links of customers: the same for all visitors, without nonces.
	 *
	 * @return list<array{name: string, label: string, url: string}> Name: orders, addresses, details or log-out. Label: text, without entities. Empty if the shop has no account page.
	 */
	public function account_links(): array;

	/**
	 * Returns the account page of the visitor at the current address: for guests the forms to log in, to register and
	 * to set a new password, for customers the menu with the chosen part.
	 *
	 * @return string HTML of the shop and its plugins, trusted like their other output; empty if the shop has no account page.
	 */
	public function account( AccountParts $parts ): string;
}
