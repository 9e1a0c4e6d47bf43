<?php
/**
 * Shop with sample data in place of a visitor's.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Elementor\Preview;

use StorefrontIslands\Purchase\OrderQuery;
use StorefrontIslands\Purchase\OrderResult;
use StorefrontIslands\Shop\Shop;
use StorefrontIslands\Support\JsonReader;

defined( 'ABSPATH' ) || exit;

/** The site's shop for previews in an editor: its own products and settings; cart, order and notices are samples. */
final class SampleShop implements Shop {
	/** The site's shop. */
	private Shop $shop;

	/**
	 * Constructor.
	 *
	 * @param Shop $shop The site's shop.
	 */
	public function __construct( Shop $shop ) {
		$this->shop = $shop;
	}

	/** {@inheritDoc} */
	public function cart(): array {
		return ( new SampleCart( $this->settings() ) )->data();
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<string, mixed> $query Query arguments of the Store API route.
	 */
	public function products( array $query ): array {
		return $this->shop->products( $query );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<string, mixed> $query As for products().
	 */
	public function found_products( array $query ): int {
		return $this->shop->found_products( $query );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param int    $product_id Id of the product.
	 * @param string $relation   Kind of the relation.
	 */
	public function related_products( int $product_id, string $relation ): array {
		return $this->shop->related_products( $product_id, $relation );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<string, mixed> $query Query arguments of the Store API route.
	 */
	public function collection_data( array $query ): array {
		return $this->shop->collection_data( $query );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<string, mixed> $query   As for products().
	 * @param int                  $buckets Number of bars.
	 */
	public function price_histogram( array $query, int $buckets ): array {
		return $this->shop->price_histogram( $query, $buckets );
	}

	/** {@inheritDoc} */
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

	/** {@inheritDoc} */
	public function settings(): array {
		return $this->shop->settings();
	}

	/** {@inheritDoc} */
	public function payment_icons(): array {
		return array();
	}

	/** {@inheritDoc} */
	public function take_notices(): array {
		return array();
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $message HTML.
	 */
	public function add_error_notice( string $message ): void {
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
	 * @param OrderQuery $order_query Any order query.
	 */
	public function purchase( OrderQuery $order_query ): OrderResult {
		$placeholder = ( new JsonReader( $this->settings() ) )->url( 'placeholderImgSrc' );
		return OrderResult::open( SampleOrder::of( new JsonReader( $this->cart() ), $placeholder ) );
	}

	/** {@inheritDoc} */
	public function account_links(): array {
		return $this->shop->account_links();
	}
}
