<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Catalogue;

use StorefrontIslands\Catalogue\Query\PageQuery;
use StorefrontIslands\Html\Text;
use StorefrontIslands\Shop\ProductOrders;

defined( 'ABSPATH' ) || exit;

/** The shop's orders of products, as woocommerce_catalog_ordering() lists them and the main query applies them. */
final class WooProductOrders {
	/** Filters by which plugins change the orders. */
	private const DEFAULT_ORDER = 'woocommerce_default_catalog_orderby';
	private const OFFERED       = 'woocommerce_catalog_orderby';
	private const APPLIED       = 'woocommerce_get_catalog_ordering_args';

	/** Orders that WooCommerce applies by itself, without their direction. */
	private const KNOWN = array( 'date', 'id', 'menu_order', 'modified', 'popularity', 'price', 'rand', 'rating', 'relevance', 'title' );

	/**
	 * Returns the orders of a list.
	 *
	 * @param array<string, string> $labels The plugin's labels of the orders that visitors may choose, by name.
	 * @param string                $page   Page whose list it is, see PageQuery::PAGE; empty for none.
	 */
	public static function of( array $labels, string $page ): ProductOrders {
		if ( has_filter( self::DEFAULT_ORDER ) || has_filter( self::OFFERED ) || has_filter( self::APPLIED ) ) {
			// A plugin may have other orders on other pages.
			WooMainQuery::enter( PageQuery::vars_of( $page ) );
		}
		// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- WooCommerce's own.
		$default = apply_filters( self::DEFAULT_ORDER, get_option( 'woocommerce_default_catalog_orderby', 'menu_order' ) );
		$offered = apply_filters( self::OFFERED, $labels );
		// phpcs:enable
		$hidden = wc_review_ratings_enabled() ? array() : array( 'rating' => true );
		return new ProductOrders( is_string( $default ) && self::is_applied( $default ) ? $default : 'menu_order', array_diff_key( self::applied( $offered ), $hidden ) );
	}

	/**
	 * Returns the orders that can be applied to a list.
	 *
	 * @param mixed $offered Labels by name, as plugins have changed them.
	 * @return array<string, string>
	 */
	private static function applied( $offered ): array {
		$labels = array();
		foreach ( is_array( $offered ) ? $offered : array() as $name => $label ) {
			if ( is_string( $label ) && self::is_applied( (string) $name ) ) {
				$labels[ (string) $name ] = Text::decode( $label );
			}
		}
		return $labels;
	}

	/** True for an order that WooCommerce knows, or that a plugin may apply where WooCommerce asks for it. */
	private static function is_applied( string $name ): bool {
		return '' !== $name && ( in_array( explode( '-', $name )[0], self::KNOWN, true ) || has_filter( self::APPLIED ) );
	}
}
