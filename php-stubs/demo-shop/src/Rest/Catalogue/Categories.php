<?php
/**
 * GET products/categories.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Rest\Catalogue;

use StorefrontIslands\DemoShop\Catalogue\Terms;
use StorefrontIslands\DemoShop\Support\Input;
use WP_REST_Response;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/** The categories. */
class Categories extends TermRoute {
	public const PATH = '/products/categories';

	/** @var array<int, int>|null Term to number of reviews; null before it is counted. */
	private ?array $reviews = null;

	/** {@inheritDoc} */
	protected function answer( string $method, Input $input ): WP_REST_Response {
		return $this->list( 'product_cat', $input );
	}

	/** {@inheritDoc} */
	protected function term( WP_Term $term ): array {
		$this->reviews = $this->reviews ?? $this->count_reviews();
		$link          = get_term_link( $term );
		return parent::term( $term ) + array(
			'image'        => null,
			'review_count' => $this->reviews[ $term->term_id ] ?? 0,
			'permalink'    => is_string( $link ) ? $link : '',
		);
	}

	/**
	 * Reviews in each category.
	 *
	 * @return array<int, int>
	 */
	private function count_reviews(): array {
		$reviews = array();
		foreach ( $this->services->products->all() as $product ) {
			foreach ( Terms::of( $product->id, 'product_cat' ) as $term ) {
				$reviews[ $term->term_id ] = ( $reviews[ $term->term_id ] ?? 0 ) + $product->review_count;
			}
		}
		return $reviews;
	}
}
