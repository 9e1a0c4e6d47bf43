<?php
/**
 * Writes filters as an address does.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Catalogue;

defined( 'ABSPATH' ) || exit;

/** From filters to query arguments (spec section 2, filter state in the URL), always in the same order. */
final class ArgumentWriter {
	/**
	 * The arguments, decoded. One that has nothing to say is left out.
	 *
	 * @param Filters $filters    What is filtered by.
	 * @param int     $minor_unit Digits after the point.
	 * @return array<string, string>
	 */
	public static function write( Filters $filters, int $minor_unit ): array {
		$arguments = array(
			'min_price'           => null === $filters->min_price ? '' : self::price( $filters->min_price, $minor_unit ),
			'max_price'           => null === $filters->max_price ? '' : self::price( $filters->max_price, $minor_unit ),
			'rating_filter'       => implode( ',', $filters->ratings ),
			'filter_stock_status' => implode( ',', $filters->stock ),
			'categories'          => implode( ',', $filters->categories ),
		);
		foreach ( $filters->attributes as $filter ) {
			$arguments[ ArgumentName::of_attribute( $filter->taxonomy ) ] = implode( ',', $filter->slugs );
			$arguments[ ArgumentName::of_operator( $filter->taxonomy ) ]  = self::operator( $filter );
		}
		foreach ( $filters->taxonomies as $filter ) {
			$arguments[ ArgumentName::of_widget( $filter->widget_id, $filter->taxonomy ) ] = implode( ',', $filter->terms );
		}
		return array_diff( $arguments, array( '' ) );
	}

	/**
	 * How the terms of an attribute are joined. "or" is said where it makes a difference: WooCommerce's own lists take several terms
	 * without it for "and".
	 *
	 * @param AttributeFilter $filter The attribute's filter.
	 */
	private static function operator( AttributeFilter $filter ): string {
		if ( $filter->needs_all ) {
			return 'and';
		}
		return count( $filter->slugs ) > 1 ? 'or' : '';
	}

	/**
	 * A price as the address says it: major units, a point, no zeros at the end.
	 *
	 * @param int $amount     Minor units.
	 * @param int $minor_unit Digits after the point.
	 */
	public static function price( int $amount, int $minor_unit ): string {
		$digits   = str_pad( (string) $amount, $minor_unit + 1, '0', STR_PAD_LEFT );
		$split    = strlen( $digits ) - $minor_unit;
		$fraction = rtrim( (string) substr( $digits, $split ), '0' );
		return substr( $digits, 0, $split ) . ( '' === $fraction ? '' : '.' . $fraction );
	}
}
