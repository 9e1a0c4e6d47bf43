<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Rest\Catalogue;

use StorefrontIslands\DemoShop\Catalogue\Terms;
use StorefrontIslands\DemoShop\Rest\Route;
use StorefrontIslands\DemoShop\Support\Input;
use StorefrontIslands\DemoShop\Support\Text;
use WP_REST_Response;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/** Base class of the routes that return terms. */
abstract class TermRoute extends Route {
	private const LIST_ARGS = array(
		'hide_empty' => array(
			'type'    => 'boolean',
			'default' => true,
		),
		'order'      => array(
			'type'    => 'string',
			'default' => 'asc',
			'enum'    => array( 'asc', 'desc' ),
		),
		'orderby'    => array(
			'type'    => 'string',
			'default' => 'name',
			'enum'    => array( 'name', 'slug', 'count', 'menu_order' ),
		),
	);

	protected function methods(): array {
		return array( 'GET' => self::LIST_ARGS );
	}

	/**
	 * Returns the terms of a taxonomy, in the requested order. Terms have no menu order here, so menu_order sorts by
	 * name.
	 */
	protected function list( string $taxonomy, Input $input ): WP_REST_Response {
		$terms = Terms::all( $taxonomy, $input->flag( 'hide_empty' ) );
		$field = $input->text( 'orderby' );
		if ( in_array( $field, array( 'slug', 'count' ), true ) ) {
			usort(
				$terms,
				static function ( WP_Term $a, WP_Term $b ) use ( $field ): int {
					return 'count' === $field ? $a->count <=> $b->count : strcmp( $a->slug, $b->slug );
				}
			);
		}
		$answers = array_map( array( $this, 'term' ), $terms );
		return new WP_REST_Response( 'desc' === $input->text( 'order' ) ? array_reverse( $answers ) : $answers );
	}

	/** @return array<string, mixed> */
	protected function term( WP_Term $term ): array {
		return array(
			'id'          => $term->term_id,
			'name'        => Text::html( $term->name ),
			'slug'        => $term->slug,
			'description' => Text::html( $term->description ),
			'parent'      => $term->parent,
			'count'       => $term->count,
		);
	}
}
