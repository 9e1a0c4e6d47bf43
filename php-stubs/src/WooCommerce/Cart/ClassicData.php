<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Cart;

use StorefrontIslands\Compat\Classic\ClassicHooks;
use StorefrontIslands\Compat\Classic\ClassicSupport;
use StorefrontIslands\Shop\ClassicLine;

defined( 'ABSPATH' ) || exit;

/** Adds to responses of the Store API what the filters of WooCommerce's classic cart and checkout change. */
final class ClassicData {
	/**
	 * Registers the data, if somebody listens to one of the filters and a screen stands for a classic one.
	 *
	 * @param array<string> $filters  Names of filters.
	 * @param string        $endpoint Identifier of WooCommerce's schema that the data belongs to.
	 * @param callable      $data     Returns the changes.
	 * @param callable      $schema   Returns their schema.
	 */
	public static function add( array $filters, string $endpoint, callable $data, callable $schema ): void {
		if ( ! ClassicHooks::are_filtered( $filters ) || ! function_exists( 'woocommerce_store_api_register_endpoint_data' ) ) {
			return;
		}
		if ( ! ClassicSupport::is_active( 'cart' ) && ! ClassicSupport::is_active( 'checkout' ) ) {
			return;
		}
		woocommerce_store_api_register_endpoint_data(
			array(
				'endpoint'        => $endpoint,
				'namespace'       => ClassicLine::EXTENSION,
				'data_callback'   => $data,
				'schema_callback' => $schema,
				'schema_type'     => ARRAY_A,
			)
		);
	}
}
