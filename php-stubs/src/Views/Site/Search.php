<?php
/**
 * The product search form.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Site;

use StorefrontIslands\Views\Ui\Icon;
use StorefrontIslands\Views\Ui\Node;

defined( 'ABSPATH' ) || exit;

/**
 * One search field (spec section 2, site-wide elements): src/islands/search/view.tsx at rest. It leads to WordPress's own search,
 * among products.
 */
final class Search {
	/**
	 * How many forms were asked for on this page.
	 *
	 * @var int
	 */
	private static $forms = 0;

	/** What the next form is called among the landmarks of the page; empty for the first one, which its role tells well enough. */
	public static function next_name(): string {
		++self::$forms;
		/* translators: %d: number of a search form on its page, from 2. */
		return self::$forms > 1 ? sprintf( __( 'Search products, form %d', 'storefront-islands' ), self::$forms ) : '';
	}

	/**
	 * What src/islands/search/props.ts decodes.
	 *
	 * @param string $id       The field's id, unique on the page.
	 * @param string $name     Of the landmark, see next_name().
	 * @param bool   $suggests Whether products are suggested while one types.
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
	 * The form.
	 *
	 * @param string $id   The field's id, unique on the page.
	 * @param string $name Of the landmark, see next_name().
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
