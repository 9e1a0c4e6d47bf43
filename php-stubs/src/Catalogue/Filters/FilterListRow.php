<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\Filters;

use StorefrontIslands\Html\Node;
use StorefrontIslands\Html\Number;

defined( 'ABSPATH' ) || exit;

/** Input with label and count. Renders the same HTML as src/islands/filter-list/choices.tsx. */
final class FilterListRow {
	/** Name of the inputs. */
	private string $name;

	/** Type of the inputs: 'radio' or 'checkbox'. */
	private string $type;

	/** True if the choices are star ratings. */
	private bool $has_stars;

	/** True if the numbers of products are displayed. */
	private bool $has_counts;

	/**
	 * Creates the renderer for the choices of a list.
	 *
	 * @param string $type Type of the inputs: 'radio' or 'checkbox'.
	 * @param bool $has_stars True if the choices are star ratings.
	 * @param bool $has_counts True if the numbers of products are displayed.
	 */
	public function __construct( string $name, string $type, bool $has_stars, bool $has_counts ) {
		$this->name       = $name;
		$this->type       = $type;
		$this->has_stars  = $has_stars;
		$this->has_counts = $has_counts;
	}

	/**
	 * Returns one choice.
	 *
	 * @param bool $is_chosen True if it is selected.
	 * @param bool $is_folded True if it is only visible in the expanded list.
	 */
	public function node( FilterTerm $term, bool $is_chosen, bool $is_folded ): Node {
		$is_disabled = 0 === $term->count && ! $is_chosen;
		return Node::element(
			'li',
			array(
				'class'      => 'storefront-filter-list__item' . ( $is_folded ? ' is-more' : '' ) . ( $is_disabled ? ' is-off' : '' ),
				'aria-level' => $term->level > 0 ? $term->level + 1 : null,
			),
			array(
				Node::element(
					'label',
					array( 'class' => 'storefront-filter-list__choice' ),
					array(
						Node::element(
							'input',
							array(
								'class'         => 'wc-block-components-checkbox__input',
								'type'          => $this->type,
								'name'          => $this->name,
								'value'         => $term->value,
								'checked'       => $is_chosen,
								'autocomplete'  => 'off',
								'aria-disabled' => $is_disabled ? 'true' : null,
							)
						),
						// Says nothing: the name is beside it.
						'' === $term->sample ? null : Node::element(
							'img',
							array(
								'src'      => $term->sample,
								'alt'      => '',
								'decoding' => 'async',
							)
						),
						$this->has_stars && '' !== $term->value ? self::stars( $term ) : self::name( $term ),
						$this->has_counts && null !== $term->count ? self::count( $term->count ) : null,
					)
				),
			)
		);
	}

	/** Returns a label with its description. */
	private static function name( FilterTerm $term ): Node {
		return Node::element(
			'span',
			array( 'class' => 'storefront-filter-list__name' ),
			array(
				$term->label,
				'' === $term->description ? null : Node::element( 'small', array(), array( $term->description ) ),
			)
		);
	}

	/** Returns stars with a text alternative for screen readers. */
	private static function stars( FilterTerm $term ): Node {
		$number = (int) $term->value;
		return Node::element(
			'span',
			array( 'class' => 'storefront-filter-list__name' ),
			array(
				Node::element(
					'span',
					array(
						'class'       => 'storefront-filter-list__stars',
						'aria-hidden' => 'true',
					),
					array(
						str_repeat( '★', $number ),
						Node::element( 'span', array(), array( str_repeat( '★', 5 - $number ) ) ),
					)
				),
				Node::element( 'span', array( 'class' => 'storefront-visually-hidden' ), array( $term->label ) ),
			)
		);
	}

	/** Returns a count with a text alternative for screen readers. */
	private static function count( int $count ): Node {
		return Node::group(
			array(
				Node::element(
					'span',
					array(
						'class'       => 'storefront-filter-list__count',
						'aria-hidden' => 'true',
					),
					array( Number::text( $count ) )
				),
				/* translators: %s: number of products. */
				Node::element( 'span', array( 'class' => 'storefront-visually-hidden' ), array( sprintf( _n( '%s product', '%s products', $count, 'storefront-islands' ), Number::text( $count ) ) ) ),
			)
		);
	}
}
