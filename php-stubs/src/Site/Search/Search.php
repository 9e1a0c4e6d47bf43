<?php

declare(strict_types=1);

namespace StorefrontIslands\Site\Search;

use StorefrontIslands\Html\Node;
use StorefrontIslands\Ui\Icon;

defined( 'ABSPATH' ) || exit;

/**
 * Search field (docs/behaviour.md#product-search) for WordPress's own search, limited to products. Renders the same
 * HTML as src/islands/search/view.tsx in its initial state.
 */
final class Search {
	/** Prefix of the names that count the forms of a page. */
	private const COUNTED = 'storefront-search-form-';

	/** Returns the landmark label of the next form; empty for the first one, which needs none. */
	public static function next_name(): string {
		$number = (int) substr( wp_unique_prefixed_id( self::COUNTED ), strlen( self::COUNTED ) );
		/* translators: %d: number of a search form on its page, from 2. */
		return $number > 1 ? sprintf( __( 'Search products, form %d', 'storefront-islands' ), $number ) : '';
	}

	/**
	 * Returns the props that src/islands/search/island.tsx decodes.
	 *
	 * @param string $id       Id of the field, unique on the page.
	 * @param string $name     Label of the landmark, see next_name().
	 * @param bool   $suggests True if products are suggested while typing.
	 * @return array<string, mixed>
	 */
	public static function props( string $id, string $name, bool $suggests ): array {
		return array(
			'id'       => $id,
			'name'     => $name,
			'action'   => home_url( '/' ),
			'searched' => get_search_query( false ),
			'suggests' => $suggests,
		);
	}

	/**
	 * Returns the form.
	 *
	 * @param string $id   Id of the field, unique on the page.
	 * @param string $name Label of the landmark, see next_name().
	 */
	public static function node( string $id, string $name ): Node {
		return Node::element(
			'form',
			array(
				'class'      => 'storefront-search',
				'role'       => 'search',
				'aria-label' => '' === $name ? null : $name,
				'method'     => 'get',
				'action'     => home_url( '/' ),
			),
			array(
				Node::element(
					'label',
					array(
						'class' => 'storefront-visually-hidden',
						'for'   => $id,
					),
					array( __( 'Search products', 'storefront-islands' ) )
				),
				Node::element(
					'input',
					array(
						'class'        => 'storefront-search__field',
						'id'           => $id,
						'type'         => 'search',
						'name'         => 's',
						'value'        => get_search_query( false ),
						'placeholder'  => __( 'Search products', 'storefront-islands' ),
						'maxlength'    => 200,
						'enterkeyhint' => 'search',
						'required'     => true,
					)
				),
				Node::element(
					'input',
					array(
						'type'  => 'hidden',
						'name'  => 'post_type',
						'value' => 'product',
					)
				),
				Node::element(
					'button',
					array(
						'class' => 'storefront-search__button',
						'type'  => 'submit',
					),
					array(
						Icon::node( 'search' ),
						Node::element( 'span', array( 'class' => 'storefront-visually-hidden' ), array( __( 'Search', 'storefront-islands' ) ) ),
					)
				),
			)
		);
	}
}
