<?php
/**
 * A choice of a filter list.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\Filters;

use StorefrontIslands\Html\Number;
use StorefrontIslands\Views\Ui\Node;

defined( 'ABSPATH' ) || exit;

/** An input with its name and number: src/islands/filter-list/parts/row.tsx. */
final class FilterListRow {
	/**
	 * The inputs' name.
	 *
	 * @var string
	 */
	private $name;

	/**
	 * 'radio' or 'checkbox'.
	 *
	 * @var string
	 */
	private $type;

	/**
	 * Whether the choices are numbers of stars.
	 *
	 * @var bool
	 */
	private $has_stars;

	/**
	 * Whether numbers of products are shown.
	 *
	 * @var bool
	 */
	private $has_counts;

	/**
	 * Takes what all choices of a list have in common.
	 *
	 * @param string $name       The inputs' name.
	 * @param string $type       'radio' or 'checkbox'.
	 * @param bool   $has_stars  Whether the choices are numbers of stars.
	 * @param bool   $has_counts Whether numbers of products are shown.
	 */
	public function __construct( string $name, string $type, bool $has_stars, bool $has_counts ) {
		$this->name       = $name;
		$this->type       = $type;
		$this->has_stars  = $has_stars;
		$this->has_counts = $has_counts;
	}

	/**
	 * A choice.
	 *
	 * @param FilterTerm $term      The choice.
	 * @param bool       $is_chosen Whether it is ticked.
	 * @param bool       $is_more   Whether it is seen only in the unfolded list.
	 */
	public function node( FilterTerm $term, bool $is_chosen, bool $is_more ): Node {
		$is_off = 0 === $term->count && ! $is_chosen;
		return Node::element(
			'li',
			array(
				'class'      => 'storefront-filter-list__item' . ( $is_more ? ' is-more' : '' ) . ( $is_off ? ' is-off' : '' ),
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
								'aria-disabled' => $is_off ? 'true' : null,
							)
						),
						$this->has_stars && '' !== $term->value ? self::stars( $term ) : Node::element( 'span', array( 'class' => 'storefront-filter-list__name' ), array( $term->label ) ),
						$this->has_counts && null !== $term->count ? self::count( $term->count ) : null,
					)
				),
			)
		);
	}

	/**
	 * Stars for the eye, words for the ear.
	 *
	 * @param FilterTerm $term A rating.
	 */
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

	/**
	 * A number for the eye, words for the ear.
	 *
	 * @param int $count Products.
	 */
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
