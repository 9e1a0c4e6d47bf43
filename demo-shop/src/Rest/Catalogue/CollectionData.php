<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Rest\Catalogue;

use StorefrontIslands\DemoShop\Catalogue\CollectionData as Counts;
use StorefrontIslands\DemoShop\Catalogue\ProductFilter;
use StorefrontIslands\DemoShop\Rest\Route;
use StorefrontIslands\DemoShop\Support\Input;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Returns the counts of product filters for GET products/collection-data; null for each that is not requested. */
final class CollectionData extends Route {
	public const PATH = '/products/collection-data';

	/** Maximum number of counts in one request, as in WooCommerce: each is computed over all products. */
	private const MAX_COUNTS = 25;

	private const COUNT_ARGS = array(
		'calculate_price_range'         => array( 'type' => 'boolean' ),
		'calculate_stock_status_counts' => array( 'type' => 'boolean' ),
		'calculate_rating_counts'       => array( 'type' => 'boolean' ),
		'calculate_attribute_counts'    => array(
			'type'     => 'array',
			'maxItems' => self::MAX_COUNTS,
			'items'    => array(
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
		'calculate_taxonomy_counts'     => array(
			'type'     => 'array',
			'maxItems' => self::MAX_COUNTS,
			'items'    => array( 'type' => 'string' ),
		),
	);

	protected function methods(): array {
		return array( 'GET' => self::COUNT_ARGS + ProductQueryArgs::filters() );
	}

	protected function respond( string $method, Input $input ): WP_REST_Response {
		$counts = new Counts( new ProductFilter( $input ) );
		$asked  = $input->objects( 'calculate_attribute_counts' );
		$trees  = $input->texts( 'calculate_taxonomy_counts' );
		return new WP_REST_Response(
			array(
				'price_range'         => $input->flag( 'calculate_price_range' ) ? $counts->price_range( $this->services->settings->currency() ) : null,
				'attribute_counts'    => array() === $asked ? null : $counts->attribute_counts( $asked ),
				'rating_counts'       => $input->flag( 'calculate_rating_counts' ) ? $counts->rating_counts() : null,
				'stock_status_counts' => $input->flag( 'calculate_stock_status_counts' ) ? $counts->stock_status_counts() : null,
				'taxonomy_counts'     => array() === $trees ? null : $counts->taxonomy_counts( $trees ),
			)
		);
	}
}
