<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Catalogue;

use Automattic\WooCommerce\StoreApi\Utilities\ProductQuery;

defined( 'ABSPATH' ) || exit;

/** WooCommerce's query of products, which reads all that it finds at once. An older WooCommerce reads one by one. */
final class WooProductQuery extends ProductQuery {
	/**
	 * Finds products.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request Request of GET products.
	 * @return array<array-key, mixed> Their ids in `results`.
	 */
	public function get_results( $request ) {
		$found = (array) parent::get_results( $request );
		_prime_post_caches( array_filter( (array) ( $found['results'] ?? array() ), 'is_int' ) );
		return $found;
	}
}
