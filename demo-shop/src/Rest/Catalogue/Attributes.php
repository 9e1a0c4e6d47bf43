<?php
/**
 * Route GET products/attributes.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Rest\Catalogue;

use StorefrontIslands\DemoShop\Catalogue\Terms;
use StorefrontIslands\DemoShop\Rest\Route;
use StorefrontIslands\DemoShop\Support\Input;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Returns the product attributes. */
class Attributes extends Route {
	public const PATH = '/products/attributes';

	/** {@inheritDoc} */
	protected function respond( string $method, Input $input ): WP_REST_Response {
		return new WP_REST_Response( $this->attributes() );
	}

	/**
	 * Returns all product attributes.
	 *
	 * @return list<array<string, mixed>>
	 */
	protected function attributes(): array {
		$attributes = array();
		foreach ( $this->services->settings->attributes() as $taxonomy => $label ) {
			$attributes[] = array(
				'id'           => count( $attributes ) + 1,
				'name'         => $label,
				'taxonomy'     => $taxonomy,
				'type'         => $this->has_colors( $taxonomy ) ? 'wc-visual' : 'select',
				'order'        => 'menu_order',
				'has_archives' => true,
				'count'        => count( Terms::all( $taxonomy, false ) ),
			);
		}
		return $attributes;
	}

	/**
	 * True if terms of an attribute have colors.
	 *
	 * @param string $taxonomy Taxonomy of the attribute.
	 */
	private function has_colors( string $taxonomy ): bool {
		$colored = get_terms(
			array(
				'taxonomy'     => $taxonomy,
				'hide_empty'   => false,
				'meta_key'     => Terms::COLOR, // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- The sample shop has a dozen terms.
				'meta_compare' => 'EXISTS',
				'fields'       => 'ids',
			)
		);
		return array() !== $colored;
	}
}
