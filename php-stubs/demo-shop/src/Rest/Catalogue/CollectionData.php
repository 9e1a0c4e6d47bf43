<?php
/**
 * GET products/collection-data.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Rest\Catalogue;

use StorefrontIslands\DemoShop\Catalogue\CollectionData as Counts;
use StorefrontIslands\DemoShop\Catalogue\ProductFilter;
use StorefrontIslands\DemoShop\Rest\Route;
use StorefrontIslands\DemoShop\Support\Input;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Counts for the filters; null where a count is not asked for. */
final class CollectionData extends Route {
	/** {@inheritDoc} */
	public function path(): string {
		return '/products/collection-data';
	}

	/** {@inheritDoc} */
	protected function endpoints(): array {
		$flag = array(
			'type'    => 'boolean',
			'default' => false,
		);
		$args = array(
			'calculate_price_range'         => $flag,
			'calculate_stock_status_counts' => $flag,
			'calculate_rating_counts'       => $flag,
			'calculate_attribute_counts'    => array(
				'type'  => 'array',
				'items' => array(
					'type'       => 'object',
					'properties' => array(
						'taxonomy'   => array( 'type' => 'string' ),
						'query_type' => array(
							'type' => 'string',
							'enum' => array( 'or', 'and' ),
						),
					),
				),
			),
		);
		return array( $this->endpoint( 'GET', array( $this, 'get' ), $args + ProductQueryArgs::filters() ) );
	}

	/**
	 * Answers a request.
	 *
	 * @internal
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 */
	public function get( WP_REST_Request $request ): WP_REST_Response {
		$query  = Input::of( $request->get_params() );
		$counts = new Counts( new ProductFilter( $query ), $this->services->products->all() );
		$asked  = $query->objects( 'calculate_attribute_counts' );
		return new WP_REST_Response(
			array(
				'price_range'         => $query->flag( 'calculate_price_range' ) ? $counts->price_range( $this->services->settings->currency() ) : null,
				'attribute_counts'    => array() === $asked ? null : $counts->attribute_counts( $asked ),
				'rating_counts'       => $query->flag( 'calculate_rating_counts' ) ? $counts->rating_counts() : null,
				'stock_status_counts' => $query->flag( 'calculate_stock_status_counts' ) ? $counts->stock_status_counts() : null,
				'taxonomy_counts'     => null,
			)
		);
	}
}
