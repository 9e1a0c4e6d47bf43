<?php

declare(strict_types=1);

namespace StorefrontIslands\Shop;

use StorefrontIslands\Purchase\OrderQuery;
use StorefrontIslands\Purchase\OrderResult;

defined( 'ABSPATH' ) || exit;

/** Passes every query on to another shop. A decorator overrides the queries that it answers itself. */
abstract class ShopDecorator implements Shop {
	protected Shop $shop;

	/** Wraps a shop. */
	public function __construct( Shop $shop ) {
		$this->shop = $shop;
	}

	public function cart(): array {
		return $this->shop->cart();
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<string, mixed> $query Query arguments of that route.
	 */
	public function products( array $query ): array {
		return $this->shop->products( $query );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<string, mixed> $query As for products(); pagination and order are ignored.
	 */
	public function found_products( array $query ): int {
		return $this->shop->found_products( $query );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<string, mixed> $query As for products(); pagination and order are ignored.
	 */
	public function product_ids( array $query ): array {
		return $this->shop->product_ids( $query );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $relation "upsells" or "cross-sells" that it names; "related" by categories and tags.
	 */
	public function related_products( int $product_id, string $relation ): array {
		return $this->shop->related_products( $product_id, $relation );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<string, string> $labels The plugin's labels of the orders that visitors may choose, by name.
	 */
	public function product_orders( array $labels, string $page ): ProductOrders {
		return $this->shop->product_orders( $labels, $page );
	}

	public function has_ratings(): bool {
		return $this->shop->has_ratings();
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<string, mixed> $query Query arguments of that route.
	 */
	public function collection_data( array $query ): array {
		return $this->shop->collection_data( $query );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<string, mixed> $query   As for products().
	 * @param int                  $buckets Number of bars, at least 1.
	 */
	public function price_histogram( array $query, int $buckets ): array {
		return $this->shop->price_histogram( $query, $buckets );
	}

	public function attributes(): array {
		return $this->shop->attributes();
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $taxonomy Taxonomy of an attribute, product_cat or similar.
	 */
	public function terms( string $taxonomy ): array {
		return $this->shop->terms( $taxonomy );
	}

	public function settings(): array {
		return $this->shop->settings();
	}

	public function form_settings(): array {
		return $this->shop->form_settings();
	}

	public function payment_icons(): array {
		return $this->shop->payment_icons();
	}

	public function take_notices(): array {
		return $this->shop->take_notices();
	}

	public function is_changed_by_pages(): bool {
		return $this->shop->is_changed_by_pages();
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $message HTML, as in the Store API.
	 */
	public function add_error_notice( string $message ): void {
		$this->shop->add_error_notice( $message );
	}

	public function form_parts( int $product_id ): ProductFormParts {
		return $this->shop->form_parts( $product_id );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param list<int> $ids Ids of products.
	 */
	public function card_actions( array $ids ): array {
		return $this->shop->card_actions( $ids );
	}

	public function page_actions( int $product_id ): array {
		return $this->shop->page_actions( $product_id );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param list<int> $ids Ids of products and variations.
	 */
	public function product_details( array $ids ): array {
		return $this->shop->product_details( $ids );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param list<int> $term_ids Ids of terms.
	 */
	public function swatches( string $taxonomy, array $term_ids ): ?array {
		return $this->shop->swatches( $taxonomy, $term_ids );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param int $product_id Id of the product or variation.
	 */
	public function product_url( int $product_id ): string {
		return $this->shop->product_url( $product_id );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param OrderQuery $order_query Id and key of the order, and the visitor's input.
	 */
	public function purchase( OrderQuery $order_query ): OrderResult {
		return $this->shop->purchase( $order_query );
	}

	public function account_links(): array {
		return $this->shop->account_links();
	}

	public function account( AccountParts $parts ): string {
		return $this->shop->account( $parts );
	}
}
