<?php
/**
 * A shop whose cart does not move while a page is made.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Shop;

use StorefrontIslands\Purchase\AskedFor;
use StorefrontIslands\Purchase\Found;

defined( 'ABSPATH' ) || exit;

/**
 * Asks everything once a page: the rows that a block prints and the seed in the boot data must be the same cart, or React
 * would not find the HTML that it expects. Several filters and a grid ask the same about the same products.
 */
final class SteadyShop implements Shop {
	/**
	 * The shop that is asked.
	 *
	 * @var Shop
	 */
	private $shop;

	/**
	 * Its cart, once asked for.
	 *
	 * @var array<string, mixed>|null
	 */
	private $cart = null;

	/**
	 * Its settings, once asked for.
	 *
	 * @var array<string, mixed>|null
	 */
	private $settings = null;

	/**
	 * Its messages, once taken: whoever renders the page's content beforehand, as for an excerpt, does not use them up.
	 *
	 * @var list<array{type: string, message: string}>|null
	 */
	private $notices = null;

	/**
	 * Its lists of products, by query.
	 *
	 * @var array<string, list<array<string, mixed>>>
	 */
	private $products = array();

	/**
	 * How many products it found, by query.
	 *
	 * @var array<string, int>
	 */
	private $found = array();

	/**
	 * Its counts for filters, by query.
	 *
	 * @var array<string, array<string, mixed>>
	 */
	private $counts = array();

	/**
	 * How it spread prices, by query and number of bars.
	 *
	 * @var array<string, list<int>>
	 */
	private $histograms = array();

	/**
	 * Its attributes, once asked for.
	 *
	 * @var list<array{id: int, name: string, taxonomy: string, label: string, count: int}>|null
	 */
	private $attributes = null;

	/**
	 * Its terms, by taxonomy.
	 *
	 * @var array<string, list<array{id: int, name: string, slug: string, count: int, parent: int}>>
	 */
	private $terms = array();

	/**
	 * The order that the page is about, once asked for.
	 *
	 * @var Found|null
	 */
	private $purchase = null;

	/**
	 * Wraps a shop.
	 *
	 * @param Shop $shop The shop that is asked.
	 */
	public function __construct( Shop $shop ) {
		$this->shop = $shop;
	}

	/** {@inheritDoc} */
	public function cart(): array {
		if ( null === $this->cart ) {
			$this->cart = $this->shop->cart();
		}
		return $this->cart;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<string, mixed> $query Query arguments of that route.
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
	 * @param array<string, mixed> $query Query arguments of that route.
	 */
	public function collection_data( array $query ): array {
		return $this->counts[ self::key( $query ) ] ??= $this->shop->collection_data( $query );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<string, mixed> $query   As for products().
	 * @param int                  $buckets How many bars.
	 */
	public function price_histogram( array $query, int $buckets ): array {
		return $this->histograms[ self::key( array( $query, $buckets ) ) ] ??= $this->shop->price_histogram( $query, $buckets );
	}

	/** {@inheritDoc} */
	public function attributes(): array {
		return $this->attributes ??= $this->shop->attributes();
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $taxonomy An attribute's, or product_cat and the like.
	 */
	public function terms( string $taxonomy ): array {
		return $this->terms[ $taxonomy ] ??= $this->shop->terms( $taxonomy );
	}

	/** {@inheritDoc} */
	public function settings(): array {
		if ( null === $this->settings ) {
			$this->settings = $this->shop->settings();
		}
		return $this->settings;
	}

	/** {@inheritDoc} */
	public function take_notices(): array {
		if ( null === $this->notices ) {
			$this->notices = $this->shop->take_notices();
		}
		return $this->notices;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $message HTML.
	 */
	public function leave_problem( string $message ): void {
		$this->shop->leave_problem( $message );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param int $product_id The product's or variation's id.
	 */
	public function product_url( int $product_id ): string {
		return $this->shop->product_url( $product_id );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param AskedFor $asked Always the same on a page.
	 */
	public function purchase( AskedFor $asked ): Found {
		return $this->purchase ??= $this->shop->purchase( $asked );
	}

	/** {@inheritDoc} */
	public function account_links(): array {
		return $this->shop->account_links();
	}

	/**
	 * Tells one question from another.
	 *
	 * @param array<array-key, mixed> $question Plain arrays.
	 */
	private static function key( array $question ): string {
		return (string) wp_json_encode( $question );
	}
}
