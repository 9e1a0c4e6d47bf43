<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Product;

defined( 'ABSPATH' ) || exit;

/** Makes a product the current one: templates and their actions read it from globals. */
final class WooCurrentProduct {
	/**
	 * Runs code with a product as the current one.
	 *
	 * @param callable(): void $run The code.
	 */
	public static function during( \WC_Product $product, callable $run ): void {
		$before = array(
			'product' => $GLOBALS['product'] ?? null,
			'post'    => $GLOBALS['post'] ?? null,
		);
		// phpcs:disable WordPress.WP.GlobalVariablesOverride.Prohibited, WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedVariableFound -- Restored below, as WooCommerce's blocks do.
		$GLOBALS['post'] = get_post( $product->get_id() );
		setup_postdata( $product->get_id() );
		$GLOBALS['product'] = $product;
		try {
			$run();
		} finally {
			$GLOBALS['post'] = $before['post'];
			if ( $before['post'] instanceof \WP_Post ) {
				setup_postdata( $before['post'] );
			}
			$GLOBALS['product'] = $before['product'];
		}
		// phpcs:enable
	}
}
