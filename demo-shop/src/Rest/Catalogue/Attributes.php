<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Rest\Catalogue;

use StorefrontIslands\DemoShop\Catalogue\Terms;
use StorefrontIslands\DemoShop\Rest\Route;
use StorefrontIslands\DemoShop\Support\Input;
use WP_REST_Response;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/** Returns the product attributes for GET products/attributes. */
class Attributes extends Route {
	public const PATH = '/products/attributes';

	protected function respond( string $method, Input $input ): WP_REST_Response {
		return new WP_REST_Response( $this->attributes() );
	}

	/** @return list<array<string, mixed>> */
	protected function attributes(): array {
		$attributes = array();
		foreach ( $this->services->settings->attributes() as $taxonomy => $label ) {
			$terms        = Terms::all( $taxonomy, false );
			$attributes[] = array(
				'id'           => count( $attributes ) + 1,
				'name'         => $label,
				'taxonomy'     => $taxonomy,
				'type'         => self::has_colors( $terms ) ? 'wc-visual' : 'select',
				'order'        => 'menu_order',
				'has_archives' => true,
				'count'        => count( $terms ),
			);
		}
		return $attributes;
	}

	/**
	 * @param list<WP_Term> $terms Terms of an attribute.
	 */
	private static function has_colors( array $terms ): bool {
		foreach ( $terms as $term ) {
			if ( '' !== get_term_meta( $term->term_id, Terms::COLOR, true ) ) {
				return true;
			}
		}
		return false;
	}
}
