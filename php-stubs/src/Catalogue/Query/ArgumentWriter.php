<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\Query;

defined( 'ABSPATH' ) || exit;

/** Converts filters to query arguments (docs/behaviour.md#filter-address), always in the same order. */
final class ArgumentWriter {
	/**
	 * Returns the decoded arguments, without empty ones.
	 *
	 * @param int $minor_unit Number of decimals of the currency.
	 * @return array<string, string>
	 */
	public static function write( Filters $filters, int $minor_unit ): array {
		$arguments = array(
			ArgumentName::plain( 'minPrice' ) => null === $filters->min_price ? '' : self::price( $filters->min_price, $minor_unit ),
			ArgumentName::plain( 'maxPrice' ) => null === $filters->max_price ? '' : self::price( $filters->max_price, $minor_unit ),
		);
		foreach ( Filters::fixed_kinds() as $kind ) {
			$arguments[ $kind->string( 'argument' ) ] = implode( ',', $filters->fixed( $kind->string( 'name' ) ) );
		}
		$arguments[ ArgumentName::plain( 'categories' ) ] = implode( ',', $filters->categories );
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
	 * Returns the operator that joins the terms of an attribute. "or" is written if there are several terms:
	 * WooCommerce's own filters take several terms without an operator as "and".
	 */
	private static function operator( AttributeFilter $filter ): string {
		if ( $filter->needs_all ) {
			return 'and';
		}
		return count( $filter->slugs ) > 1 ? 'or' : '';
	}

	/**
	 * Formats a price for a URL: major units, decimal point, no trailing zeros.
	 *
	 * @param int $amount     Price in minor units.
	 * @param int $minor_unit Number of decimals of the currency.
	 */
	public static function price( int $amount, int $minor_unit ): string {
		$digits   = str_pad( (string) $amount, $minor_unit + 1, '0', STR_PAD_LEFT );
		$split    = strlen( $digits ) - $minor_unit;
		$fraction = rtrim( (string) substr( $digits, $split ), '0' );
		return substr( $digits, 0, $split ) . ( '' === $fraction ? '' : '.' . $fraction );
	}
}
