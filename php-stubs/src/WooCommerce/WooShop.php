<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce;

use StorefrontIslands\Purchase\OrderQuery;
use StorefrontIslands\Purchase\OrderResult;
use StorefrontIslands\Shop\AccountParts;
use StorefrontIslands\Shop\ProductFormParts;
use StorefrontIslands\Shop\ProductOrders;
use StorefrontIslands\Shop\Shop;
use StorefrontIslands\WooCommerce\Account\WooAccount;
use StorefrontIslands\WooCommerce\Account\WooAccountPage;
use StorefrontIslands\WooCommerce\Cart\WooPageCart;
use StorefrontIslands\WooCommerce\Catalogue\TooManyCounts;
use StorefrontIslands\WooCommerce\Catalogue\WooFormParts;
use StorefrontIslands\WooCommerce\Catalogue\WooPriceHistogram;
use StorefrontIslands\WooCommerce\Catalogue\WooProductOrders;
use StorefrontIslands\WooCommerce\Catalogue\WooRelatedProducts;
use StorefrontIslands\WooCommerce\Catalogue\WooStoreApi;
use StorefrontIslands\WooCommerce\Catalogue\WooTerms;
use StorefrontIslands\WooCommerce\Checkout\WooClassicValues;
use StorefrontIslands\WooCommerce\Checkout\WooFieldRules;
use StorefrontIslands\WooCommerce\Checkout\WooPaymentIcons;
use StorefrontIslands\WooCommerce\Product\WooProductActions;
use StorefrontIslands\WooCommerce\Product\WooProductDetails;
use StorefrontIslands\WooCommerce\Product\WooSwatches;
use StorefrontIslands\WooCommerce\Purchase\WooPurchase;

defined( 'ABSPATH' ) || exit;

/** Returns the data of WooCommerce's Store API without an HTTP request. */
final class WooShop implements Shop {
	/** Buttons such as "View cart" in WooCommerce's notices, and "Undo?", which the cart has itself. */
	private const LINK_BUTTON = '~<a\b[^<>]*\bclass=["\'][^"\'<>]*\b(?:button|restore-item)\b[^<>]*>.*?</a>~is';

	/** Arguments for pagination and order, which do not change the number of results. */
	private const PAGING = array(
		'page'     => true,
		'per_page' => true,
		'order'    => true,
		'orderby'  => true,
	);

	/**
	 * Number of products that the last query found, and that query without pagination.
	 *
	 * @var array{query: array<string, mixed>, total: int}|null
	 */
	private ?array $last_found = null;

	private WooFieldRules $rules;

	public function __construct( WooFieldRules $rules ) {
		$this->rules = $rules;
	}

