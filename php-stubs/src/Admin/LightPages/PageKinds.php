<?php

declare(strict_types=1);

namespace StorefrontIslands\Admin\LightPages;

defined( 'ABSPATH' ) || exit;

/** One page of each kind that a shop has. */
final class PageKinds {
	private const STORE_PAGES = array( 'shop', 'cart', 'checkout', 'myaccount' );

	/**
	 * Returns the addresses by the names of the kinds; without those that this shop does not have.
	 *
	 * @return array<string, string>
	 */
	public static function all(): array {
		return array_filter(
			array(
				__( 'Home', 'storefront-islands' )     => home_url( '/' ),
				__( 'Shop', 'storefront-islands' )     => self::store_page( 'shop' ),
				__( 'Product', 'storefront-islands' )  => self::product(),
				__( 'Category', 'storefront-islands' ) => self::category(),
				__( 'Page', 'storefront-islands' )     => self::plain_page(),
				__( 'Cart', 'storefront-islands' )     => self::store_page( 'cart' ),
				__( 'Checkout', 'storefront-islands' ) => self::store_page( 'checkout' ),
				__( 'Account', 'storefront-islands' )  => self::store_page( 'myaccount' ),
			)
		);
	}

	/** Returns the address of one of WooCommerce's pages. */
	private static function store_page( string $name ): string {
		return (string) get_permalink( max( 0, (int) wc_get_page_id( $name ) ) );
	}

	/** Returns the address of the newest product. */
	private static function product(): string {
		$ids = wc_get_products(
			array(
				'status'     => 'publish',
				'visibility' => 'catalog',
				'limit'      => 1,
				'return'     => 'ids',
			)
		);
		$id  = is_array( $ids ) ? reset( $ids ) : false;
		return is_int( $id ) ? (string) get_permalink( $id ) : '';
	}

	/** Returns the address of the category with most products. */
	private static function category(): string {
		$terms = get_terms(
			array(
				'taxonomy' => 'product_cat',
				'orderby'  => 'count',
				'order'    => 'DESC',
				'number'   => 1,
			)
		);
		$link  = is_array( $terms ) && isset( $terms[0] ) ? get_term_link( $terms[0] ) : '';
		return is_string( $link ) ? $link : '';
	}

	/** Returns the address of a page that is none of WooCommerce's, nor the first page or that of the posts. */
	private static function plain_page(): string {
		$others = array_map( static fn( string $name ): int => (int) wc_get_page_id( $name ), self::STORE_PAGES );
		$pages  = get_posts(
			array(
				'post_type'   => 'page',
				'numberposts' => 1,
				'exclude'     => array_merge( $others, array_map( 'intval', array_filter( array( get_option( 'page_on_front' ), get_option( 'page_for_posts' ) ), 'is_numeric' ) ) ), // phpcs:ignore WordPressVIPMinimum.Performance.WPQueryParams.PostNotIn_exclude -- Six ids, in the admin.
			)
		);
		return array() === $pages ? '' : (string) get_permalink( $pages[0] );
	}
}
