<?php

declare(strict_types=1);

namespace StorefrontIslands\Shop;

use StorefrontIslands\Purchase\OrderQuery;
use StorefrontIslands\Purchase\OrderResult;

defined( 'ABSPATH' ) || exit;

/**
 * Queries the shop once per page: the HTML of a block and the boot data must contain the same cart, or hydration fails.
 * Several filters and a grid also query the same products.
 */
final class MemoizedShop extends ShopDecorator {
	/**
	 * Cart; null before the first query.
	 *
	 * @var array<string, mixed>|null
	 */
	private ?array $cart = null;

	/**
	 * Settings; null before the first query.
	 *
	 * @var array<string, mixed>|null
	 */
	private ?array $settings = null;

	/**
	 * Settings of forms; null before the first query.
	 *
	 * @var array<string, mixed>|null
	 */
	private ?array $form_settings = null;

	/**
	 * Notices; null before the first query. Cached, because content that is rendered early, for example for an excerpt,
	 * must not use them up.
	 *
	 * @var list<array{type: string, message: string}>|null
	 */
	private ?array $notices = null;

	/**
	 * Lists of products by query.
	 *
	 * @var array<string, list<array<string, mixed>>>
	 */
	private array $products = array();

	/**
	 * Numbers of found products by query.
	 *
	 * @var array<string, int>
	 */
	private array $found = array();

	/**
	 * Collection data by query.
	 *
	 * @var array<string, array<string, mixed>>
	 */
	private array $counts = array();

	/**
	 * Price histograms by query and number of bars.
	 *
	 * @var array<string, list<int>>
	 */
	private array $histograms = array();

	/**
	 * Attributes; null before the first query.
	 *
	 * @var list<array{id: int, name: string, taxonomy: string, label: string, count: int}>|null
	 */
	private ?array $attributes = null;

	/**
	 * Terms by taxonomy.
	 *
	 * @var array<string, list<array{id: int, name: string, slug: string, description: string, count: int, parent: int}>>
	 */
	private array $terms = array();

	/** Order of the page; null before the first query. */
	private ?OrderResult $purchase = null;

	public function cart(): array {
		if ( null === $this->cart ) {
			$this->cart = $this->shop->cart();
		}
		return $this->cart;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<string, mixed> $query Query arguments of the Store API route.
	 */
	public function products( array $query ): array {
		return $this->products[ self::key( $query ) ] ??= $this->shop->products( $query );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<string, mixed> $query As for products().
	 */
	public function found_products( array $query ): int {
		return $this->found[ self::key( $query ) ] ??= $this->shop->found_products( $query );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<string, mixed> $query Query arguments of the Store API route.
	 */
	public function collection_data( array $query ): array {
		return $this->counts[ self::key( $query ) ] ??= $this->shop->collection_data( $query );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<string, mixed> $query As for products().
	 */
	public function price_histogram( array $query, int $buckets ): array {
		return $this->histograms[ self::key( array( $query, $buckets ) ) ] ??= $this->shop->price_histogram( $query, $buckets );
	}

	public function attributes(): array {
		return $this->attributes ??= $this->shop->attributes();
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $taxonomy Taxonomy of an attribute, product_cat or similar.
	 */
	public function terms( string $taxonomy ): array {
		return $this->terms[ $taxonomy ] ??= $this->shop->terms( $taxonomy );
	}

	public function settings(): array {
		if ( null === $this->settings ) {
			$this->settings = $this->shop->settings();
		}
		return $this->settings;
	}

	public function form_settings(): array {
		return $this->form_settings ??= $this->shop->form_settings();
	}

	public function take_notices(): array {
		if ( null === $this->notices ) {
			$this->notices = $this->shop->take_notices();
		}
		return $this->notices;
	}

	public function purchase( OrderQuery $order_query ): OrderResult {
		return $this->purchase ??= $this->shop->purchase( $order_query );
	}

	/**
	 * Returns the cache key of a query.
	 *
	 * @param array<array-key, mixed> $question Query as plain arrays.
	 */
	private static function key( array $question ): string {
		return (string) wp_json_encode( $question );
	}
}