	public function cart(): array {
		return WooPageCart::read();
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<string, mixed> $query Query arguments of the Store API route.
	 */
	public function products( array $query ): array {
		$found = WooStoreApi::products( $query );

		$this->last_found = array(
			'query' => array_diff_key( $query, self::PAGING ),
			'total' => $found['total'],
		);
		return $found['products'];
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<string, mixed> $query As for products().
	 */
	public function found_products( array $query ): int {
		$query = array_diff_key( $query, self::PAGING );
		return null !== $this->last_found && $this->last_found['query'] === $query ? $this->last_found['total'] : WooStoreApi::found_products( $query );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<string, mixed> $query As for products().
	 */
	public function product_ids( array $query ): array {
		return WooStoreApi::product_ids( array_diff_key( $query, self::PAGING ) );
	}

	public function related_products( int $product_id, string $relation ): array {
		return WooRelatedProducts::of( $product_id, $relation );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<string, string> $labels The plugin's labels of the orders that visitors may choose, by name.
	 */
	public function product_orders( array $labels, string $page ): ProductOrders {
		return WooProductOrders::of( $labels, $page );
	}

	public function has_ratings(): bool {
		return wc_review_ratings_enabled();
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<string, mixed> $query Query arguments of the Store API route.
	 */
	public function collection_data( array $query ): array {
		return self::unless_too_many( static fn(): array => WooStoreApi::collection_data( $query ) ) ?? array();
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<string, mixed> $query As for products().
	 */
	public function price_histogram( array $query, int $buckets ): array {
		return self::unless_too_many( static fn(): array => WooPriceHistogram::of( array_diff_key( $query, self::PAGING ), $buckets ) ) ?? array();
	}

	/**
	 * Returns counts; null if too many others run. A page without them must not be kept for other visitors.
	 *
	 * @template T of array<array-key, mixed>
	 * @param callable(): T $count Counts.
	 * @return T|null
	 */
	private static function unless_too_many( callable $count ): ?array {
		try {
			return $count();
		} catch ( TooManyCounts $refused ) {
			do_action( 'storefront_islands_shows_visitor' );
			return null;
		}
	}

	public function attributes(): array {
		return WooTerms::attributes();
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $taxonomy Taxonomy of an attribute, product_cat or similar.
	 */
	public function terms( string $taxonomy ): array {
		return WooTerms::of( $taxonomy );
	}

	public function settings(): array {
		return WooSettings::for_pages();
	}

	public function form_settings(): array {
		return WooFormSettings::all( $this->rules );
	}

	public function payment_icons(): array {
		return WooPaymentIcons::all();
	}

	/**
	 * {@inheritDoc}
	 *
	 * Call it before cart(): reading the cart makes WooCommerce report pending error notices as errors of the cart.
	 */
	public function take_notices(): array {
		if ( ! function_exists( 'wc_get_notices' ) || null === WC()->session ) {
			return array();
		}
		$taken = array();
		foreach ( wc_get_notices() as $type => $notices ) {
			foreach ( $notices as $notice ) {
				$html    = is_array( $notice ) ? ( $notice['notice'] ?? '' ) : $notice;
				$taken[] = array(
					'type'    => (string) $type,
					'message' => (string) preg_replace( self::LINK_BUTTON, '', is_string( $html ) ? $html : '' ),
				);
			}
		}
		if ( array() !== $taken ) {
			wc_clear_notices();
		}
		return $taken;
	}

	/** {@inheritDoc} */
	public function is_changed_by_pages(): bool {
		return function_exists( 'wc_notice_count' ) && null !== WC()->session && ( wc_notice_count() > 0 || array() !== WC()->cart->get_removed_cart_contents() || WooClassicValues::would_fill() );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $message HTML.
	 */
	public function add_error_notice( string $message ): void {
		$session = WC()->session;
		if ( ! $session instanceof \WC_Session_Handler || wc_has_notice( $message, 'error' ) ) {
			return;
		}
		wc_add_notice( $message, 'error' );
		if ( ! $session->has_session() ) {
			$session->set_customer_session_cookie( true );
		}
	}

	public function form_parts( int $product_id ): ProductFormParts {
		return WooFormParts::of( $product_id );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param list<int> $ids Ids of products.
	 */
	public function card_actions( array $ids ): array {
		return WooProductActions::of_cards( $ids );
	}

	public function page_actions( int $product_id ): array {
		return WooProductActions::of_page( $product_id );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param list<int> $ids Ids of products and variations.
	 */
	public function product_details( array $ids ): array {
		return WooProductDetails::of( $ids );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param list<int> $term_ids Ids of terms.
	 */
	public function swatches( string $taxonomy, array $term_ids ): ?array {
		return WooSwatches::of( $taxonomy, $term_ids );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param int $product_id Id of the product or variation.
	 */
	public function product_url( int $product_id ): string {
		$product = wc_get_product( $product_id );
		return $product instanceof \WC_Product && $product->is_visible()
			? $product->get_permalink()
			: wc_get_page_permalink( 'shop' );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param OrderQuery $order_query Id and key of the order, and the visitor's input.
	 */
	public function purchase( OrderQuery $order_query ): OrderResult {
		return WooPurchase::find( $order_query );
	}

	public function account_links(): array {
		return WooAccount::links();
	}

	public function account( AccountParts $parts ): string {
		return ( new WooAccountPage( $parts ) )->html();
	}
}
