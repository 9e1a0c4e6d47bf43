<?php
/**
 * GET products/categories.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Rest\Catalogue;

use StorefrontIslands\DemoShop\Support\Input;
use WP_REST_Response;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/** The categories. */
class Categories extends TermRoute {
	public const PATH = '/products/categories';

	/** {@inheritDoc} */
	protected function answer( string $method, Input $input ): WP_REST_Response {
		return $this->list( 'product_cat', $input );
	}

	/** {@inheritDoc} */
	protected function term( WP_Term $term ): array {
		$reviews = 0;
		foreach ( $this->services->products->all() as $product ) {
			$reviews += has_term( $term->term_id, 'product_cat', $product->id ) ? $product->review_count : 0;
		}
		$link = get_term_link( $term );
		return parent::term( $term ) + array(
			'image'        => null,
			'review_count' => $reviews,
			'permalink'    => is_string( $link ) ? $link : '',
		);
	}
}
